import { showPlate } from '#contract/cases/plate.ts'
import { showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'

/** `MH 12 AB 1234, Insurance`. */
export const reminderName = ({ vehicleNo, kind }: Reminder): string =>
  messages.reminders.openOf(showPlate(vehicleNo), messages.reminders.kinds[kind])

export function endText({ days }: Reminder): { text: string; tone: string } {
  if (days < 0) return { text: messages.reminders.daysAgo(-days), tone: 'font-medium text-bad' }
  return { text: messages.reminders.inDays(days), tone: days <= 7 ? 'text-warn' : 'text-muted' }
}

export function contactText({ lastSentAt, lastChannel, lastOutcome }: Reminder): string {
  if (lastSentAt === null || lastOutcome === null) return messages.reminders.notContacted
  const channel = lastChannel === null ? messages.reminders.byGateway : messages.reminders.channels[lastChannel]
  return messages.reminders.lastContact(messages.reminders.outcomes[lastOutcome], channel, showInstantDay(lastSentAt))
}

/** The number to call: the owner's, else the dealer's. */
export const numberOf = ({ owner, dealerPhone }: Reminder): string | null => owner?.phoneNo ?? dealerPhone ?? null
