export const readings = {
  /* Reading papers. */
  saved: 'Reading of papers saved',
  badKinds: 'Choose the kinds of papers that are read',
  tooSlow: 'This file takes too long to read',
  tooLarge: 'This file is too large to read',
  /** The kinds of papers. */
  kinds: {
    RC: 'RC',
    INSURANCE: 'Insurance policy',
    PUC: 'PUC certificate',
    FITNESS: 'Fitness certificate',
    TAX: 'Tax receipt',
    PERMIT: 'Permit',
    RECEIPT: 'RTO receipt',
    PAYMENT: 'Payment',
  },
  start: 'Start from papers',
  startHint: 'Drop, choose or photograph up to {count}: RC, insurance, PUC, receipt. You confirm what they say.',
  atMost: 'At most {count} papers fill a new case',
  notRead: 'Nothing read',
  removePaper: 'Remove {name}',
  /** Takes the certain values of the papers for fields that nobody has filled in. */
  takeCertain: 'Take {count, plural, one {# certain value} other {# certain values}}',
  takeAllCertain: 'Take what is certain of the papers',
  takeFor: 'Take {value} for {field}, {paper}',
  doubtful: '{paper}, compare it',
  /** Below a field whose value is that of a paper. */
  asOn: 'As on: {paper}',
  cutOut: '{field} on the paper',
  /** A date that a file of a case says. */
  validUntil: '{field}: until {day}',
  compare: 'compare it with the paper',
  /** Below a date on the page of a vehicle. */
  sourceOf: '{paper}, {caseNo}',
  take: 'Take',
  /** The number of a policy or certificate, and its paper's note. */
  number: 'No. {number}',
  takeNumber: 'Take {number} as the note',
  takeDay: 'Take {day} for {field}',
  otherVehicle: '{paper} of another vehicle: {plate}',
  /** A proof beside its payment. */
  proofSays: 'What the proof says',
  payee: 'Paid to',
  day: 'Paid on',
  agrees: 'Agrees',
  differs: 'Differs',
  notReadable: 'Not readable',
  /** What was read, but not for certain or with nothing to compare it with. */
  compareIt: 'Compare it',
  proofDiffers: 'Proof differs',
  differsFirst: 'Differs first',
  /** Before Pay Now; nothing of it prevents a payment. */
  otherAmount: 'The proof says {read}, to pay are {total}.',
  olderThanCases: 'The proof is of {day}, before these cases.',
  utrUsed: 'You have used this UTR for another payment.',
  utrOfProof: 'From the screenshot. Compare it.',
  settingsTitle: 'Reading of papers',
  settingsDescription:
    'Papers and proofs are read on this office’s own machine and only propose: a person confirms. Aadhaar and PAN cards are never read.',
  settingsFailed: 'The settings of reading could not be loaded or saved',
  readPapers: 'Read papers',
  whichKinds: 'Kinds that are read',
} as const
