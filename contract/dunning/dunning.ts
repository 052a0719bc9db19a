import { z } from 'zod'
import { Client } from '../clients/client.ts'
import { endpoint } from '../endpoint.ts'
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

const roles = ['superadmin'] as const

/** Reminders of overdue bills by mail. */
export const dunningEndpoints = {
  settings: endpoint('GET', '/dunning/settings', {
    roles,
    summary: 'On which days after the due date clients are reminded of an unpaid bill',
    data: DunningSettings,
  }),
  editSettings: endpoint('PUT', '/dunning/settings', {
    roles,
    summary: 'Choose the days after the due date; none switches the reminders off',
    body: EditDunningSettings,
    data: DunningSettings,
    message: 'dunning.saved',
  }),
  pause: endpoint('POST', '/client/dunning/:id', {
    roles,
    summary: 'Stop the reminders of overdue bills of a verified client, or let them go on',
    body: PauseDunning,
    data: Client,
    message: 'dunning.pauseChanged',
  }),
}
