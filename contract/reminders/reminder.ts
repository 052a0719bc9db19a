import { z } from 'zod'
import { ExpiryType } from '../cases/expiry.ts'
import { flag, listBody, optionalText, requiredDay, requiredText } from '../fields.ts'
import { LONG_TEXT_LENGTH, MAX_TEXT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { isPrintable, normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { reminderChannels, reminderOutcomes } from '../vehicles/reminder-event-values.ts'
import { VehicleOwner } from '../vehicles/vehicle-owner.ts'
import { reminderBands } from './reminder-values.ts'

/** The longest snooze of a reminder, in days. */
export const MAX_SNOOZE_DAYS = 180

/** How long a contact can be taken back, in minutes; `reminders.tooLateToWithdraw` says it. */
export const WITHDRAW_MINUTES = 10

const TextByLanguage = z.object({ en: z.string(), hi: z.string(), mr: z.string() })

/** A paper of a vehicle that ends, or has ended. */
export const Reminder = z.object({
  vehicleId: z.uuid(),
  vehicleNo: z.string(),
  kind: ExpiryType,
  expiryDate: z.string(),
  /** From today to the expiry date; negative once it is past. */
  days: z.int(),
  /** Null for a date that is in no band: more than 60 days ahead, or more than 90 days past. */
  band: z.enum(reminderBands).nullable(),
  owner: VehicleOwner.nullable(),
  firmName: z.string(),
  lastSentAt: z.string().nullable(),
  /** Null where the portal itself reminded through its webhook. */
  lastChannel: z.enum(reminderChannels).nullable(),
  lastOutcome: z.enum(reminderOutcomes).nullable(),
  snoozedUntil: z.string().nullable(),
  text: TextByLanguage,
  /** The dealer's number where staff know none of the owner; absent in what the portal sends by itself. */
  dealerPhone: z.string().nullable().optional(),
  /** What is sent to that number instead of `text`. */
  dealerText: TextByLanguage.nullable().optional(),
  /** Null without a phone number of the owner. */
  links: z.object({ whatsapp: z.string(), sms: z.string(), tel: z.string() }).nullable(),
})
export type Reminder = z.infer<typeof Reminder>

const band = z.enum(reminderBands)
const name = z
  .string()
  .overwrite(normalizeLine)
  .max(MAX_TEXT, textKey('fields.tooLong', { max: MAX_TEXT }))
  .refine(isPrintable, textKey('fields.notPrintable'))

/** What narrows the worklist; a part that is left out does not filter. */
export const WorklistFilter = z.strictObject({
  band: band.optional(),
  kind: ExpiryType.optional(),
  firmName: name.optional(),
  /** The To RTO of the vehicle's newest case that the actor may see, by its display name. */
  rto: name.optional(),
  /** The superadmin or employee who created that case. */
  createdBy: z.uuid(textKey('cases.noValidId')).optional(),
  includeSnoozed: flag().optional(),
  /** Those whose present date has not been reported to the owner, as far as the actor may know. */
  notContacted: flag().optional(),
  ...listBody('expiryDate'),
})
export type WorklistFilter = z.input<typeof WorklistFilter>

const vehicleId = z.uuid({ error: textKey('vehicles.unknown') })

export const ReminderContact = z.strictObject({
  vehicleId,
  kind: ExpiryType,
  channel: z.enum(reminderChannels, { error: textKey('reminders.channelRequired') }),
  outcome: z.enum(reminderOutcomes, { error: textKey('reminders.outcomeRequired') }),
  note: optionalText(LONG_TEXT_LENGTH, maskedLines),
})
export type ReminderContact = z.input<typeof ReminderContact>

/** A contact of one's own that is taken back, by the time that its reminder shows. */
export const ContactWithdrawal = z.strictObject({
  vehicleId,
  kind: ExpiryType,
  sentAt: z.iso.datetime({ error: textKey('reminders.unknownContact') }),
})
export type ContactWithdrawal = z.input<typeof ContactWithdrawal>

/** The day until which a reminder is snoozed: it is back on that day. */
export const ReminderSnooze = z.strictObject({
  vehicleId,
  kind: ExpiryType,
  until: requiredDay(textKey('reminders.untilRequired')),
})
export type ReminderSnooze = z.input<typeof ReminderSnooze>

/** The date of a paper that was renewed. */
export const ReminderRenewal = z.strictObject({
  vehicleId,
  kind: ExpiryType,
  newExpiryDate: requiredDay(textKey('reminders.newDateRequired')),
})
export type ReminderRenewal = z.input<typeof ReminderRenewal>

/** The dealer, by firm, whose due expiries are to be mailed. */
export const DealerMail = z.strictObject({
  firmName: requiredText(textKey('reminders.firmRequired'), MAX_TEXT, normalizeLine),
})

/** The reminders of the week, and how many of their owners were contacted. */
export const ReminderWeek = z.object({ due: z.int(), contacted: z.int() })
export type ReminderWeek = z.infer<typeof ReminderWeek>

/** What came of the reminders of a month. */
export const ConversionRow = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  kind: ExpiryType,
  sent: z.int(),
  renewed: z.int(),
  renewedElsewhere: z.int(),
})
export type ConversionRow = z.infer<typeof ConversionRow>
