export const setUp = {
  /* The guide through the first hour of a new office. */
  title: 'Set up your office',
  progress: '{done} of {all} done',
  pageTitle: 'Set-up Guide',
  guideExplained: 'The steps that bring a new office to its first paid case.',
  dismiss: 'Hide this guide',
  dismissed: 'The guide stays under My Profile.',
  skip: 'Skip',
  skipStep: 'Skip: {step}',
  done: 'Done',
  skipped: 'Skipped',
  open: 'To do',
  start: 'Start',
  startStep: 'Start: {step}',

  /* The nine steps, and in one line the reason for each. */
  steps: {
    office: 'Your office',
    upi: 'UPI ID',
    rtos: 'RTOs',
    firms: 'Banks and financiers (HPT/HPA)',
    people: 'Branch and employees',
    dealer: 'First dealer',
    firstCase: 'First case',
    register: 'Old register',
    prices: 'Price list',
  },
  reasons: {
    office: 'Its name and address stand on every PDF, bill, mail and UPI payment.',
    upi: 'Dealers pay to it, by a QR code or with one tap on the phone.',
    rtos: 'A case goes from one RTO to another. Choose your state and tick the ones you work with.',
    firms: 'A case names the bank whose loan is added or removed.',
    people: 'Employees create cases for their branch. Skip this if you work alone.',
    dealer: 'Cases are assigned to a dealer, who pays for them.',
    firstCase: 'Type the vehicle once; everything else follows from it.',
    register: 'Import the vehicles you know from Excel: their dates are reminded of from the first day.',
    prices: 'The rate card fills in the charges of every new case.',
  },

  /* Ready lists. */
  chooseState: 'State',
  chooseAll: 'All',
  chooseAllOf: 'Choose all: {list}',
  alreadyThere: 'already there',
  rtosOf: 'RTOs of {state}',
  commonFinanciers: 'Common banks and financiers',
  addRtos: '{count, plural, =0 {Add RTOs} one {Add 1 RTO} other {Add {count} RTOs}}',
  addFirms: '{count, plural, =0 {Add banks} one {Add 1 bank} other {Add {count} banks}}',
  adding: 'Adding {done} of {all} …',
  rtosAdded: '{count, plural, one {1 RTO added} other {{count} RTOs added}}',
  firmsAdded: '{count, plural, one {1 bank added} other {{count} banks added}}',
  nothingChosen: 'Tick at least one',

  /* The UPI id. */
  testUpi: 'Scan it with your own phone: your UPI app must show your name, and ask for ₹1.',
  testUpiLabel: 'QR code that pays ₹1 to {upi}',
  testUpiNote: 'Test',

  /* Branch and employees, the first dealer, the first case. */
  addFirstBranch: 'Add a branch',
  addFirstEmployee: 'Add an employee',
  branchFirst: 'An employee belongs to a branch: add the branch first',
  invitation:
    '{office} works with a portal for vehicle papers. Sign up here to see your cases and pay for them: {link}',
  newCase: 'New Case',
  sampleCase: 'Fill with a sample case',
} as const
