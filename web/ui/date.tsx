import { showDay, showInstant, showInstantDay } from '#contract/dates.ts'
import { TableHighlight } from './highlight.tsx'

/** A calendar day, `21/11/2026`, or a dash. */
export function DayText({ day }: { day: string | null | undefined }) {
  return <DateText dateTime={day} text={showDay(day)} />
}

/** The office's day of an instant, with `time` also the time, or a dash. */
export function InstantText({ instant, time = false }: { instant: string | null | undefined; time?: boolean }) {
  return <DateText dateTime={instant} text={time ? showInstant(instant) : showInstantDay(instant)} />
}

function DateText({ dateTime, text }: { dateTime: string | null | undefined; text: string }) {
  return dateTime ? (
    <time dateTime={dateTime} className="tnum whitespace-nowrap">
      <TableHighlight>{text}</TableHighlight>
    </time>
  ) : (
    <span>{text}</span>
  )
}
