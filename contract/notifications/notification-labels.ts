import { messages } from '../messages.ts'
import type { NotificationEvent } from './notification-events.ts'

/** The title of a notification, which is also the label of its preference. */
export const notificationLabels = (): Record<NotificationEvent, string> => ({
  caseAssigned: messages.notifications.caseAssigned,
  caseUnassigned: messages.notifications.caseUnassigned,
  caseRejected: messages.notifications.caseRejected,
  stageChanged: messages.notifications.stageChanged,
  paperWanted: messages.notifications.paperWanted,
  paperUploaded: messages.notifications.paperUploaded,
  comment: messages.notifications.comment,
  requestNew: messages.notifications.requestNew,
  requestAccepted: messages.notifications.requestAccepted,
  requestDeclined: messages.notifications.requestDeclined,
  casePaid: messages.notifications.casePaid,
  paymentWaits: messages.notifications.paymentWaits,
  paymentVerified: messages.notifications.paymentVerified,
  paymentRejected: messages.notifications.paymentRejected,
  billRaised: messages.notifications.billRaised,
  billDue: messages.notifications.billDue,
  billOverdue: messages.notifications.billOverdue,
  clientSignedUp: messages.notifications.clientSignedUp,
  mailGivenUp: messages.notifications.mailGivenUp,
  webhookFailed: messages.notifications.webhookFailed,
})
