import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { EditReminderSettings, type ReminderSettings } from '#contract/reminders/reminder-settings.ts'

/** Reads "30, 7, 1": numbers between commas or blanks. Anything else is no number, which the schema refuses. */
const numbersIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

const LeadDays = EditReminderSettings.shape.leadDays.unwrap()

/** The form of the settings: lead days as one text. An empty secret changes nothing, null removes the stored one. */
export const SettingsInput = z.object({
  // One message at the one field, whichever number is wrong.
  leadDays: z
    .string()
    .transform(numbersIn)
    .refine((days) => LeadDays.safeParse(days).success, messages.reminders.badLeadDays),
  dealerDigest: EditReminderSettings.shape.dealerDigest,
  webhookUrl: EditReminderSettings.shape.webhookUrl,
  webhookSecret: z
    .string()
    .nullable()
    .transform((text) => (text?.trim() === '' ? undefined : text))
    .pipe(EditReminderSettings.shape.webhookSecret),
})
export type SettingsInput = z.input<typeof SettingsInput>

/** The values of the form; the secret is never answered, so its field begins empty. */
export const valuesOf = ({ leadDays, dealerDigest, webhookUrl }: ReminderSettings): SettingsInput => ({
  leadDays: leadDays.join(', '),
  dealerDigest,
  webhookUrl: webhookUrl ?? '',
  webhookSecret: '',
})

export const digestOptions = [
  { value: 'off', label: messages.reminderSettings.digestOff },
  {
    value: 'daily',
    label: messages.reminderSettings.digestDaily,
    detail: messages.reminderSettings.digestDailyDetail,
  },
  {
    value: 'weekly',
    label: messages.reminderSettings.digestWeekly,
    detail: messages.reminderSettings.digestWeeklyDetail,
  },
]
