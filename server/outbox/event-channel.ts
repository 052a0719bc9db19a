import { sql } from 'kysely'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { postWebhook, WebhookError, webhookFailure } from '../adapters/webhooks.ts'
import type { Context } from '../context/context.ts'
import type { Tx } from '../db/connect.ts'
import { decryptParameters } from '../deliveries/encrypted-parameters.ts'
import { EVENT_TEMPLATE } from '../deliveries/event-rule.ts'
import { decryptSecrets, secretBytes, standardHeaders } from '../deliveries/webhook-secrets.ts'
import { record } from '../history/history.ts'
import { notify } from '../notifications/notify.ts'
import type { AttemptChanges, DeliveryChannel } from './channel.ts'

/** The waits after failed attempts, in ms. */
// biome-ignore format: one list
const BACK_OFF = [
  5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY,
]

/** How many events one webhook is sent at once. */
const AT_ONCE = 4

/** The status by which a receiver says that it wants nothing any more. */
const GONE = 410

/** The state of what waited for a webhook that is switched off. */
const dropped = { state: 'dead', last_error: 'switched off' } as const

/** Sends events to the webhooks of the office by Standard Webhooks: at least once. */
export const eventChannel: DeliveryChannel = {
  name: 'event',
  templates: () => [EVENT_TEMPLATE],
  backOff: BACK_OFF,
  async queues({ database, clock }) {
    const due = await database.db
      .selectFrom('webhooks')
      .select('id')
      .where('is_active', '=', true)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.webhook_id', '=', 'webhooks.id')
            .where('deliveries.state', '=', 'waiting')
            .where('deliveries.due_at', '<=', clock.now().toISOString()),
        ),
      )
      .execute()
    return due.map(({ id }) => ({ name: `event ${id}`, atOnce: AT_ONCE, webhookId: id }))
  },
  async send({ database, keys, config, clock }, delivery) {
    const webhook = await database.db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', delivery.webhook_id)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (!webhook) throw new WebhookError('switched off')
    const body = decryptParameters(keys, delivery)
    const now = clock.now()
    const secrets = decryptSecrets(keys, webhook, now).map(secretBytes)
    const responseStatus = await postWebhook({
      url: webhook.url,
      body,
      headers: standardHeaders({ id: delivery.event_id ?? delivery.id, body, now }, secrets),
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE === 'on',
    })
    return { sentTo: 'server', responseStatus }
  },
  failureOf(error) {
    const responseStatus = error instanceof WebhookError ? error.status : undefined
    return { reason: webhookFailure(error), responseStatus, isFinal: responseStatus === GONE }
  },
  async noteOutcome(tx, ctx, { webhook_id: id }, changes) {
    if (id === null) return
    if (changes.state === 'sent')
      await tx
        .updateTable('webhooks')
        .set({ last_delivery_at: changes.sent_at ?? null, failing_since: null })
        .where('id', '=', id)
        .execute()
    else await noteFailure(tx, ctx, id, changes)
  },
}

/** Stores since when a webhook fails, switches it off after a 410, and notifies superadmins once a day of events that are given up. */
async function noteFailure(tx: Tx, ctx: Context<null>, id: string, changes: AttemptChanges): Promise<void> {
  const now = ctx.now.toISOString()
  const isGone = changes.response_status === GONE
  const before = await tx
    .selectFrom('webhooks')
    .select(['url', 'is_active', 'reported_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) return
  const switchesOff = isGone && before.is_active
  const isReported = before.reported_at !== null && Date.parse(before.reported_at) > ctx.now.getTime() - DAY
  const reports = switchesOff || (changes.state === 'dead' && !isReported)
  await tx
    .updateTable('webhooks')
    .set({
      failing_since: sql`coalesce(failing_since, ${now}::timestamptz)`,
      ...(isGone && { is_active: false }),
      ...(reports && { reported_at: now }),
    })
    .where('id', '=', id)
    .execute()
  if (isGone) await dropWaiting(tx, id)
  if (switchesOff)
    await record(tx, ctx, {
      subject: 'webhook',
      id,
      action: 'switched off',
      changes: { isActive: { from: true, to: false } },
    })
  if (!reports) return
  await record(tx, ctx, { subject: 'notice', id, action: 'webhook failed', facts: { url: before.url, isGone } })
  // The letter of the notice goes to every superadmin anyway.
  await notify(tx, ctx, { event: 'webhookFailed', facts: { subject: before.url }, letterTo: 'all' })
}

/** Gives up what waits for a webhook, but for some types of events. */
export const dropWaiting = (tx: Tx, webhookId: string, kept: readonly string[] = []) =>
  tx
    .updateTable('deliveries')
    .set(dropped)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('subject', '<>', sql<string>`all(${kept}::text[])`)
    .execute()
