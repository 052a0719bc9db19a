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
  takeFor: 'Take {value} for {field}, {paper}',
  doubtful: '{paper}, compare it',
  /** Below a field whose value is that of a paper. */
  asOn: 'As on: {paper}',
  cutOut: '{field} on the paper',
} as const
