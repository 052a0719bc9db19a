import { daysBetween, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { WARNING_DAYS } from '#web/domain/expiry-use.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The remaining validity of a paper, shown only if it is short, ends today, or has ended. */
export function ExpiryNote({ day }: { day: string | null }) {
  if (!day) return null
  const daysLeft = daysBetween(officeDay(new Date()), day)
  if (daysLeft > WARNING_DAYS) return null
  if (daysLeft < 0) return <Badge tone="bad">{messages.summary.expired}</Badge>
  if (daysLeft === 0) return <Badge tone="warn">{messages.summary.expiresToday}</Badge>
  return (
    <Badge tone="warn">
      {daysLeft === 1 ? messages.summary.expiresTomorrow : messages.summary.expiresInDays(daysLeft)}
    </Badge>
  )
}
