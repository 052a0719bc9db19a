import { expiryTypes } from '#contract/cases/case-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Input } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/languages/language.ts'
import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import {
  type EditReminderSettings,
  firstReminderSettings,
  MIN_WEBHOOK_SECRET,
  type ReminderSettings,
  type ReminderTemplate,
} from '#contract/reminders/reminder-settings.ts'
import { firstText } from '#contract/reminders/reminder-text.ts'
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

export type Templates = Readonly<Record<ExpiryType, Readonly<Record<Language, string>>>>

/** Returns the texts; a kind that the office has not written has the first text. */
export async function readTemplates(db: Db): Promise<Templates> {
  const rows = await db.selectFrom('reminder_templates').selectAll().execute()
  const textOf = (kind: ExpiryType, language: Language) =>
    rows.find((row) => row.kind === kind && row.language === language)?.text ?? firstText[language]
  const textsOf = (kind: ExpiryType) => languages.map((language) => [language, textOf(kind, language)])
  return Object.fromEntries(expiryTypes.map((kind) => [kind, Object.fromEntries(textsOf(kind))])) as Templates
}

export async function listTemplates(db: Db): Promise<ReminderTemplate[]> {
  const templates = await readTemplates(db)
  return expiryTypes.flatMap((kind) =>
    languages.map((language) => ({ kind, language, text: templates[kind][language] })),
  )
}

/** Changes texts; pairs of kind and language that are left out stay. */
export async function editTemplates(
  tx: Tx,
  ctx: Context,
  { templates }: Input<typeof reminderEndpoints.editTemplates>,
): Promise<ReminderTemplate[]> {
  await waitForLock(tx, 'settings')
  const before = await readTemplates(tx)
  for (const { kind, language, text } of templates)
    await tx
      .insertInto('reminder_templates')
      .values({ kind, language, text })
      .onConflict((on) => on.columns(['kind', 'language']).doUpdateSet({ text }))
      .execute()
  const after = await readTemplates(tx)
  const changes = Object.fromEntries(
    expiryTypes.flatMap((kind) =>
      languages
        .filter((language) => before[kind][language] !== after[kind][language])
        .map((language) => [`${kind} ${language}`, { from: before[kind][language], to: after[kind][language] }]),
    ),
  )
  await recordSetting(tx, ctx, 'reminderTexts', changes)
  return listTemplates(tx)
}
