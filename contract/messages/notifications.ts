/* Notifications: the titles, which are also the labels of the preferences, and the texts. */

export const title = 'Notifications'
export const caseAssigned = 'Case assigned'
export const caseUnassigned = 'Case taken back'
export const caseRejected = 'Case rejected'
export const stageChanged = 'File moved on'
export const paperWanted = 'Paper wanted'
export const paperUploaded = 'File added to a case'
export const comment = 'New comment'
export const requestNew = 'New request of a dealer'
export const requestAccepted = 'Request accepted'
export const requestDeclined = 'Request declined'
export const casePaid = 'Case paid'
export const paymentWaits = 'Payment to verify'
export const paymentVerified = 'Payment verified'
export const paymentRejected = 'Payment rejected'
export const billRaised = 'New bill'
export const billDue = 'Bill due soon'
export const billOverdue = 'Bill overdue'
export const clientSignedUp = 'New sign-up'
export const mailGivenUp = 'Mail not delivered'
export const webhookFailed = 'Webhook failed'

/** A case, by its number and plate. */
export const theCase = (caseNo: string, vehicleNo: string) => `${caseNo}, ${vehicleNo}`
export const stageWaiting = (stage: string) => `${stage}. It waits for you.`
export const also = (title: string, text: string) => `${title}: ${text}`
export const paperOf = (theCase: string, paper: string) => `${theCase}: ${paper}`
export const namesYou = 'you are named'
export const payment = (amount: string) => `${amount} for cases`
export const paymentOfBill = (amount: string) => `${amount} for a bill`
export const bill = (month: string, dueDate: string) => `${month}, due on ${dueDate}`
export const mailTo = (subject: string) => `“${subject}” was given up after the last attempt`

/* The panel. */
export const unreadLabel = (count: number | string) => `Notifications, ${count} unread`
export const more = (most: number) => `${most}+`
export const none = 'Nothing yet'
export const noneDetail = 'Here stands what happens with your work.'
export const fetchFailed = 'The notifications could not be loaded'
export const today = 'Today'
export const earlier = 'Earlier'
export const markAll = 'Mark all as read'
export const markRead = 'Mark as read'
export const readFailed = 'The notifications could not be marked as read'
export const older = 'Show older ones'
export const choose = 'Choose what you are told'

/* Above the lists of a page. */
export const newRows = (count: number) => `${count} new`
export const rowsChanged = 'The list has changed'

/* The choices in My Profile. */
export const preferencesIntro = 'Of what you are told here and by mail.'
export const inPortal = 'In the portal'
export const byMail = 'By mail'
export const mailNow = 'At once'
export const mailDaily = 'Daily at 18:00'
export const mailOff = 'No mail'
export const saved = 'Your choice is saved'
export const saveFailed = 'Your choice could not be saved'

/* Refusals. */
export const idsOrAll = 'Name the notifications, or all of them'
export const repeated = 'This event is named twice'
export const notOfRole = 'Your role is not told of this event'
export const tooManyStreams = 'Too many windows of this account are open'

/* Mails. */
export const mailSubject = (title: string, text: string) => `${title}: ${text}`
export const open = 'Open in the portal'
export const mailWhy = 'You get this mail because you chose it in My Profile, where you can turn it off.'
export const digestSubject = (count: number) =>
  count === 1 ? 'One thing has happened' : `${count} things have happened`
export const digestIntro = 'This has happened since the last mail:'
export const digestLine = (title: string, text: string) => `• ${title}: ${text}`
export const digestMore = (more: number) => `and ${more} more`

/* Messages to the phone. */
export const messageSubject = 'Message to a dealer'
export const phoneTitle = 'Messages to my phone'
export const phoneDetail = (phoneNo: string) =>
  `The office's gateway sends them to ${phoneNo}: stages, missing papers and payments, at most one for a file and day.`

/* Turning mails off by the link in one. */
export const mailsTitle = 'Mails about what happens'
export const unsubscribe = 'Turn these mails off'
export const unsubscribeAsk =
  'You will get no more mails about what happens with your work. In the portal you still see it.'
export const unsubscribed =
  'You get no more mails about what happens with your work. In the portal you still see it, and in My Profile you can choose mails again.'

/* Web push. */
export const pushTitle = 'There is news'
export const pushText = (count: number) => `${count} unread`
export const badPush = 'This device cannot be told'
export const pushDevice = 'News on this device'
export const pushDetail =
  'Shows that there is news, also while the portal is closed. What it is stands in the portal alone.'
export const pushDenied = 'The browser does not allow it. Allow notifications of this site in its settings.'
