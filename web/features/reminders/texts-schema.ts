import { z } from 'zod'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { type EditTemplates, ReminderText } from '#contract/reminders/reminder-settings.ts'
import { reminderLanguages } from '#contract/reminders/reminder-text.ts'
import { ApiError } from '#web/lib/api-error.ts'

/** The texts of one kind, by language. */
export const TextsOfKind = z.object({ en: ReminderText, hi: ReminderText })
export type TextsOfKind = z.input<typeof TextsOfKind>

/** The body of the call: a list, in the order of the languages. */
export const bodyOf = (kind: ExpiryType, texts: TextsOfKind): z.input<typeof EditTemplates> =>
  reminderLanguages.map((language) => ({ kind, language, text: texts[language] }))

/** Gives the errors of a list, `0.text`, to the field of the language at that place. */
export function withFieldsByLanguage(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => {
      const index = /^(\d+)\.text$/.exec(name)?.[1]
      return [reminderLanguages[Number(index)] ?? name, message]
    }),
  )
  return new ApiError(error.status, error.serverMessage, fields)
}
