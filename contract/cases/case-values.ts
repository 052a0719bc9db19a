/** The statuses of a case, in the order of its life (spec/2 point 4). */
export const caseStatuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const

/** The codes by which a rejection can say its reason (contract-trade section 5). */
export const rejectionCodes = [
  'papersMissing',
  'signatureMismatch',
  'wrongDetails',
  'duesPending',
  'duplicate',
  'other',
] as const
