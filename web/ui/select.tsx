import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { type Day, officeDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { FieldLabel } from './input.tsx'
import { type Option, OptionList, PopoverPanel, useListbox } from './listbox.tsx'

interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  /** `sm` for toolbars. */
  height?: 'sm' | 'md'
}

/**
 * A select for a short list. An empty string means no value. The button keeps the focus and nothing around it is hidden
 * from screen readers, unlike in ready-made selects.
 */
export function Select({ value, onValueChange, options, placeholder, height = 'md', onBlur, ...rest }: SelectProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const chosen = options.find((option) => option.value === value)
  const close = () => setOpen(false)
  const show = () => {
    if (rest.disabled) return
    listbox.setActive(Math.max(0, chosen ? options.indexOf(chosen) : 0))
    setOpen(true)
  }
  const listbox = useListbox({
    count: options.length,
    labels: options.map(({ label }) => label),
    isOpen,
    onOpen: show,
    onClose: close,
    onSelect: (index) => {
      const option = options[index]
      if (option && option.value !== value) onValueChange(option.value)
      close()
    },
  })

  return (
    <div ref={box}>
      <button
        {...rest}
        type="button"
        {...listbox.comboboxProps}
        role="combobox"
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        data-state={isOpen ? 'open' : 'closed'}
        onClick={(event) => {
          // Not every browser focuses a pressed button, and losing the focus closes the list.
          event.currentTarget.focus()
          if (isOpen) close()
          else show()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close()
          else if (!event.altKey) listbox.onKeyDown(event)
        }}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
        className={clsx(
          'field flex items-center justify-between gap-2 px-3 text-left',
          height === 'sm' ? 'h-8 max-md:h-10' : 'h-9 max-md:h-11',
        )}
      >
        <span className={clsx('truncate', !chosen && 'text-faint')}>
          {chosen?.label ?? placeholder ?? t.ui('select')}
        </span>
        <ChevronDown className="size-4 shrink-0 text-faint" />
      </button>
      {isOpen && (
        <PopoverPanel below={box}>
          <OptionList listbox={listbox} label={rest['aria-label']} options={options} value={value} />
        </PopoverPanel>
      )}
    </div>
  )
}

interface FacetSelectProps {
  label: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One filter of a list; without a value it shows its name. */
export function FacetSelect({ label, options, value, onChange }: FacetSelectProps) {
  // An address may name an option that is gone, or several statuses.
  const known = !value || options.some((option) => option.value === value)
  const shown = known ? options : [{ value, label: value }, ...options]
  return (
    <div className="min-w-40 max-w-60 max-sm:max-w-none max-sm:flex-1">
      <Select
        height="sm"
        aria-label={label}
        placeholder={label}
        options={[{ value: '', label: t.facets('all', { label }) }, ...shown]}
        value={value ?? ''}
        onValueChange={(next) => onChange(next || undefined)}
      />
    </div>
  )
}

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
