export const account = {
  /* The menu of the pages that every role has. */
  /* A client's home. */
  overview: 'Overview',
  myCasesDescription: 'See where each case stands and pay for it',
  myTransactionsDescription: 'All your payments, to search and to print',
  myBillsDescription: 'What you paid by credit, month by month',
  myProfileDescription: 'Your credit, your password, your sign-in',

  /* The user in a profile. */
  personTitle: 'You',
  roles: { superadmin: 'Superadmin', employee: 'Employee', client: 'Client' },
  branchCode: 'Branch {code}',

  /* A client's credit: on the home page, and in full. */
  credit: 'Credit',
  creditLeft: '{amount} left',
  creditOf: '{used} of {limit} used',
  creditLimit: 'Credit limit',
  utilized: 'Utilized',
  percentUsed: '{percent} % of your credit is used',
  creditNearlyUsed: '{percent} % of your credit is used; {left} is left. Pay a bill to free it.',
  creditUsedUp: 'Your credit is used up. Pay a bill to free it, or pay by cash or UPI.',
  creditBeyondLimit: 'The office allows one payment beyond your credit limit, until {until}.',
  noCredit: 'No credit has been granted',
  creditBilling:
    'A bill is dated the last day of its month and due on the 15th of the following month. What you pay by credit this month is billed on {billDate} and due on {dueDate}.',

  /* The user's sessions. */
  sessionsTitle: 'Where you are signed in',
  signOutOthers: 'Sign out other devices',
  sessionTimes: 'Since <startedAt></startedAt>, last seen <lastSeenAt></lastSeenAt>',
  thisSession: 'This device',
  /** The name of a browser, as its vendor writes it. */
  samsungInternet: 'Samsung Internet',
  browserOnSystem: '{browser} on {system}',
  unknownDevice: 'Unknown device',

  /* The office's download forms. */
  downloadForms: 'Download Forms',
  formInNewTab: '{name}, opens in a new tab',

  /* The superadmin's profile: the UPI id, the clients' footer, and links to administration pages. */
  upiId: 'UPI ID',
  upiDescription: 'Dealers pay to this ID. Their payment page shows it as a QR code.',
  upiNotSet: 'Not set yet',
  upiExample: 'office@bank',
  supportTitle: 'Customer Care',
  supportDescription: 'Dealers see it at the bottom of their home and profile.',
  supportPartly: 'They see {phoneOrEmail} alone.',
  supportNotSet: 'Not set yet.',
  supportAdvice: 'Whoever starts the portal sets <variables></variables>.',
  /** Between the names of two missing settings in `supportAdvice`. */
  listAnd: ' and ',
  mailsDescription: 'Mails sent and waiting, and links to hand over yourself.',
  activityDescription: 'Changes to cases, money, people and settings.',
  singleKeys: 'Keys without Ctrl',
  singleKeysDetail:
    'On this device a letter, digit or sign acts at once, such as / to search. Switch it off if you dictate, or press keys by mistake.',
} as const
