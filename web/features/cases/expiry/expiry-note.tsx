import { daysBetween, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Days ahead at which an expiry begins to be worth a look. */
const SOON = 30

/** How long a paper still holds, told only where someone has to act: soon, today, or too late. */
export function ExpiryNote({ day }: { day: string | null }) {
  if (!day) return null
  const left = daysBetween(officeDay(new Date()), day)
  if (left > SOON) return null
  if (left < 0) return <Badge tone="bad">{messages.summary.expired}</Badge>
  if (left === 0) return <Badge tone="warn">{messages.summary.expiresToday}</Badge>
  return (
    <Badge tone="warn">{left === 1 ? messages.summary.expiresTomorrow : messages.summary.expiresInDays(left)}</Badge>
  )
}
