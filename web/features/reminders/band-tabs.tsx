import { messages } from '#contract/messages.ts'
import { type ReminderBand, reminderBands } from '#contract/reminders/reminder-values.ts'

interface BandTabsProps {
  counts: Readonly<Record<string, number>> | undefined
  band: ReminderBand | undefined
  onChoose: (band: ReminderBand | undefined) => void
}

/** The four bands with their counts; each narrows the list below, a second press frees it. */
export function BandTabs({ counts, band, onChoose }: BandTabsProps) {
  return (
    <ul aria-label={messages.reminders.bandsLabel} className="mb-4 grid grid-cols-2 gap-2 xl:grid-cols-4">
      {reminderBands.map((one) => (
        <li
          key={one}
          className={`rounded-lg border bg-surface p-3 ${one === band ? 'border-accent bg-accent-soft' : ''}`}
        >
          <button
            type="button"
            aria-pressed={one === band}
            onClick={() => onChoose(one === band ? undefined : one)}
            className="block w-full rounded-sm text-left"
          >
            <span className="block text-muted text-sm">{messages.reminders.bands[one]}</span>
            <span
              className={`tnum block font-semibold text-xl ${one === 'overdue' && counts?.[one] ? 'text-bad' : ''}`}
            >
              {counts?.[one]?.toLocaleString('en-IN') ?? '–'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
