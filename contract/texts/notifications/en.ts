export const notifications = {
  /* Notifications: the titles, which are also the labels of the preferences, and the texts. */
  title: 'Notifications',
  caseAssigned: 'Case assigned',
  caseUnassigned: 'Case taken back',
  caseRejected: 'Case rejected',
  stageChanged: 'File moved on',
  paperWanted: 'Paper wanted',
  paperUploaded: 'File added to a case',
  comment: 'New comment',
  requestNew: 'New request of a dealer',
  requestAccepted: 'Request accepted',
  requestDeclined: 'Request declined',
  casePaid: 'Case paid',
  paymentWaits: 'Payment to verify',
  paymentVerified: 'Payment verified',
  paymentRejected: 'Proof of payment refused',
  billRaised: 'New bill',
  billDue: 'Bill due soon',
  billOverdue: 'Bill overdue',
  clientSignedUp: 'New sign-up',
  mailGivenUp: 'Mail not delivered',
  webhookFailed: 'Webhook failed',

  /** A case, by its number and plate. */
  theCase: '{caseNo}, {vehicleNo}',
  stageWaiting: '{stage}. It waits for you.',
  stageAsks: '{stage}. {asked}',
  also: '{title}: {text}',
  ofFirm: '{firmName}: {text}',
  paperOf: '{theCase}: {paper}',
  namesYou: 'you are named',
  payment: '{amount} for cases',
  paymentOfBill: '{amount} for a bill',
  bill: '{month}, due on {dueDate}',
  mailTo: '“{subject}” was given up after the last attempt',

  /* The panel. */
  unreadLabel: 'Notifications, {count} unread',
  more: '{most}+',
  none: 'Nothing yet',
  noneDetail: 'Here stands what happens with your work.',
  fetchFailed: 'The notifications could not be loaded',
  today: 'Today',
  earlier: 'Earlier',
  markAll: 'Mark all as read',
  markRead: 'Mark as read',
  readFailed: 'The notifications could not be marked as read',
  older: 'Show older ones',
  choose: 'Choose what you are told',

  /* Above the lists of a page. */
  newRows: '{count} new',
  rowsChanged: 'The list has changed',

  /* The choices in My Profile. */
  preferencesIntro: 'Of what you are told here and by mail.',
  inPortal: 'In the portal',
  byMail: 'By mail',
  mailNow: 'At once',
  mailDaily: 'Daily at 18:00',
  mailOff: 'No mail',
  saved: 'Your choice is saved',
  saveFailed: 'Your choice could not be saved',

  /* Refusals. */
  idsOrAll: 'Name the notifications, or all of them',
  repeated: 'This event is named twice',
  notOfRole: 'Your role is not told of this event',
  tooManyStreams: 'Too many windows of this account are open',

  /* Mails. */
  mailSubject: '{title}: {text}',
  open: 'Open in the portal',
  mailWhy: 'You get this mail because you chose it in My Profile, where you can turn it off.',
  digestSubject: '{count, plural, one {One thing has happened} other {{count} things have happened}}',
  digestIntro: 'This has happened since the last mail:',
  digestLine: '• {title}: {text}',
  digestMore: 'and {more} more',

  /* Messages to the phone. */
  messageSubject: 'Message to a dealer',
  phoneTitle: 'Messages to my phone',
  phoneDetail:
    "The office's gateway sends them to {phoneNo}: stages, missing papers and payments, at most one for a file and day.",

  /* Turning mails off by the link in one. */
  mailsTitle: 'Mails about what happens',
  unsubscribe: 'Turn these mails off',
  unsubscribeAsk: 'You will get no more mails about what happens with your work. In the portal you still see it.',
  unsubscribed:
    'You get no more mails about what happens with your work. In the portal you still see it, and in My Profile you can choose mails again.',

  /* Web push. */
  pushTitle: 'There is news',
  pushText: '{count} unread',
  badPush: 'This device cannot be told',
  pushDevice: 'News on this device',
  pushDetail: 'Shows that there is news, also while the portal is closed. What it is stands in the portal alone.',
  pushDenied: 'The browser does not allow it. Allow notifications of this site in its settings.',
} as const
