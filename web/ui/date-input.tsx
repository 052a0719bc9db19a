import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Day, isDay, showDay } from '#contract/dates.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { latinDigits } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { Input, type InputProps, selectOnFocus } from './input.tsx'

interface DateInputProps extends Omit<InputProps, 'value' | 'onValueChange' | 'filter' | 'type' | 'readOnly'> {
  /** A day, `YYYY-MM-DD`; or empty, or text that is not (yet) a day. */
  value: string
  onValueChange: (value: string) => void
}

/**
 * An input for a day. The browser's own has three or four tab stops and the date format of the browser's language; this
 * input has one tab stop, accepts `25112026`, `25/11/26` or `2026-11-25`, and shows `25/11/2026`. The calendar is the
 * browser's (by the button, or Alt and arrow down), and on a touch screen the whole input is.
 */
export function DateInput(props: DateInputProps) {
  const isTouch = useCoarsePointer()
  return isTouch ? <NativeDate {...props} /> : <TypedDate {...props} />
}

function NativeDate({ value, onValueChange, className, ...rest }: DateInputProps) {
  return (
    <Input
      {...rest}
      type="date"
      className={clsx('tnum', className)}
      value={parseDay(value) ?? ''}
      onValueChange={onValueChange}
    />
  )
}

function TypedDate({ value, onValueChange, className, min, max, onBlur, onKeyDown, ...rest }: DateInputProps) {
  const [inputText, setInputText] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const commit = () => {
    const day = inputText === null ? null : parseDay(inputText, { shortYear: true })
    if (day !== null && day !== value) onValueChange(day)
    setInputText(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault()
      calendar.current?.showPicker()
    }
    onKeyDown?.(event)
  }
  return (
    <div className="relative">
      <Input
        {...rest}
        placeholder={t.ui('datePlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        className={clsx('tnum pr-9', className)}
        value={inputText ?? formatDay(value)}
        filter={formatTypedDay}
        onValueChange={(text) => {
          setInputText(text)
          onValueChange(parseDay(text) ?? text)
        }}
        {...selectOnFocus}
        onKeyDown={press}
        onBlur={(event) => {
          commit()
          onBlur?.(event)
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={parseDay(value) ?? ''}
        onChange={(event) => onValueChange(event.target.value)}
        className="pointer-events-none absolute bottom-0 left-0 h-full w-px opacity-0"
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center text-faint hover:text-ink"
      >
        <CalendarDays className="size-4" />
      </button>
    </div>
  )
}

/** What is pasted but not typed: names of months, times, a year in front. */
const PASTED = /[^\d/.\- ]|^\d{4}[/.]\d/

/**
 * Formats a partially typed day: digits in groups, `25/11/2026`; a year in front, `2026-`, begins an ISO day. A whole one that
 * is pasted is read as in a sheet.
 */
export function formatTypedDay(input: string): string {
  const typed = latinDigits(input)
  const pasted = PASTED.test(typed.trim()) ? readDay(typed) : null
  if (pasted !== null) return showDay(pasted)
  const text = typed.replace(/^(\d\d)\/(1[3-9]|[2-9]\d)-$/, '$1$2-')
  if (/^\d{4}-/.test(text)) return text.slice(0, 10)
  const padded = text.replace(/[.\- ]/g, '/').replace(/(^|\/)(\d)(?=\/)/g, '$10$2')
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const groups = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  const wantsNext = padded.endsWith('/') && (digits.length === 2 || digits.length === 4)
  return wantsNext ? `${groups}/` : groups
}

/** Parses a day; null if it is invalid. A year of two digits belongs to this century. */
export function parseDay(text: string, { shortYear = false } = {}): Day | null {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : fromGroups(text, shortYear)
  return iso !== null && isDay(iso) ? iso : null
}

function fromGroups(text: string, shortYear: boolean): string | null {
  const [, day, month, year = ''] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(text) ?? []
  if (year.length === 4) return `${year}-${month}-${day}`
  return shortYear && year.length === 2 ? `20${year}-${month}-${day}` : null
}

/** Formats a day as the office writes it, `25/11/2026`; other texts stay as they are. */
export function formatDay(value: string): string {
  return parseDay(value) === value ? value.split('-').reverse().join('/') : value
}
