import { z } from 'zod'
import { person } from '../cases/case.ts'
import { ExpiryType } from '../cases/expiry.ts'
import { Role } from '../endpoint.ts'
import { reminderActs, reminderChannels, reminderOutcomes } from './reminder-event-values.ts'

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
  /** Whether the contact was taken back; visible to staff only. */
  isWithdrawn: z.boolean(),
  by: person.extend({ role: Role }).nullable(),
})
export type ReminderEvent = z.infer<typeof ReminderEvent>
