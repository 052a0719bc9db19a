import { CircleAlert, Clock } from 'lucide-react'
import { showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { useNow } from '#web/lib/now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { deadlineText, relativeTimeText } from './deadline.ts'

/** The time until a deadline, updated each second: green before it, red after it. */
export function Countdown({ deadline }: { deadline: string }) {
  const { text, past } = deadlineText(Date.parse(deadline), useNow())
  return (
    <Badge tone={past ? 'bad' : 'good'} icon={past ? CircleAlert : Clock}>
      <span className="tnum">{text}</span>
    </Badge>
  )
}

/** "Updated 5 minutes ago", or the day if the change is older than a day. */
export function UpdatedAt({ instant }: { instant: string }) {
  return messages.tasks.updatedAt(relativeTimeText(Date.parse(instant), useNow()) ?? showInstantDay(instant))
}
