import { showPlate } from '#contract/cases/plate.ts'
import { showInstantDay } from '#contract/dates.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'

/** `MH 12 AB 1234, Insurance`. */
export const reminderName = ({ vehicleNo, kind }: Reminder): string =>
  t.reminders('openOf', { plate: showPlate(vehicleNo), kind: t.reminders(`kinds.${kind}`) })

export function endText({ days }: Reminder): { text: string; tone: string } {
  if (days < 0) return { text: t.reminders('daysAgo', { days: -days }), tone: 'font-medium text-bad' }
  return { text: t.reminders('inDays', { days }), tone: days <= 7 ? 'text-warn' : 'text-muted' }
}

export function contactText({ lastSentAt, lastChannel, lastOutcome }: Reminder): string {
  if (lastSentAt === null || lastOutcome === null) return t.reminders('notContacted')
  const channel = lastChannel === null ? t.reminders('byGateway') : t.reminders(`channels.${lastChannel}`)
  return t.reminders('lastContact', {
    outcome: t.reminders(`outcomes.${lastOutcome}`),
    channel,
    day: showInstantDay(lastSentAt),
  })
}

/** The number to call: the owner's, else the dealer's. */
export const numberOf = ({ owner, dealerPhone }: Reminder): string | null => owner?.phoneNo ?? dealerPhone ?? null
