import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { messages } from '#contract/messages.ts'

/** What is left until a deadline, or how long it has passed: days from one day on, else to the second (spec/1 point 9). */
export function deadlineText(deadline: number, now: number): { text: string; past: boolean } {
  const past = deadline <= now
  // Counted down, a part of a second is a second still to come; counted up, one not yet over.
  const seconds = past ? Math.floor((now - deadline) / SECOND) : Math.ceil((deadline - now) / SECOND)
  const length = seconds * SECOND
  const amount = length >= DAY ? messages.tasks.days(Math.floor(length / DAY)) : clock(length)
  return { text: past ? messages.tasks.timeOverdue(amount) : messages.tasks.timeLeft(amount), past }
}

function clock(length: number): string {
  const hours = Math.floor(length / HOUR)
  const minutes = Math.floor((length % HOUR) / MINUTE)
  const seconds = Math.floor((length % MINUTE) / SECOND)
  const parts = [
    hours ? messages.tasks.hours(hours) : '',
    hours || minutes ? messages.tasks.minutes(minutes) : '',
    messages.tasks.seconds(seconds),
  ]
  return parts.filter(Boolean).join(' ')
}

/** When something was changed: `5 minutes ago` under a day, else null, for a date to be shown (spec/1 point 9). */
export function relativeTimeText(then: number, now: number): string | null {
  const age = Math.max(0, now - then)
  if (age >= DAY) return null
  if (age < MINUTE) return messages.tasks.justNow
  return age < HOUR
    ? messages.tasks.minutesAgo(Math.floor(age / MINUTE))
    : messages.tasks.hoursAgo(Math.floor(age / HOUR))
}
