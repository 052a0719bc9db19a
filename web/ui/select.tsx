import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { DroppedPanel } from './dropped-panel.tsx'
import type { Option } from './option.ts'

interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  options: readonly Option[]
  placeholder?: string
  /** `sm` for toolbars. */
  height?: 'sm' | 'md'
}

const PAUSE_MS = 600

/**
 * A choice of one from a short list. An empty string stands for no choice. The button keeps the
 * focus and nothing around is hidden from screen readers, which is where the ready-made ones fail.
 */
export function Select({ value, onValueChange, options, placeholder, height = 'md', onBlur, ...rest }: SelectProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const listId = useId()
  const chosen = options.find((option) => option.value === value)

  const show = () => {
    if (rest.disabled) return
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const choose = (option: Option | undefined) => {
    if (option && option.value !== value) onValueChange(option.value)
    setOpen(false)
  }
  const seek = (letter: string, now: number) => {
    const fresh = now - typed.current.at > PAUSE_MS
    typed.current = { text: (fresh ? '' : typed.current.text) + letter.toLowerCase(), at: now }
    const from = typed.current.text.length === 1 ? active + 1 : active
    const order = options.map((_, index) => (index + from) % options.length)
    const hit = order.find((index) => options[index]?.label.toLowerCase().startsWith(typed.current.text))
    if (hit === undefined) return
    if (open) setActive(hit)
    else choose(options[hit])
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key.length === 1 && key !== ' ') return seek(key, event.timeStamp)
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' ', 'Escape', 'Tab'].includes(key)) return
    if (key === 'Tab' || (key === 'Escape' && !open)) return setOpen(false)
    event.preventDefault()
    if (!open) return show()
    const last = options.length - 1
    if (key === 'ArrowDown') setActive(Math.min(last, active + 1))
    else if (key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (key === 'Home') setActive(0)
    else if (key === 'End') setActive(last)
    else if (key === 'Escape') {
      // The dialog around it, if any, stays open.
      event.stopPropagation()
      setOpen(false)
    } else choose(options[active])
  }

  return (
    <div ref={box}>
      <button
        {...rest}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={(event) => {
          // Not every browser gives a pressed button the focus, which this one closes by losing.
          event.currentTarget.focus()
          if (open) setOpen(false)
          else show()
        }}
        onKeyDown={press}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
        className={`field flex items-center justify-between gap-2 px-3 text-left ${height === 'sm' ? 'h-8 max-md:h-10' : 'h-9 max-md:h-11'}`}
      >
        <span className={`truncate ${chosen ? '' : 'text-faint'}`}>{chosen?.label ?? placeholder ?? 'Select'}</span>
        <ChevronDown className="size-4 shrink-0 text-faint" aria-hidden="true" />
      </button>
      {open && (
        <DroppedPanel below={box}>
          <ComboboxList
            id={listId}
            label={rest['aria-label']}
            options={options}
            value={value}
            active={active}
            loading={false}
            query=""
            onActive={setActive}
            onChoose={choose}
          />
        </DroppedPanel>
      )}
    </div>
  )
}
