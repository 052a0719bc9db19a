import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { formatDay, formatTypedDay, parseDay } from './day-text.ts'
import { Input, type InputProps } from './input.tsx'
import { selectOnFocus } from './select-on-focus.ts'

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
