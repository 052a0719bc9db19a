import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { DayText } from '#web/ui/date.tsx'
import { contactText, endText, reminderName } from './reminder-texts.ts'

interface ReminderRowProps {
  reminder: Reminder
  isCurrent: boolean
  onSelect: () => void
}

/** The line of a reminder: plate and paper, when it ends, whose vehicle it is, and the last contact. */
export function ReminderLine({ reminder, isCurrent, onSelect }: ReminderRowProps) {
  const { vehicleNo, kind, expiryDate, owner, firmName, snoozedUntil } = reminder
  const end = endText(reminder)
  return (
    <div className="relative flex min-h-10 flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2 lg:flex-nowrap">
      <button
        type="button"
        aria-expanded={isCurrent}
        aria-label={reminderName(reminder)}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onSelect}
        className="tnum w-36 shrink-0 rounded-sm text-left font-semibold after:absolute after:inset-0"
      >
        {showPlate(vehicleNo)}
      </button>
      <span className="w-24 shrink-0">{messages.reminders.kinds[kind]}</span>
      <span className="w-56 shrink-0 text-sm">
        <DayText day={expiryDate} /> <span className={end.tone}>{end.text}</span>
      </span>
      <span className="min-w-0 flex-1 truncate text-sm max-lg:basis-full">
        {owner?.name ?? messages.reminders.nameUnknown}
        <span className="text-muted"> · {firmName}</span>
      </span>
      <span className="min-w-0 max-w-full truncate text-muted text-sm lg:text-right">
        {snoozedUntil ? messages.reminders.restsUntil(showDay(snoozedUntil)) : contactText(reminder)}
      </span>
    </div>
  )
}
