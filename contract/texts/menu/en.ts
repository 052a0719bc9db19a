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
