import { t } from '../texts.ts'
import type { NotificationEvent } from './notification-events.ts'

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
