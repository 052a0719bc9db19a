import { z } from 'zod'
import { originals } from '#contract/messages.ts'
import { EditReminderSettings, type ReminderSettings } from '#contract/reminders/reminder-settings.ts'
import { numbersIn } from '#web/forms/filters.ts'

const LeadDays = EditReminderSettings.shape.leadDays.unwrap()

/** The form of the settings: lead days as one text. An empty secret changes nothing, null removes the stored one. */
export const SettingsInput = z.object({
  // One message at the one field, whichever number is wrong.
  leadDays: z
    .string()
    .transform(numbersIn)
    .refine((days) => LeadDays.safeParse(days).success, originals.reminders.badLeadDays),
  dealerDigest: EditReminderSettings.shape.dealerDigest,
  dealerMessages: EditReminderSettings.shape.dealerMessages,
  webhookUrl: EditReminderSettings.shape.webhookUrl,
  webhookSecret: z
    .string()
    .nullable()
    .transform((text) => (text?.trim() === '' ? undefined : text))
    .pipe(EditReminderSettings.shape.webhookSecret),
})
export type SettingsInput = z.input<typeof SettingsInput>
export type SettingsOutput = z.output<typeof SettingsInput>

/** The values of a form; the secret is never answered, so its field begins empty. */
export const valuesOf = ({ leadDays, dealerDigest, webhookUrl, dealerMessages }: ReminderSettings): SettingsInput => ({
  leadDays: leadDays.join(', '),
  dealerDigest,
  dealerMessages,
  webhookUrl: webhookUrl ?? '',
  webhookSecret: '',
})
