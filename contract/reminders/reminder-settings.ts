import { z } from 'zod'
import { ExpiryType } from '../cases/expiry.ts'
import { flag, requiredText, trimmed, webAddress } from '../fields.ts'
import { languages } from '../languages/language.ts'
import { LONG_TEXT_LENGTH } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { isPrintable } from '../text.ts'
import { textKey } from '../texts.ts'
import { Reminder } from './reminder.ts'
import { hasLoneBrace, unknownPlaceholder } from './reminder-text.ts'

export const ReminderTemplate = z.object({
  kind: ExpiryType,
  language: z.enum(languages),
  text: z.string(),
})
export type ReminderTemplate = z.infer<typeof ReminderTemplate>

/** A text of a reminder as it is saved; unknown placeholders and stray braces are refused. */
export const ReminderText = requiredText(textKey('reminders.textRequired'), LONG_TEXT_LENGTH, maskedLines).superRefine(
  (value, context) => {
    const name = unknownPlaceholder(value)
    if (name !== undefined)
      context.addIssue({ code: 'custom', message: textKey('reminders.unknownPlaceholder', { name: `{${name}}` }) })
    else if (hasLoneBrace(value)) context.addIssue({ code: 'custom', message: textKey('reminders.loneBrace') })
  },
)

/** New texts; pairs of kind and language that are left out stay as they are, and each pair may occur once. */
export const EditTemplates = z
  .array(z.strictObject({ kind: ExpiryType, language: z.enum(languages), text: ReminderText }))
  .max(ExpiryType.options.length * languages.length)
  .superRefine((templates, context) => {
    for (const [index, { kind, language }] of templates.entries())
      if (templates.findIndex((other) => other.kind === kind && other.language === language) < index)
        context.addIssue({ code: 'custom', path: [index, 'language'], message: textKey('reminders.textTwice') })
  })
  .transform((templates) => ({ templates }))

/** How often a dealer gets a mail of what is due. */
export const dealerDigests = ['off', 'daily', 'weekly'] as const

/** What the portal does by itself. The secret is never part of an answer. */
export const ReminderSettings = z.object({
  leadDays: z.array(z.int()),
  dealerDigest: z.enum(dealerDigests),
  webhookUrl: z.string().nullable(),
  hasWebhookSecret: z.boolean(),
  /** Whether the gateway also takes messages to dealers. */
  dealerMessages: z.boolean(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** The settings of an office that has not changed them. */
export const firstReminderSettings: ReminderSettings = {
  leadDays: [30, 7, 1],
  dealerDigest: 'off',
  webhookUrl: null,
  hasWebhookSecret: false,
  dealerMessages: false,
}

/** The length of the webhook's secret in characters. */
export const MIN_WEBHOOK_SECRET = 24
export const MAX_WEBHOOK_SECRET = 200

const webhookUrl = webAddress(textKey('reminders.badWebhookUrl'))

/**
 * Changes of the settings; fields that are left out stay. An address needs https and a secret, and either needs a step-up.
 */
export const EditReminderSettings = z.strictObject({
  leadDays: z
    .array(
      z
        .int({ error: textKey('reminders.badLeadDays') })
        .min(-30, textKey('reminders.badLeadDays'))
        .max(90, textKey('reminders.badLeadDays')),
      {
        error: textKey('reminders.badLeadDays'),
      },
    )
    .min(1, textKey('reminders.badLeadDays'))
    .max(6, textKey('reminders.badLeadDays'))
    .refine((days) => new Set(days).size === days.length, textKey('reminders.badLeadDays'))
    .optional(),
  dealerDigest: z.enum(dealerDigests, { error: textKey('reminders.badDigest') }).optional(),
  /** Null, or an empty text, clears it. */
  webhookUrl: z.union([z.null(), z.literal('').transform(() => null), webhookUrl]).optional(),
  /** Null clears it. */
  webhookSecret: trimmed(textKey('reminders.badSecret'))
    .min(MIN_WEBHOOK_SECRET, textKey('reminders.badSecret'))
    .max(MAX_WEBHOOK_SECRET, textKey('reminders.badSecret'))
    .refine(isPrintable, textKey('fields.notPrintable'))
    .nullable()
    .optional(),
  dealerMessages: flag().optional(),
})
export type EditReminderSettings = z.input<typeof EditReminderSettings>

/** What the portal sends by itself today: at most 20 reminders as examples, and every digest. */
export const DueToday = z.object({
  day: z.string(),
  webhook: z.object({ count: z.int(), examples: z.array(Reminder) }),
  digests: z.array(z.object({ firmName: z.string(), email: z.string(), vehicles: z.int() })),
})
export type DueToday = z.infer<typeof DueToday>
