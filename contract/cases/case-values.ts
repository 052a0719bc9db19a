/** The statuses of a case, in the order of its life. */
export const caseStatuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** Where the file of a case is, in the order of its way. */
export const stages = ['papers', 'submitted', 'inProcess', 'approved', 'dispatched', 'handedOver'] as const
export type Stage = (typeof stages)[number]

/** For whom a file waits. */
export const waitingOn = ['office', 'dealer', 'rto', 'financier', 'plateMaker'] as const
export type WaitingOn = (typeof waitingOn)[number]

/** What a file that waits for its dealer wants of the dealer. */
export const waitReasons = ['papers', 'signature', 'payment', 'vehicle', 'originalRc', 'collect', 'other'] as const
export type WaitReason = (typeof waitReasons)[number]

/** The codes by which a rejection can say its reason. */
export const rejectionCodes = [
  'papersMissing',
  'signatureMismatch',
  'wrongDetails',
  'duesPending',
  'duplicate',
  'other',
] as const

/** The two owners of a case: the registered one and the new one. */
export const ownerParties = ['seller', 'buyer'] as const
export type OwnerParty = (typeof ownerParties)[number]
