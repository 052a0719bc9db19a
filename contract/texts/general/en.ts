export const general = {
  /** The message of a successful call without a message of its own. */
  done: 'Done',
  wrong: 'Something went wrong',
  fetchFailed: 'Some error Occured during fetch',
  fetchingError: 'Fetching error',
  personalDataFailed: 'Error fetching personal Data',
  notForYou: 'You are not allowed to do this',
  notFound: 'Not found',
  badInput: 'Please check the marked fields',
  tooMany: 'Too many tries. Please wait a little and try again.',
  tooLarge: 'This is too large to send',
  wrongType: 'Send this as JSON',
  tooSlow: 'This took too long to arrive. Please try again.',
  diskFull: 'The disk is full',
  unavailable: 'The service is busy for a moment. Please try again.',
  offline: 'No connection. What you typed is kept: try again when you are online.',
  scriptMissing:
    'A part of the portal could not be loaded: it was updated meanwhile, or there is no connection. What you typed is kept.',
  noConnection: 'No connection',
  opensByItself: 'This page opens by itself when the network is back. What you typed is kept.',
  conflict: 'This is not possible in the present state',
  keyReused: 'This Idempotency-Key was used for another request',

  /** `"{Label} is required"`, the specification's sentence for most fields. */
  isRequired: '{label} is required',
  /** `"{Label} is required."`, the specification's sentence for charges and RTO fields. */
  isRequiredStop: '{label} is required.',

  /* Labels of buttons on many screens. */
  add: 'Add',
  /** Adds what was typed, such as "Add KA-05". */
  addNamed: 'Add {name}',
  /** The button within an empty list; the one above the list names what is added. */
  addFirst: 'Create the first entry',
  close: 'Close',
  edit: 'Edit',
  save: 'Save',
  openPage: 'Open {label}',
  /* Labels that many screens share. */
  viewDetails: 'View Details',
  yes: 'Yes',
  no: 'No',
  /* Labels of buttons and cells with the same meaning on every screen. */
  tryAgain: 'Try again',
  /** For screen readers; `name` is the name of the row. */
  editNamed: 'Edit {name}',
  viewDetailsOf: 'View Details of {name}',
  emptyReference: 'Add the first one to offer it in new cases.',
  frequentReasons: 'Frequent reasons',
  reasonHint: 'It stays in the activity log. The dealer does not see it.',
  verify: 'Verify',
  reject: 'Reject',
  confirm: 'Confirm',
  copy: 'Copy',
  sendOnWhatsApp: 'Send on WhatsApp',
  print: 'Print',
  nothingFound: 'Nothing found',
  productName: 'Vehicle Record Portal',
  caseTotal: '{count, number} {count, plural, one {case} other {cases}}',
  rejectNamed: 'Reject {name}',
} as const
