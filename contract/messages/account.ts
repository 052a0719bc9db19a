/* The menu of the pages that every role has. */
/* A client's home (spec/1 "Client home"). */
export const overview = 'Overview'
export const myCasesDescription = 'See where each case stands and pay for it'
export const myTransactionsDescription = 'All your payments, to search and to print'
export const myBillsDescription = 'What you paid by credit, month by month'
export const myProfileDescription = 'Your credit, your password, your sign-in'

/* The user in a profile. */
export const personTitle = 'You'
export const roles = { superadmin: 'Superadmin', employee: 'Employee', client: 'Client' } as const
export const branchCode = (code: string) => `Branch ${code}`

/* A client's credit: on the home page, and in full (spec/2 screen 21). */
export const credit = 'Credit'
export const creditLeft = (amount: string) => `${amount} left`
export const creditOf = (used: string, limit: string) => `${used} of ${limit} used`
export const creditLimit = 'Credit limit'
export const utilized = 'Utilized'
export const percentUsed = (percent: number) => `${percent} % of your credit is used`
export const creditNearlyUsed = (percent: number, left: string) =>
  `${percent} % of your credit is used; ${left} is left. Pay a bill to free it.`
export const creditUsedUp = 'Your credit is used up. Pay a bill to free it, or pay by cash or UPI.'
export const creditBeyondLimit = (until: string) =>
  `The office allows one payment beyond your credit limit, until ${until}.`
export const noCredit = 'No credit has been granted'
export const creditBilling = (billDate: string, dueDate: string) =>
  `A bill is dated the last day of its month and due on the 15th of the following month. What you pay by credit this month is billed on ${billDate} and due on ${dueDate}.`

/* The user's sessions. */
export const sessionsTitle = 'Where you are signed in'
export const signOutOthers = 'Sign out other devices'
export const sessionTimes = <Piece>(startedAt: Piece, lastSeenAt: Piece) => [
  'Since ',
  startedAt,
  ', last seen ',
  lastSeenAt,
]
export const thisSession = 'This device'
/** The name of a browser, as its vendor writes it. */
export const samsungInternet = 'Samsung Internet'
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'

/* The office's download forms. */
export const downloadForms = 'Download Forms'
export const formInNewTab = (name: string) => `${name}, opens in a new tab`

/* The superadmin's profile: the UPI id, the clients' footer, and links to administration pages. */
export const upiId = 'UPI ID'
export const upiDescription = 'Dealers pay to this ID. Their payment page shows it as a QR code.'
export const upiNotSet = 'Not set yet'
export const upiExample = 'office@bank'
export const supportTitle = 'Customer Care'
export const supportDescription = 'Dealers see it at the bottom of their home and profile.'
export const supportPartly = (phoneOrEmail: string) => `They see ${phoneOrEmail} alone.`
export const supportNotSet = 'Not set yet.'
export const supportAdvice = <Piece>(variables: Piece) => ['Whoever starts the portal sets ', variables, '.']
/** Between the names of two missing settings in `supportAdvice`. */
export const listAnd = ' and '
export const mailsDescription = 'Mails sent and waiting, and links to hand over yourself.'
export const activityDescription = 'Changes to cases, money, people and settings.'
export const singleKeys = 'Single keys'
export const singleKeysDetail =
  'On this device a letter, digit or sign acts at once, without Ctrl: V verifies, / searches. Switch it off if you dictate, or press keys by mistake.'
