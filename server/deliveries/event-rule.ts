import { v7 as newId } from 'uuid'
import { asksFor } from '#contract/webhooks/webhook.ts'
import type { PING, WebhookEventType } from '#contract/webhooks/webhook-event-types.ts'
import type { WebhookData } from '#contract/webhooks/webhook-events.ts'
import type { Tx } from '../db/connect.ts'
import type { Event, RecordedEvent } from '../history/events.ts'
import type { NewDelivery } from './queue-deliveries.ts'
import type { ActiveWebhook, Rule } from './rule.ts'

/** The template of an event; the parameters of a delivery are the body itself. */
export const EVENT_TEMPLATE = 'event'

export const activeWebhooks = (tx: Tx) =>
  tx.selectFrom('webhooks').select(['id', 'events']).where('is_active', '=', true)

/**
 * Locks webhooks, so that none is deleted or switched off before its deliveries are queued; returns those that are still
 * there and on.
 */
const lockWebhooks = (tx: Tx, webhooks: readonly ActiveWebhook[]): Promise<{ id: string }[]> =>
  tx
    .selectFrom('webhooks')
    .select('id')
    .where(
      'id',
      'in',
      webhooks.map(({ id }) => id),
    )
    .where('is_active', '=', true)
    .orderBy('id')
    .forShare()
    .execute()

interface EventRule<E extends Event, T extends WebhookEventType> {
  /** Filters the events; all of them by default. */
  when?(event: E): boolean
  /** Reads the data of events, in their order, as the transaction left them. */
  present(tx: Tx, events: readonly RecordedEvent<E>[]): Promise<readonly WebhookData<T>[]>
  /** The id of another subject among whose events it is sent, in their order. */
  orderedWith?(data: WebhookData<T>): string
}

/**
 * Returns the rule that queues an event for every webhook subscribed to its type. Without such a webhook nothing is
 * read.
 */
export const eventRule = <T extends WebhookEventType, E extends Event = Event>(
  type: T,
  { when = () => true, present, orderedWith }: EventRule<E, T>,
): Rule => ({
  async prepare(tx, ctx, events: readonly RecordedEvent<E>[]) {
    const selected = events.filter(({ event }) => when(event))
    if (selected.length === 0) return []
    const asking = (await ctx.webhooks()).filter((webhook) => asksFor(webhook.events, type))
    if (asking.length === 0) return []
    const webhooks = await lockWebhooks(tx, asking)
    const data = await present(tx, selected)
    return data.flatMap((one, index) => {
      const { event, entryId } = selected[index] as RecordedEvent<E>
      const body = eventBody(type, ctx.now, one)
      const queued = { type, eventId: newId(), body, subjectId: orderedWith?.(one) ?? event.id, entryId }
      return webhooks.map(({ id }) => eventDelivery(id, queued))
    })
  },
})

export const eventBody = (type: WebhookEventType | typeof PING, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

interface QueuedEvent {
  type: string
  eventId: string
  body: string
  /** Events of one subject are sent in their order. */
  subjectId: string
  entryId: string | null
}

export const eventDelivery = (
  webhookId: string,
  { type, eventId, body, subjectId, entryId }: QueuedEvent,
): NewDelivery => ({
  channel: 'event',
  template: EVENT_TEMPLATE,
  recipient: webhookId,
  subject: type,
  parameters: body,
  event: { webhookId, eventId, subjectId },
  entryId,
})
