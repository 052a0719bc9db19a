import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Webhook, WebhookWithSecret, webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { EVERY_EVENT, MAX_WEBHOOKS, PING } from '#contract/webhooks/webhook-event-types.ts'
import { faultOfAddress } from '../../adapters/webhooks.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { lockRow } from '../../db/rows.ts'
import type { Webhooks } from '../../db/schema.generated.ts'
import {
  decryptSecrets,
  encryptSecrets,
  formerSecretUntil,
  newWebhookSecret,
} from '../../deliveries/webhook-secrets.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { countRows, pageOfFew } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { requireStepUp } from '../../http/session.ts'
import { dropWaiting } from '../../outbox/event-channel.ts'

type Stored = Selectable<Webhooks>

export async function listWebhooks(db: Db, _ctx: Context, listing: Listing): Promise<Paged<Webhook[]>> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute()
  return pageOfFew(rows.map(presentWebhook), listing, ({ url, description }) => [url, description ?? ''])
}

const presentWebhook = (row: Stored): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events as Webhook['events'],
  isActive: row.is_active,
  createdAt: row.created_at,
  lastDeliveryAt: row.last_delivery_at,
  failingSince: row.failing_since,
})

/** Adds a webhook and returns its secret this once. 400 for an address that nothing may be posted to, 409 for the eleventh. */
export async function createWebhook(
  tx: Tx,
  ctx: Context,
  input: Input<typeof webhookEndpoints.create>,
): Promise<WebhookWithSecret> {
  requirePublicAddress(ctx, input.url)
  // Of two that are made at once, the second one counts the first.
  await waitForLock(tx, 'webhooks')
  if ((await countRows(tx.selectFrom('webhooks'))) >= MAX_WEBHOOKS) throw conflict('webhooks.tooMany')
  const id = newId()
  const secret = newWebhookSecret()
  const row = await tx
    .insertInto('webhooks')
    .values({ id, ...input, ...encryptSecrets(ctx.keys, id, [secret]), created_at: ctx.now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween({}, recorded(row))
  await record(tx, ctx, { subject: 'webhook', id, action: 'created', changes })
  return { ...presentWebhook(row), secret }
}

/**
 * Changes a webhook. Drops its waiting events if it is switched off, and those of types it no longer receives. 404
 * unknown, 400 as for a new one, 403 without a step-up for another address or other events.
 */
export async function editWebhook(tx: Tx, ctx: Context, input: Input<typeof webhookEndpoints.edit>): Promise<Webhook> {
  const { id, url, description, events, isActive } = input
  if (url !== undefined) requirePublicAddress(ctx, url)
  const before = await lockRow(tx, 'webhooks', id)
  if ((url && url !== before.url) || (events && setOf(events) !== setOf(before.events)))
    requireStepUp(ctx.actor, ctx.now)
  const after = await tx
    .updateTable('webhooks')
    .set({
      url: url ?? before.url,
      description: description === undefined ? before.description : description,
      events: events ?? before.events,
      is_active: isActive ?? before.is_active,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!after.is_active) await dropWaiting(tx, id)
  else if (events && !events.includes(EVERY_EVENT)) await dropWaiting(tx, id, [...events, PING])
  const changes = changesBetween(recorded(before), recorded(after))
  await recordEdit(tx, ctx, { subject: 'webhook', id, action: 'edited', changes })
  return presentWebhook(after)
}

/** Deletes a webhook with its deliveries, and returns it as it was; its history stays. */
export async function deleteWebhook(
  tx: Tx,
  ctx: Context,
  { id }: Input<typeof webhookEndpoints.remove>,
): Promise<Webhook> {
  const deleted = await tx.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst()
  if (!deleted) throw notFound()
  const gone = { url: null, description: null, events: null, isActive: null }
  const changes = changesBetween(recorded(deleted), gone)
  await record(tx, ctx, { subject: 'webhook', id, action: 'deleted', changes })
  return presentWebhook(deleted)
}

/** Gives a webhook a new secret and returns it this once; for 24 hours the former one signs as well. */
export async function rotateSecret(
  tx: Tx,
  ctx: Context,
  { id }: Input<typeof webhookEndpoints.rotate>,
): Promise<WebhookWithSecret> {
  const stored = await lockRow(tx, 'webhooks', id)
  const [former = ''] = decryptSecrets(ctx.keys, stored, ctx.now)
  const secret = newWebhookSecret()
  await tx
    .updateTable('webhooks')
    .set({ ...encryptSecrets(ctx.keys, id, [secret, former]), former_until: formerSecretUntil(ctx.now) })
    .where('id', '=', id)
    .execute()
  await record(tx, ctx, { subject: 'webhook', id, action: 'secret renewed' })
  return { ...presentWebhook(stored), secret }
}

/** The events of a webhook, in whichever order. */
const setOf = (events: readonly string[]) => events.toSorted().join()

function requirePublicAddress({ config }: Context, url: string): void {
  const fault = faultOfAddress(url, config.WEBHOOK_ALLOW_PRIVATE === 'on')
  if (fault) throw badRequest({ url: addressMessages()[fault] })
}

const addressMessages = () =>
  ({
    password: 'reminders.webhookWithPassword',
    insecure: 'webhooks.badUrl',
    private: 'reminders.privateWebhook',
  }) as const

const recorded = ({ url, description, events, is_active }: Stored) => ({
  url,
  description,
  events: events.join(', '),
  isActive: is_active,
})
