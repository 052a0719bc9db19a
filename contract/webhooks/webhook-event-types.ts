/** The events that a webhook can get. */
export const webhookEventTypes = [
  'case.created',
  'case.updated',
  'case.verified',
  'case.assigned',
  'case.unassigned',
  'case.rejected',
  'case.reopened',
  'case.paid',
  'case.stage_changed',
  'paper.changed',
  'payment.waiting',
  'payment.verified',
  'payment.rejected',
  'bill.raised',
  'bill.paid',
  'client.signed_up',
  'client.verified',
  'request.created',
  'comment.created',
  'reminder.due',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Matches every type, including those that later versions add. */
export const EVERY_EVENT = '*'

/** The type of a test; no webhook asks for it. */
export const PING = 'ping'

export const MAX_WEBHOOKS = 10

/** How long deliveries are kept, and can be sent again, in days. */
export const DELIVERY_DAYS = 30

/** How long the former secret signs as well after a rotation, in hours. */
export const ROTATION_HOURS = 24
