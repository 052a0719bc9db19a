/**
 * What the spec quotes but no screen can be brought to show, and why. Whatever is proved elsewhere
 * says where.
 */
export const notOnScreens: Readonly<Record<string, string>> = {
  'Branch created successfully': 'for an answer without data, which the checked answers of the server rule out',
  'Firm created successfully': 'for an answer without data, which the checked answers of the server rule out',
  'branchId is required and was not provided': 'the screen always sends it; the server refuses calls without it',
  'firmId is required and was not provided': 'the screen always sends it; the server refuses calls without it',
  'Proper ID was not provided': 'the server’s refusal of a case id that is none; no screen sends one',
  'No Valid CaseId is Provided': 'the server’s refusal of a call without a case; screens say "No Case ID provided"',
  'No Valid Id Provided': 'the server’s refusal of an id that is none; no screen sends one',
  'Employee is required': 'superadmins have no such field, employees have their own fixed in it',
  'No remarks': 'no case can be rejected without a reason',
  'CASE FEE': 'inside the code that is scanned to pay: test/e2e/story.e2e.ts decodes it',
  'Not Alloted': 'on paper: reports/case-report.test.ts',
  'Case Details Report': 'on paper: reports/case-report.test.ts',
}

/** The areas and keys of contract/messages.ts that are the product's own words: the spec quotes none for them. */
export const ownWords: readonly string[] = [
  ...['deactivated', 'signedOut', 'othersEnded'].map((key) => `session.${key}`),
  ...['currentWrong', 'easyToGuess', 'changed', 'set', 'linkDead'].map((key) => `password.${key}`),
  ...['export', 'exportFailed', 'exportCut', 'narrowToSort'].map((key) => `table.${key}`),
  ...['reversed', 'badDay'].map((key) => `filter.${key}`),
  ...['nameInUse', 'naStays'].map((key) => `firm.${key}`),
  'rto.codeInUse',
  'activity.*',
  'stepUp.*',
  ...['statusFailed', 'emailInUse', 'notYourself'].map((key) => `employee.${key}`),
  'incentive.tooMany',
  ...['alreadyVerified', 'notRejectable', 'emailInUse', 'notFound', 'statusUpdated', 'statusFailed'].map(
    (key) => `client.${key}`,
  ),
  ...['changeCredit', 'creditChanged', 'notVerified', 'limitBelowUsed'].map((key) => `client.${key}`),
  ...['badMoment', 'alreadyDone'].map((key) => `tasks.${key}`),
  'upi.notSet',
  ...['created', 'notVerifiable', 'needsAppointment', 'needsAppointmentOrApplication', 'notAssignable'].map(
    (key) => `cases.${key}`,
  ),
  ...['notRejectable', 'notEditable', 'stale', 'clientNotAssignable', 'superadminOnly', 'wentThrough'].map(
    (key) => `cases.${key}`,
  ),
  ...[
    'totalTooLarge',
    'officeCharges',
    'printFailed',
    'plateUnusual',
    'aadhaarUnlikely',
    'searchTooShort',
    'searchTooWide',
  ].map((key) => `cases.${key}`),
  ...['insufficientCredit', 'alreadyPaid', 'amountDiffers', 'alreadyDecided', 'proofNotYours', 'proofUsed'].map(
    (key) => `payments.${key}`,
  ),
  ...['noProofForCredit', 'utrInvalid', 'noUtrForCredit', 'tooManyCases'].map((key) => `payments.${key}`),
  ...['fetchedOne', 'reportTitle', 'generated', 'notPayable', 'amountDiffers'].map((key) => `bills.${key}`),
  ...['waivePenalty', 'penaltyWaived', 'noPenalty', 'alreadyWaived', 'notWaivable'].map((key) => `bills.${key}`),
  ...['reportTitle', 'none', 'fetched', 'statementMade', 'statementTitle', 'searchTooLong', 'tooLong'].map(
    (key) => `transactions.${key}`,
  ),
  'mail.*',
  'upload.noFile',
  ...[
    'notForYou',
    'notFound',
    'badInput',
    'tooMany',
    'tooLarge',
    'tooSlow',
    'wrongType',
    'unavailable',
    'scriptMissing',
  ].map((key) => `general.${key}`),
  ...['offline', 'conflict', 'keyReused'].map((key) => `general.${key}`),
]
