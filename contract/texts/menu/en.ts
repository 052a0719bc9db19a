export const menu = {
  /* The menu. Headings, breadcrumbs and the global search use the same page names. */
  home: 'Home',
  myProfile: 'My Profile',

  /* The superadmin's menu. */
  employees: 'Employees',
  clients: 'Clients',
  utilities: 'Utilities',
  firms: 'HPT/HPA',
  branches: 'Branch',
  rtos: "RTO's",
  casesToVerify: 'My-Cases',
  verifiedCases: 'Verified-Cases',
  rejectedCases: 'Rejected-Cases',
  payments: 'Payments',
  documents: 'Documents',
  mails: 'Mails',

  /** The group of the screens beside those of the specification. */
  more: 'More',
  /* The headings under it. */
  work: 'Work',
  money: 'Money',
  settings: 'Settings',
  /** Beside Queue, Requests and Payments. */
  waiting: '{count, plural, one {1 waits} other {{count} wait}}',
  /* The pages that a person has pinned. */
  pinned: 'Pinned',
  pin: 'Pin this page',
  unpin: 'Unpin this page',
  unpinNamed: 'Unpin {page}',
  notAPage: 'Name each page once, by its address',
  tooManyPins: 'At most {most} pages can be pinned',
  pinsChanged: 'Pinned pages saved',

  /* The employee's menu. */
  /** The group of the case pages. */
  caseGroup: 'Case',
  newCase: 'New Case',
  draftCases: 'Draft Cases',
  ownVerifiedCases: 'Verified Cases',

  /* The client's menu. */
  myCases: 'My Cases',
  myBills: 'My Bills',
  myTransactions: 'My Transactions',
} as const
