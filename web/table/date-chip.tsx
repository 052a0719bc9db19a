import { clsx } from 'clsx'
import { CalendarRange, ChevronDown, X } from 'lucide-react'
import { addDays, type Day, monthEnd, monthStart, officeDay, weekStart } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { language } from '#web/lib/language.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'

/** Two days, both included. */
interface Days {
  fromDate: Day
  toDate: Day
}

/** The periods of the chip, the usual one of a list first. */
function periodsAt(today: Day) {
  const month = monthStart(today)
  const lastDay = addDays(month, -1)
  return [
    { name: 'thisMonth', fromDate: month, toDate: today },
    { name: 'today', fromDate: today, toDate: today },
    { name: 'yesterday', fromDate: addDays(today, -1), toDate: addDays(today, -1) },
    { name: 'thisWeek', fromDate: weekStart(today), toDate: today },
    { name: 'lastMonth', fromDate: monthStart(lastDay), toDate: monthEnd(lastDay) },
  ] as const
}

/** "1 Nov – 30 Nov"; with the year where that is another one. */
function rangeText({ fromDate, toDate }: Days, today: Day): string {
  const isThisYear = [fromDate, toDate].every((day) => day.slice(0, 4) === today.slice(0, 4))
  const format = new Intl.DateTimeFormat(`${language.get()}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  const [from, to] = [format.format(new Date(fromDate)), format.format(new Date(toDate))]
  return from === to ? from : t.filter('fromTo', { from, to })
}

/** The name of a period, or else its days: "This month", "3 Nov – 9 Nov". */
export function periodText(days: Days, today: Day): string {
  const known = periodsAt(today).find((one) => one.fromDate === days.fromDate && one.toDate === days.toDate)
  return known ? t.filter(`periods.${known.name}`) : rangeText(days, today)
}

export interface AnyDate {
  isOn: boolean
  onTurnOn: () => void
}

interface DateChipProps {
  value: Days
  onChoose: (days: Days) => void
  /** For a list that can also show rows of any date; other ones go back to this month. */
  any?: AnyDate | undefined
  /** Takes the focus to the days of the form. */
  onType: () => void
}

/** The days of a filter in one chip: it opens the usual periods, and is taken away by its cross. */
export function DateChip({ value, onChoose, any, onType }: DateChipProps) {
  const today = officeDay(new Date())
  const periods = periodsAt(today)
  const text = any?.isOn ? t.facets('anyDate') : periodText(value, today)
  const [usual] = periods
  const isUsual = text === t.filter(`periods.${usual.name}`)
  const canRemove = any ? !any.isOn : !isUsual
  const choose = ({ fromDate, toDate }: Days) => onChoose({ fromDate, toDate })
  const remove = () => {
    if (any) any.onTurnOn()
    else choose(usual)
    preventFocusLoss()
  }
  return (
    <div className="flex min-w-0 max-w-full @max-[25rem]:flex-1">
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={t.filter('daysChip', { period: text })}
            className={clsx(buttonStyle(), 'min-w-0 rounded-full @max-[25rem]:flex-1', canRemove && 'rounded-r-none')}
          >
            <CalendarRange />
            <span className="truncate">{text}</span>
            <ChevronDown className="text-faint" />
          </button>
        }
      >
        {periods.map(({ name, ...days }) => (
          <MenuItem key={name} onSelect={() => choose(days)}>
            {t.filter(`periods.${name}`)}
          </MenuItem>
        ))}
        {any && <MenuItem onSelect={any.onTurnOn}>{t.facets('anyDate')}</MenuItem>}
        <MenuItem onSelect={() => window.setTimeout(onType, 0)}>{t.filter('otherDays')}</MenuItem>
      </DropdownMenu>
      {canRemove && (
        <button
          type="button"
          aria-label={t.facets('remove', { filter: t.filter('daysChip', { period: text }) })}
          onClick={remove}
          className={clsx(buttonStyle(), '-ml-px rounded-full rounded-l-none px-2.5')}
        >
          <X />
        </button>
      )}
    </div>
  )
}
