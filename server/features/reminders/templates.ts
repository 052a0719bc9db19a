import { expiryTypes } from '#contract/cases/case-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Input } from '#contract/endpoint.ts'
import type { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import type { ReminderTemplate } from '#contract/reminders/reminder-settings.ts'
import { firstText, type ReminderLanguage, reminderLanguages } from '#contract/reminders/reminder-text.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { recordSetting } from '../../history/history.ts'

export type Templates = Readonly<Record<ExpiryType, Readonly<Record<ReminderLanguage, string>>>>

/** Returns the texts; a kind that the office has not written has the first text. */
export async function readTemplates(db: Db): Promise<Templates> {
  const rows = await db.selectFrom('reminder_templates').selectAll().execute()
  const textOf = (kind: ExpiryType, language: ReminderLanguage) =>
    rows.find((row) => row.kind === kind && row.language === language)?.text ?? firstText[language]
  const texts = expiryTypes.map((kind) => [kind, { en: textOf(kind, 'en'), hi: textOf(kind, 'hi') }])
  return Object.fromEntries(texts) as Templates
}

export async function listTemplates(db: Db): Promise<ReminderTemplate[]> {
  const templates = await readTemplates(db)
  return expiryTypes.flatMap((kind) =>
    reminderLanguages.map((language) => ({ kind, language, text: templates[kind][language] })),
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
      reminderLanguages
        .filter((language) => before[kind][language] !== after[kind][language])
        .map((language) => [`${kind} ${language}`, { from: before[kind][language], to: after[kind][language] }]),
    ),
  )
  await recordSetting(tx, ctx, 'reminderTexts', changes)
  return listTemplates(tx)
}
