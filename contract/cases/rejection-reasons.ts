/** The codes by which a rejection can say its reason (contract-trade section 5). */
export const rejectionCodes = [
  'papersMissing',
  'signatureMismatch',
  'wrongDetails',
  'duesPending',
  'duplicate',
  'other',
] as const
