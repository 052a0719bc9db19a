import { z } from 'zod'
import { textKey } from '../texts.ts'

/** The last day after the due date on which a client can be reminded of a bill. */
export const MAX_DUNNING_DAY = 180
const MAX_DAYS = 6

const day = z
  .int({ error: textKey('dunning.badDays') })
  .min(1, textKey('dunning.badDays'))
  .max(MAX_DUNNING_DAY, textKey('dunning.badDays'))

/** On which days after the due date of an unpaid bill its client is reminded by mail; on none at first. */
export const DunningSettings = z.object({ days: z.array(z.int()) })
export type DunningSettings = z.infer<typeof DunningSettings>

export const EditDunningSettings = z.strictObject({
  days: z
    .array(day, { error: textKey('dunning.badDays') })
    .max(MAX_DAYS, textKey('dunning.badDays'))
    .refine((days) => new Set(days).size === days.length, textKey('dunning.badDays'))
    .transform((days) => days.toSorted((one, other) => one - other)),
})

/** Stops the reminders of a client, or lets them go on. */
export const PauseDunning = z.strictObject({ isPaused: z.boolean({ error: textKey('dunning.chooseWhether') }) })
