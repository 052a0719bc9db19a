/** The kinds of papers that are read. Aadhaar and PAN cards are none of them, and are never read. */
export const paperKinds = ['RC', 'INSURANCE', 'PUC', 'FITNESS', 'TAX', 'PERMIT', 'RECEIPT', 'PAYMENT'] as const

export type PaperKind = (typeof paperKinds)[number]

/** What is read: fields of a case by its own names, and those of a payment. */
export const readNames = [
  'vehicleNo',
  'chassisNo',
  'engineNo',
  'sellerName',
  'hpt',
  'fitnessExpiry',
  'taxExpiry',
  'insuranceExpiry',
  'pucExpiry',
  'permitExpiry',
  'applicationNo',
  'receiptAmount',
  'appointmentDate',
  'utr',
  'amount',
  'day',
  'payee',
] as const

export type ReadName = (typeof readNames)[number]

/** From this certainty on a value may be taken with one key; below it is confirmed by itself. */
export const HIGH_CERTAINTY = 0.9
