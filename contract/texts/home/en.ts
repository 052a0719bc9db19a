export const home = {
  /* The staff homes. */
  welcome: 'Welcome back, {name}!',
  welcomeAdmin: 'Welcome back Admin, {name}!',

  /* The home of a client. */
  clientWelcome: 'Welcome, {name}',
  clientDescription: 'What would you like to do today?',
  toPay: 'To pay {total} · {count, plural, one {1 case} other {{count} cases}}',
  toPayBy: 'By cash, UPI or credit.',
  payAll: 'Pay all',
  choose: 'Choose',
  chooseCases: 'Choose the cases to pay',
  nothingUnpaid: 'Nothing is waiting for payment',
  allSet: 'You are all set.',
  /** Follows `toPayBy` or `allSet` while payments wait for verification. */
  paymentsChecked: 'The office is checking the payment of {count, plural, one {1 case} other {{count} cases}}.',
  introTitle: 'Your vehicle paperwork, in one place',
  introText: 'Follow your cases, pay for them, and look up every bill.',
  waitForYou: 'Waits for you ({count})',
  myFiles: 'My files',
  allFiles: '{count, plural, one {Your case} other {All {count} cases}}',
  filePaymentRejected: 'Proof refused, to be paid again',
  fileChecked: 'We are checking your payment',
  filePaid: 'Paid',
  fileToPay: '{amount} to pay',
  profile: 'Profile',
  goToYourCases: 'Go to your cases',
} as const
