export const mail = {
  resent: 'The mail will be sent again',
  textDeleted: 'The text of this mail is no longer stored',
  noLink: 'This mail holds no link that still works',
  mailServerSet: 'Links go out by mail here; ask for a new one instead',
  copied: 'Link copied',
  copyFailed: 'Copy the link by hand: the browser does not allow it here',
  linkFailed: 'The link could not be loaded',
  resendFailed: 'The mail could not be sent again',
  fetchFailed: 'The mails could not be loaded',

  /* The list of mails. */
  recipient: 'To',
  stateWaiting: 'Waiting',
  stateSent: 'Sent',
  /** The state of a mail that no mail server took. */
  stateInFolder: 'Saved as a file',
  stateGivenUp: 'Given up',
  written: 'Written',
  outcome: 'Result',
  notTried: 'Not tried yet',
  tries: '{count} {count, plural, one {try} other {tries}}{lastError, select, none {} other {: {lastError}}}',
  copyLinkFor: 'Copy link for {recipient}',
  sendAgain: 'Send again',
  sendAgainTo: 'Send again to {recipient}',

  /* The dialog with the one-time link of a mail, where no mail server is set. */
  linkTitle: 'Link to set a password',
  linkDescription:
    'No mail server is set, so please pass this link on yourself. It works once, and only for a limited time.',
  linkLabel: 'One-time link',
  copyLink: 'Copy link',
  /** The message in which a one-time link is passed on. */
  linkMessage: 'Please choose your password for the portal. The link works once: {link}',
  description: 'Invitations, password links and bills that the portal has written, newest first.',
  emptyDetail: 'The first one is written when an employee is added or a dealer verified.',

  /* The test mail in the settings. */
  testTitle: 'Test mail',
  testDetail: 'Goes to your own address at once. The answer of the mail server is shown here.',
  sendTest: 'Send a test mail to me',
  testTaken: 'The mail server has taken the mail. Its answer:',
  testNotSent: 'The mail was not sent. The answer:',
  testInFolder: 'No mail server is set: the mail is a file in the folder outbox of DATA_DIR.',
  testFailed: 'The test mail could not be sent',
  triedOut: 'A test mail was tried',
  testText: 'This mail shows that the portal reaches its mail server.',
} as const
