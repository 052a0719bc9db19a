import { useId } from 'react'
import { type Day, officeDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { FieldLabel } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'

/** A month of a year; months count from 1. */
export interface Month {
  year: number
  month: number
}

/** The years that the picker offers, back from the present one. */
const YEARS = 5

/** Reads the month of an address, `2026-10`; without one, the month of a day. */
export function readMonth(text: string | undefined, fallback: Day): Month {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? /^(\d+)-(\d+)/.exec(fallback) ?? []
  return { year: Number(year), month: Number(month) }
}

export const writeMonth = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

export function MonthPicker({ value, onChange }: { value: Month; onChange: (month: Month) => void }) {
  const id = useId()
  const thisYear = Number(officeDay(new Date()).slice(0, 4))
  const offered = Array.from({ length: YEARS }, (_, back) => thisYear - back)
  const years = offered.includes(value.year) ? offered : [...offered, value.year]
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3 print:hidden">
      <div className="min-w-34">
        <FieldLabel htmlFor={`${id}-month`}>{t.dues('month')}</FieldLabel>
        <Select
          id={`${id}-month`}
          options={t.dates.raw('months').map((label, index) => ({ value: String(index + 1), label }))}
          value={String(value.month)}
          onValueChange={(month) => onChange({ ...value, month: Number(month) })}
        />
      </div>
      <div className="min-w-34">
        <FieldLabel htmlFor={`${id}-year`}>{t.dues('year')}</FieldLabel>
        <Select
          id={`${id}-year`}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={String(value.year)}
          onValueChange={(year) => onChange({ ...value, year: Number(year) })}
        />
      </div>
    </div>
  )
}
