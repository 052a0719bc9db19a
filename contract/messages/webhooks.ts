/* The calls of webhooks (contract-trade section 11). */
export const badUrl = 'Give a web address that begins with https://'
export const longNumber = 'Leave out the number of twelve digits: it looks like an Aadhaar number'
export const eventsRequired = 'Choose at least one event'
export const unknownEvent = 'There is no such event'
export const eventTwice = 'An event stands there twice'
export const everyEventAlone = 'All events need no other one beside them'
export const tooMany = 'There are ten webhooks already. Delete one first.'
export const switchedOff = 'This webhook is switched off. Switch it on first.'
export const unknownDelivery = 'This delivery is not kept any more'
export const added = 'Webhook added'
export const saved = 'Webhook saved'
export const deleted = 'Webhook deleted'
export const rotated = 'Secret renewed'
export const tested = 'Test event queued'
export const sentAgain = 'Event queued again'

/** What the event of a test tells. */
export const ping = 'Test event'

/** What each event tells. */
export const events = {
  'case.created': 'Case created',
  'case.updated': 'Case changed',
  'case.verified': 'Case verified',
  'case.assigned': 'Case assigned',
  'case.unassigned': 'Case taken back',
  'case.rejected': 'Case rejected',
  'case.reopened': 'Case reopened',
  'case.paid': 'Case paid',
  'case.stage_changed': 'Stage changed',
  'paper.changed': 'Paper changed',
  'payment.waiting': 'Payment waits for verification',
  'payment.verified': 'Payment verified',
  'payment.rejected': 'Payment rejected',
  'bill.raised': 'Bill raised',
  'bill.paid': 'Bill paid',
  'client.signed_up': 'Client signed up',
  'client.verified': 'Client verified',
  'request.created': 'Request of a dealer',
  'comment.created': 'Comment for the dealer, or of the dealer',
  'reminder.due': 'Reminder due',
} as const

export const title = 'Webhooks'
export const description = 'The portal tells other programs what happens, within seconds and signed.'
export const fetchFailed = 'The webhooks could not be loaded'
export const none = 'No program is told yet.'
export const add = 'Add webhook'
export const addFailed = 'The webhook could not be added'
export const edit = 'Edit webhook'
export const saveFailed = 'The webhook could not be saved'
export const editNamed = (url: string) => `Edit ${url}`
export const url = 'Address'
export const urlExample = 'https://'
export const urlHint = 'Where each event is posted to. Leave user and password out.'
export const descriptionLabel = 'Description'
export const eventsLabel = 'Events'
export const allEvents = 'All events, also those that later versions add'
export const everyEvent = 'All events'
export const eventCount = (count: number) => (count === 1 ? '1 event' : `${count} events`)
export const groupCases = 'Cases'
export const groupMoney = 'Payments and bills'
export const groupDealers = 'Dealers'
export const groupReminders = 'Reminders'
export const phoneIncluded = 'A reminder holds the name and phone of the owner.'
export const isOn = 'Switched on'
export const stateOn = 'On'
export const stateOff = 'Off'
export const stateFailing = 'Failing'
export const failingSince = 'Failing since'
export const lastDelivery = 'Last delivery'
export const never = 'Nothing delivered yet'

/* The secret, shown once. */
export const secretTitle = 'Secret of the webhook'
export const secretExplained =
  'Copy it now: it is not shown again. The receiver checks with it that an event is from here.'
export const secretLabel = 'Secret'
export const copySecret = 'Copy'
export const secretCopied = 'Secret copied'
export const copyRefused = 'The browser does not copy. Mark the secret and copy it.'
export const rotate = 'New secret'
export const rotateNamed = (address: string) => `New secret of ${address}`
export const rotateExplained = 'For 24 hours each event is signed with both, so that the receiver can change over.'
export const rotateFailed = 'The secret could not be renewed'
const deleteText = 'Delete'

export { deleteText as delete }
export const deleteNamed = (address: string) => `Delete ${address}`
export const deleteTitle = 'Delete webhook?'
export const deleteExplained = 'Nothing is sent there any more, and its deliveries are deleted.'
export const deleteFailed = 'The webhook could not be deleted'

/* What was sent. */
export const deliveries = 'Deliveries'
export const deliveriesOf = (address: string) => `Deliveries to ${address}`
export const deliveriesFailed = 'The deliveries could not be loaded'
export const noDelivery = 'Nothing was sent in the last 30 days.'
export const sendTest = 'Send test event'
export const testFailed = 'The test event could not be sent'
export const sendAgain = 'Send again'
export const sendAgainNamed = (event: string, at: string) => `Send again: ${event}, ${at}`
export const sendAgainFailed = 'The event could not be sent again'
export const statuses = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const
export const answer = (status: number) => `Answer ${status}`
export const noAnswer = 'No answer'
export const noAnswerBecause = (failure: string) => `No answer: ${failure}`
export const showBody = 'Show event'
export const hideBody = 'Hide event'
export const showBodyNamed = (event: string, at: string) => `Show event: ${event}, ${at}`
export const hideBodyNamed = (event: string, at: string) => `Hide event: ${event}, ${at}`
export const bodyNamed = (event: string, at: string) => `What was sent: ${event}, ${at}`
export const bodyFailed = 'What was sent could not be loaded'
export const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`)
export const nextAttempt = (at: string) => `next ${at}`
