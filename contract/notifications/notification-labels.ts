import { messages } from '../messages.ts'
import type { NotificationEvent } from './notification-events.ts'

/** The title of a notification, which is also the label of its preference. */
export const notificationLabels: Record<NotificationEvent, string> = {
  get caseAssigned() {
    return messages.notifications.caseAssigned
  },
  get caseUnassigned() {
    return messages.notifications.caseUnassigned
  },
  get caseRejected() {
    return messages.notifications.caseRejected
  },
  get stageChanged() {
    return messages.notifications.stageChanged
  },
  get paperWanted() {
    return messages.notifications.paperWanted
  },
  get paperUploaded() {
    return messages.notifications.paperUploaded
  },
  get comment() {
    return messages.notifications.comment
  },
  get requestNew() {
    return messages.notifications.requestNew
  },
  get requestAccepted() {
    return messages.notifications.requestAccepted
  },
  get requestDeclined() {
    return messages.notifications.requestDeclined
  },
  get casePaid() {
    return messages.notifications.casePaid
  },
  get paymentWaits() {
    return messages.notifications.paymentWaits
  },
  get paymentVerified() {
    return messages.notifications.paymentVerified
  },
  get paymentRejected() {
    return messages.notifications.paymentRejected
  },
  get billRaised() {
    return messages.notifications.billRaised
  },
  get billDue() {
    return messages.notifications.billDue
  },
  get billOverdue() {
    return messages.notifications.billOverdue
  },
  get clientSignedUp() {
    return messages.notifications.clientSignedUp
  },
  get mailGivenUp() {
    return messages.notifications.mailGivenUp
  },
  get webhookFailed() {
    return messages.notifications.webhookFailed
  },
}
