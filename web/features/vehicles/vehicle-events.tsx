import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { ReminderEvent } from '#contract/vehicles/reminder-event.ts'
import { InstantText } from '#web/ui/date.tsx'

/** What was done about an expiry, as one sentence. */
function eventText({ what, kind, channel, outcome, until, newExpiryDate }: ReminderEvent): string {
  const paper = messages.reminders.kinds[kind]
  if (what === 'renewed') return messages.vehicles.eventRenewed(paper, showDay(newExpiryDate))
  if (what === 'snoozed') return messages.vehicles.eventSnoozed(paper, showDay(until))
  const way = channel === null ? messages.reminders.byGateway : messages.reminders.channels[channel]
  return messages.vehicles.eventSent(paper, messages.reminders.outcomes[outcome ?? 'sent'], way)
}

/** Reminders, snoozes and renewals of a vehicle, newest first. */
export function VehicleEvents({ events }: { events: readonly ReminderEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{messages.vehicles.noEvents}</p>
  return (
    <ul className="grid gap-3">
      {events.map((event) => (
        <li key={event.id}>
          <p className="font-medium">{eventText(event)}</p>
          <p className="text-muted text-sm">
            <InstantText instant={event.at} time />
            {' · '}
            {event.by ? `${event.by.firstName} ${event.by.lastName}` : messages.vehicles.byPortal}
          </p>
          {event.note && <p className="wrap-anywhere whitespace-pre-line text-sm">{event.note}</p>}
        </li>
      ))}
    </ul>
  )
}
