import type { Role } from '../endpoint.ts'
import { t } from '../texts.ts'

/** What a user can be notified of, in the order of the preferences. */
export const notificationEvents = [
  'caseAssigned',
  'caseUnassigned',
  'caseRejected',
  'stageChanged',
  'paperWanted',
  'paperUploaded',
  'comment',
  'requestNew',
  'requestAccepted',
  'requestDeclined',
  'casePaid',
  'paymentWaits',
  'paymentVerified',
  'paymentRejected',
  'billRaised',
  'billDue',
  'billOverdue',
  'clientSignedUp',
  'mailGivenUp',
  'webhookFailed',
] as const

export type NotificationEvent = (typeof notificationEvents)[number]

/** Whom of a role an event reaches: the users of the client it is about, the creator of the case, or everybody. */
type Reach = { client?: 'ofClient'; employee?: 'creator' | 'every'; superadmin?: 'every' }

/** The one table of who is notified of what. Only active users are notified, and nobody of their own act. */
export const audienceOf: Record<NotificationEvent, Reach> = {
  caseAssigned: { client: 'ofClient', employee: 'creator' },
  caseUnassigned: { client: 'ofClient' },
  caseRejected: { employee: 'creator' },
  stageChanged: { client: 'ofClient' },
  paperWanted: { client: 'ofClient' },
  paperUploaded: { employee: 'creator', superadmin: 'every' },
  comment: { client: 'ofClient', employee: 'creator', superadmin: 'every' },
  requestNew: { employee: 'every', superadmin: 'every' },
  requestAccepted: { client: 'ofClient' },
  requestDeclined: { client: 'ofClient' },
  casePaid: { employee: 'creator' },
  paymentWaits: { superadmin: 'every' },
  paymentVerified: { client: 'ofClient' },
  paymentRejected: { client: 'ofClient' },
  billRaised: { client: 'ofClient' },
  billDue: { client: 'ofClient' },
  billOverdue: { client: 'ofClient' },
  clientSignedUp: { superadmin: 'every' },
  mailGivenUp: { superadmin: 'every' },
  webhookFailed: { superadmin: 'every' },
}

/** Returns the events that a role can be notified of. */
export const eventsOf = (role: Role): NotificationEvent[] =>
  notificationEvents.filter((event) => audienceOf[event][role] !== undefined)

/** News of a case that reach a dealer as one message of the day, which says the newest state. */
export const foldedEvents = ['stageChanged', 'paperWanted', 'paymentVerified', 'paymentRejected'] as const

export type FoldedEvent = (typeof foldedEvents)[number]

export const isFolded = (event: NotificationEvent): event is FoldedEvent =>
  (foldedEvents as readonly NotificationEvent[]).includes(event)

/** When a mail names an event: at once, in the digest of the day, or never. */
export const mailChoices = ['now', 'daily', 'off'] as const

export type MailChoice = (typeof mailChoices)[number]

/** The preference for events without a choice of the user. */
export const DEFAULT_PREFERENCE = { inApp: true, mail: 'off' } as const satisfies { inApp: boolean; mail: MailChoice }

/** The IST time of the daily digest. */
export const DIGEST_TIME = '18:00'

/** The subjects that the stream of changes names. */
export const changedSubjects = ['case', 'payment', 'request'] as const

export type ChangedSubject = (typeof changedSubjects)[number]

/** Seconds between two comment lines of the stream, which show that it lives. */
export const STREAM_BEAT = 25

/** The title of a notification, which is also the label of its preference. */
export const notificationLabels = (): Record<NotificationEvent, string> => ({
  caseAssigned: t.notifications('caseAssigned'),
  caseUnassigned: t.notifications('caseUnassigned'),
  caseRejected: t.notifications('caseRejected'),
  stageChanged: t.notifications('stageChanged'),
  paperWanted: t.notifications('paperWanted'),
  paperUploaded: t.notifications('paperUploaded'),
  comment: t.notifications('comment'),
  requestNew: t.notifications('requestNew'),
  requestAccepted: t.notifications('requestAccepted'),
  requestDeclined: t.notifications('requestDeclined'),
  casePaid: t.notifications('casePaid'),
  paymentWaits: t.notifications('paymentWaits'),
  paymentVerified: t.notifications('paymentVerified'),
  paymentRejected: t.notifications('paymentRejected'),
  billRaised: t.notifications('billRaised'),
  billDue: t.notifications('billDue'),
  billOverdue: t.notifications('billOverdue'),
  clientSignedUp: t.notifications('clientSignedUp'),
  mailGivenUp: t.notifications('mailGivenUp'),
  webhookFailed: t.notifications('webhookFailed'),
})
