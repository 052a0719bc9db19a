import { z } from 'zod'
import { hasAadhaarDigits, mayHoldAadhaar } from '../aadhaar.ts'
import { endpoint } from '../endpoint.ts'
import { changedText, flag, listQuery, optionalText, pageOf, pageQuery, webAddress } from '../fields.ts'
import { MAX_TEXT } from '../limits.ts'
import { adminRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { EVERY_EVENT, PING, type WebhookEventType, webhookEventTypes } from './webhook-event-types.ts'

const EventType = z.enum([EVERY_EVENT, ...webhookEventTypes], { error: textKey('webhooks.unknownEvent') })

/** A receiver of events. Its secret is answered once, when it is made or renewed. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(EventType),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** The newest delivery that was taken. */
  lastDeliveryAt: z.string().nullable(),
  /** The first attempt that failed since then. */
  failingSince: z.string().nullable(),
})

export type Webhook = z.infer<typeof Webhook>

export const WebhookWithSecret = Webhook.extend({ secret: z.string() })

export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

const withoutLongNumber = (text: string) => !hasAadhaarDigits(text)

const withoutAadhaar = (text: string | null | undefined) => !text || !mayHoldAadhaar(text)

const url = webAddress(textKey('webhooks.badUrl')).refine(withoutLongNumber, textKey('webhooks.longNumber'))

const events = z
  .array(EventType, { error: textKey('webhooks.eventsRequired') })
  .min(1, textKey('webhooks.eventsRequired'))
  .refine((types) => new Set(types).size === types.length, textKey('webhooks.eventTwice'))
  .refine((types) => types.length === 1 || !types.includes(EVERY_EVENT), textKey('webhooks.everyEventAlone'))

export const NewWebhook = z.strictObject({
  url,
  description: optionalText(MAX_TEXT, normalizeLine).refine(withoutAadhaar, textKey('webhooks.longNumber')),
  events,
})

/** Changes of a webhook; fields that are left out stay. */
export const EditWebhook = z.strictObject({
  url: url.optional(),
  description: changedText(MAX_TEXT, normalizeLine).refine(withoutAadhaar, textKey('webhooks.longNumber')),
  events: events.optional(),
  isActive: flag().optional(),
})

export type EditWebhook = z.input<typeof EditWebhook>

export const asksFor = (asked: readonly string[], type: WebhookEventType): boolean =>
  asked.includes(EVERY_EVENT) || asked.includes(type)

export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const

/** An event on its way to a webhook. */
export const WebhookDelivery = z.object({
  id: z.uuid(),
  /** The header `webhook-id`: the same at every attempt, and when the event is sent again. */
  eventId: z.uuid(),
  type: z.enum([...webhookEventTypes, PING]),
  at: z.string(),
  attempts: z.int(),
  status: z.enum(webhookDeliveryStatuses),
  /** The status of the newest answer; null without an answer. */
  responseStatus: z.int().nullable(),
  nextAttemptAt: z.string().nullable(),
})

export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** A delivery with what was sent, and the kind of failure where there was no answer. */
export const WebhookDeliveryDetails = WebhookDelivery.extend({
  /** The body, letter for letter: the signature is that of these bytes. */
  body: z.string(),
  /** The kind of the newest failure, such as `ETIMEDOUT`; null where there was none or an answer. */
  failure: z.string().nullable(),
})

export const DeliveryQuery = z.strictObject(pageQuery)

/** Webhooks: the portal sends events to other programs. */
export const webhookEndpoints = {
  all: endpoint('GET', '/webhook/all', {
    roles: adminRoles,
    summary: 'Every webhook, oldest first, without its secret',
    query: listQuery('url', 'createdAt'),
    ...pageOf(Webhook),
  }),
  create: endpoint('POST', '/webhook/create', {
    roles: adminRoles,
    summary: 'Add a webhook; its secret is answered this once',
    body: NewWebhook,
    data: WebhookWithSecret,
    status: 201,
    message: 'webhooks.added',
  }),
  edit: endpoint('PUT', '/webhook/edit/:id', {
    roles: adminRoles,
    summary: 'Change a webhook, or switch it on or off; fields that are left out stay',
    body: EditWebhook,
    data: Webhook,
    message: 'webhooks.saved',
  }),
  remove: endpoint('DELETE', '/webhook/delete/:id', {
    roles: adminRoles,
    summary: 'Delete a webhook with its deliveries',
    data: Webhook,
    message: 'webhooks.deleted',
  }),
  rotate: endpoint('POST', '/webhook/rotate/:id', {
    roles: adminRoles,
    summary: 'Give a webhook a new secret; the former one signs as well for 24 hours',
    data: WebhookWithSecret,
    message: 'webhooks.rotated',
  }),
  test: endpoint('POST', '/webhook/test/:id', {
    roles: adminRoles,
    summary: 'Send an event `ping`',
    data: WebhookDelivery,
    message: 'webhooks.tested',
  }),
  deliveries: endpoint('GET', '/webhook/deliveries/:id', {
    roles: adminRoles,
    summary: 'What a webhook was sent in the last 30 days, newest first',
    query: DeliveryQuery,
    ...pageOf(WebhookDelivery),
  }),
  delivery: endpoint('GET', '/webhook/delivery/:deliveryId', {
    roles: adminRoles,
    summary: 'What a webhook was sent once, letter for letter',
    data: WebhookDeliveryDetails,
  }),
  redeliver: endpoint('POST', '/webhook/redeliver/:deliveryId', {
    roles: adminRoles,
    summary: 'Send an event again, under the same event id',
    data: WebhookDelivery,
    message: 'webhooks.sentAgain',
  }),
}
