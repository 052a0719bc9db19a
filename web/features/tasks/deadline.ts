import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { t } from '#contract/texts.ts'

/** Formats the time until a deadline or since it: in days from one day on, otherwise to the second. */
export function deadlineText(deadline: number, now: number): { text: string; past: boolean } {
  const past = deadline <= now
  // The remaining time is rounded up to seconds, the elapsed time down.
  const seconds = past ? Math.floor((now - deadline) / SECOND) : Math.ceil((deadline - now) / SECOND)
  const length = seconds * SECOND
  const amount = length >= DAY ? t.tasks('days', { count: Math.floor(length / DAY) }) : clock(length)
  return { text: past ? t.tasks('timeOverdue', { amount }) : t.tasks('timeLeft', { amount }), past }
}

function clock(length: number): string {
  const hours = Math.floor(length / HOUR)
  const minutes = Math.floor((length % HOUR) / MINUTE)
  const seconds = Math.floor((length % MINUTE) / SECOND)
  const parts = [
    hours ? t.tasks('hours', { count: hours }) : '',
    hours || minutes ? t.tasks('minutes', { count: minutes }) : '',
    t.tasks('seconds', { count: seconds }),
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * The age of a change: `5 minutes ago` for less than a day, otherwise null, where the date is shown.
 */
export function relativeTimeText(then: number, now: number): string | null {
  const age = Math.max(0, now - then)
  if (age >= DAY) return null
  if (age < MINUTE) return t.tasks('justNow')
  return age < HOUR
    ? t.tasks('minutesAgo', { count: Math.floor(age / MINUTE) })
    : t.tasks('hoursAgo', { count: Math.floor(age / HOUR) })
}
