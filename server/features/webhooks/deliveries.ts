import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'

import type { WebhookDelivery, webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { PING } from '#contract/webhooks/webhook-event-types.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/rows.ts'
import type { Deliveries } from '../../db/schema.generated.ts'
import { decryptParameters } from '../../deliveries/encrypted-parameters.ts'
import { eventBody, eventDelivery } from '../../deliveries/event-rule.ts'
import { queueDeliveries } from '../../deliveries/queue-deliveries.ts'
import { record } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { readPage } from '../../http/listing.ts'

type Stored = Selectable<Deliveries>

const statuses = { waiting: 'pending', sent: 'delivered', dead: 'failed' } as const

const presentDelivery = (row: Stored): WebhookDelivery => ({
  id: row.id,
  eventId: row.event_id ?? row.id,
  type: row.subject as WebhookDelivery['type'],
  at: row.created_at,
  attempts: row.attempts,
  status: statuses[row.state],
  responseStatus: row.response_status,
  nextAttemptAt: row.state === 'waiting' ? row.due_at : null,
})

/** Returns what a webhook was sent in the last 30 days, newest first. 404 unknown. */
export async function listDeliveries(db: Db, _ctx: Context, input: Input<typeof webhookEndpoints.deliveries>) {
  const webhook = await db.selectFrom('webhooks').select('id').where('id', '=', input.id).executeTakeFirst()
  if (!webhook) throw notFound()
  const deliveries = db.selectFrom('deliveries').where('webhook_id', '=', input.id).selectAll()
  return (await readPage(deliveries, input, { first: '-seq' })).map(presentDelivery)
}

/** Returns what a webhook was sent. 404 for a delivery that is not kept any more. */
export async function getDelivery(db: Db, ctx: Context, { deliveryId }: Input<typeof webhookEndpoints.delivery>) {
  const row = await getKeptDelivery(db, deliveryId)
  const failure = row.response_status === null ? row.last_error : null
  return { ...presentDelivery(row), body: decryptParameters(ctx.keys, row), failure }
}

async function getKeptDelivery(db: Db, id: string) {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  const { webhook_id, event_id, subject_id } = row ?? {}
  if (!row || !webhook_id || !event_id || !subject_id) throw notFound('webhooks.unknownDelivery')
  return { ...row, webhook_id, event_id, subject_id }
}

/** Queues an event `ping`. 404 unknown, 409 for a webhook that is switched off. */
export async function testWebhook(tx: Tx, ctx: Context, { id }: Input<typeof webhookEndpoints.test>) {
  await requireActive(tx, id)
  const eventId = newId()
  return queueEvent(tx, ctx, id, {
    type: PING,
    eventId,
    body: eventBody(PING, ctx.now, { id }),
    subjectId: eventId,
    entryId: null,
  })
}

/**
 * Queues an event again, under the same event id, with the same body. 404 for a delivery that is not kept any more, 409
 * for a webhook that is switched off.
 */
export async function redeliver(tx: Tx, ctx: Context, { deliveryId }: Input<typeof webhookEndpoints.redeliver>) {
  const delivery = await getKeptDelivery(tx, deliveryId)
  await requireActive(tx, delivery.webhook_id)
  await record(tx, ctx, { subject: 'webhook', id: delivery.webhook_id, action: 'sent again' })
  return queueEvent(tx, ctx, delivery.webhook_id, {
    type: delivery.subject,
    eventId: delivery.event_id,
    body: decryptParameters(ctx.keys, delivery),
    subjectId: delivery.subject_id,
    entryId: delivery.entry_id,
  })
}

async function requireActive(tx: Tx, id: string): Promise<void> {
  const { is_active } = await lockRow(tx, 'webhooks', id)
  if (!is_active) throw conflict('webhooks.switchedOff')
}

async function queueEvent(
  tx: Tx,
  ctx: Context,
  webhookId: string,
  event: Parameters<typeof eventDelivery>[1],
): Promise<WebhookDelivery> {
  await queueDeliveries(tx, ctx, [eventDelivery(webhookId, event)])
  const row = await tx
    .selectFrom('deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('event_id', '=', event.eventId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return presentDelivery(row)
}
