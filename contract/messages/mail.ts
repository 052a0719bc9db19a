export const resent = 'The mail will be sent again'
export const textDeleted = 'The text of this mail is no longer stored'
export const noLink = 'This mail holds no link that still works'
export const mailServerSet = 'Links go out by mail here; ask for a new one instead'
export const copied = 'Link copied'
export const copyFailed = 'Copy the link by hand: the browser does not allow it here'
export const linkFailed = 'The link could not be loaded'
export const resendFailed = 'The mail could not be sent again'
export const fetchFailed = 'The mails could not be loaded'

/* The list of mails. */
export const recipient = 'To'
export const stateWaiting = 'Waiting'
export const stateSent = 'Sent'
/** The state of a mail that no mail server took. */
export const stateInFolder = 'Saved as a file'
export const stateGivenUp = 'Given up'
export const written = 'Written'
export const outcome = 'Result'
export const notTried = 'Not tried yet'
export const tries = (count: number, lastError: string | null) =>
  `${count} ${count === 1 ? 'try' : 'tries'}${lastError ? `: ${lastError}` : ''}`
export const copyLinkFor = (recipient: string) => `Copy link for ${recipient}`
export const sendAgain = 'Send again'
export const sendAgainTo = (recipient: string) => `Send again to ${recipient}`

/* The dialog with the one-time link of a mail, where no mail server is set. */
export const linkTitle = 'Link to set a password'
export const linkDescription =
  'No mail server is set, so please pass this link on yourself. It works once, and only for a limited time.'
export const linkLabel = 'One-time link'
export const copyLink = 'Copy link'
export const description = 'Invitations, password links and bills that the portal has written, newest first.'
export const emptyDetail = 'The first one is written when an employee is added or a dealer verified.'

/* The test mail in the settings. */
export const testTitle = 'Test mail'
export const testDetail = 'Goes to your own address at once. The answer of the mail server is shown here.'
export const sendTest = 'Send a test mail to me'
export const testTaken = 'The mail server has taken the mail. Its answer:'
export const testNotSent = 'The mail was not sent. The answer:'
export const testInFolder = 'No mail server is set: the mail is a file in the folder outbox of DATA_DIR.'
export const testFailed = 'The test mail could not be sent'
export const triedOut = 'A test mail was tried'
export const testText = 'This mail shows that the portal reaches its mail server.'
