import { officeTime } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import type { RecordedEvent, ReminderDue } from '../history/events.ts'
import type { Rule } from './rule.ts'

/** The template of a reminder; the parameters of a delivery are the body itself. */
export const REMINDER_TEMPLATE = 'reminder'

/** The template of a message to a dealer; its parameters are also the body. */
export const MESSAGE_TEMPLATE = 'dealer-message'

/** Returns whether a phone may ring: from 09:00 to 21:00 IST. */
export function isPhoneTime(now: Date): boolean {
  const time = officeTime(now)
  return time >= '09:00' && time < '21:00'
}

/** The rule that sends a reminder to the gateway. The portal's own log of reminders makes each event once. */
export const reminderToGateway: Rule = {
  prepare: async (_tx, _ctx, events: readonly RecordedEvent<ReminderDue>[]) =>
    events
      .filter(({ event }) => event.facts.hasGateway)
      .map(({ event, entryId }) => ({
        channel: 'webhook',
        template: REMINDER_TEMPLATE,
        // The person is named in the encrypted body alone.
        recipient: event.id,
        subject: t.reminders('webhookSubject'),
        parameters: JSON.stringify({ event: 'reminder', reminder: event.facts.reminder }),
        entryId,
      })),
}
