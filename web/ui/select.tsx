import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import type { Option } from './option.ts'
import { OptionList } from './option-list.tsx'
import { PopoverPanel } from './popover-panel.tsx'
import { useListbox } from './use-listbox.ts'

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
