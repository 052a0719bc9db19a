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
export const added = 'Webhook Added'
export const saved = 'Webhook Saved'
export const deleted = 'Webhook Deleted'
export const rotated = 'Secret Renewed'
export const tested = 'Test Event Queued'
export const sentAgain = 'Event Queued Again'

/** What the event of a test tells. */
export const ping = 'Test'

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
