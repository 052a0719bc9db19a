import type { Input } from '#contract/endpoint.ts'
import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import {
  type EditReminderSettings,
  firstReminderSettings,
  MIN_WEBHOOK_SECRET,
  type ReminderSettings,
} from '#contract/reminders/reminder-settings.ts'
import { faultOfAddress } from '../../adapters/webhooks.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest } from '../../http/errors.ts'
import { requireStepUp } from '../../http/session.ts'
import { GATEWAY_SECRET, openGatewaySecret } from '../../outbox/gateway-channel.ts'

/** Returns the settings of automatic reminders, without the secret of the webhook. */
export async function getReminderSettings(db: Db): Promise<ReminderSettings> {
  const row = await db.selectFrom('reminder_settings').selectAll().executeTakeFirst()
  if (!row) return firstReminderSettings
  return {
    leadDays: row.lead_days,
    dealerDigest: row.dealer_digest,
    webhookUrl: row.webhook_url,
    hasWebhookSecret: row.sealed.length > 0,
    dealerMessages: row.dealer_messages,
  }
}

/**
 * Changes the settings of automatic reminders; fields that are left out stay. 403 without a step-up for an address or
 * secret of the webhook, because names and phones of owners go there. 400 for an address with a password or without a
 * long secret; and for one without https or on a private network, unless WEBHOOK_ALLOW_PRIVATE is on. What was stored
 * before these rules stays until it is changed.
 */
export async function editReminderSettings(
  tx: Tx,
  ctx: Context,
  input: Input<typeof reminderEndpoints.editSettings>,
): Promise<ReminderSettings> {
  const { webhookUrl, webhookSecret } = input
  if (webhookUrl || webhookSecret) requireStepUp(ctx.actor, ctx.now)
  if (webhookUrl) requireSafe(webhookUrl, ctx.config.WEBHOOK_ALLOW_PRIVATE === 'on')
  await waitForLock(tx, 'settings')
  const stored = await tx.selectFrom('reminder_settings').selectAll().executeTakeFirst()
  const before = await getReminderSettings(tx)
  requireSecret(input, before, (webhookUrl && stored && openGatewaySecret(ctx.keys, stored)?.length) || 0)
  const encrypted = webhookSecret ? ctx.keys.encrypt('webhook', GATEWAY_SECRET, webhookSecret) : null
  const clearsSecret = webhookSecret === null && before.hasWebhookSecret
  const noSecret = { key_id: ctx.keys.current, sealed: Buffer.alloc(0) }
  const row = {
    lead_days: input.leadDays ?? before.leadDays,
    dealer_digest: input.dealerDigest ?? before.dealerDigest,
    webhook_url: webhookUrl === undefined ? before.webhookUrl : webhookUrl,
    dealer_messages: input.dealerMessages ?? before.dealerMessages,
    ...(encrypted ?? (clearsSecret && noSecret)),
  }
  await tx
    .insertInto('reminder_settings')
    .values({ ...noSecret, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
  const after = await getReminderSettings(tx)
  const changes = {
    ...changesBetween(recorded(before), recorded(after)),
    // That it changed, never what it is.
    ...(encrypted && { webhookSecret: { from: before.hasWebhookSecret ? '•••' : null, to: '•••' } }),
    ...(clearsSecret && { webhookSecret: { from: '•••', to: null } }),
  }
  await recordSetting(tx, ctx, 'reminders', changes)
  return after
}

function requireSafe(webhookUrl: string, allowPrivate: boolean): void {
  const fault = faultOfAddress(webhookUrl, allowPrivate)
  if (fault) throw badRequest({ webhookUrl: addressMessages()[fault] })
}

const addressMessages = () =>
  ({
    password: 'reminders.webhookWithPassword',
    insecure: 'reminders.insecureWebhook',
    private: 'reminders.privateWebhook',
  }) as const

/** Throws 400 where an address would be set, or stay, without a secret. */
function requireSecret(
  { webhookUrl, webhookSecret }: EditReminderSettings,
  before: ReminderSettings,
  storedLength: number,
): void {
  if (webhookUrl && webhookSecret === undefined && storedLength < MIN_WEBHOOK_SECRET)
    throw badRequest({ webhookSecret: 'reminders.secretRequired' })
  const keepsUrl =
    webhookUrl === undefined ? before.webhookUrl !== null && before.hasWebhookSecret : webhookUrl !== null
  if (webhookSecret === null && keepsUrl) throw badRequest({ webhookUrl: 'reminders.secretInUse' })
}

const recorded = ({ leadDays, dealerDigest, webhookUrl, dealerMessages }: ReminderSettings) => ({
  leadDays: leadDays.join(', '),
  dealerDigest,
  webhookUrl,
  dealerMessages,
})
