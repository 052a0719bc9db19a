import { z } from 'zod'
import { person } from '../cases/case.ts'
import { ExpiryType } from '../cases/expiry.ts'
import { Role } from '../endpoint.ts'

/** The ways in which an owner is reminded; `webhook` and `digest` are sent by the portal itself. */
export const reminderChannels = ['WHATSAPP', 'SMS', 'CALL', 'MAIL'] as const
export const reminderOutcomes = ['sent', 'willRenew', 'notReached', 'renewedElsewhere'] as const
/** What was done about an expiry of a vehicle. */
export const reminderActs = ['sent', 'snoozed', 'renewed'] as const

/** One thing that was done about an expiry of a vehicle; fields of other acts are null, `by` for what the portal did. */
export const ReminderEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  what: z.enum(reminderActs),
  kind: ExpiryType,
  /** The date that was reminded of; null where the vehicle had none. */
  expiryDate: z.string().nullable(),
  channel: z.enum(reminderChannels).nullable(),
  outcome: z.enum(reminderOutcomes).nullable(),
  note: z.string().nullable(),
  until: z.string().nullable(),
  newExpiryDate: z.string().nullable(),
  by: person.extend({ role: Role }).nullable(),
})
export type ReminderEvent = z.infer<typeof ReminderEvent>
