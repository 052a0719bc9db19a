import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { matchOptions } from './combobox-match.ts'
import { DroppedPanel } from './dropped-panel.tsx'
import { Input } from './input.tsx'
import type { Option } from './option.ts'

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  options: readonly Option[]
  /** What the list says while the options are on their way. */
  loading?: boolean
}

/**
 * A choice of one from a long list: type to narrow it, arrows and Enter to choose, Escape to leave
 * it as it was. The text box is the combobox, the list its listbox.
 */
export function Combobox({ value, onValueChange, options, loading = false, onBlur, ...rest }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const chosen = options.find((option) => option.value === value)
  const found = matchOptions(options, typed ?? '')

  const show = () => {
    if (rest.readOnly || rest.disabled) return
    setOpen(true)
    setActive(Math.max(0, typed === null ? options.findIndex((option) => option.value === value) : 0))
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: Option | undefined) => {
    if (option) onValueChange(option.value)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow && !event.ctrlKey) {
      event.preventDefault()
      if (!open) return show()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && open) {
      // The dialog around it, if any, stays open.
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if ((isArrow || event.key === 'Tab' || event.key === 'Enter') && open && typed) {
      // Leaving takes what was found: by Tab, by Ctrl and an arrow, or by Ctrl+Enter, which submits.
      choose(found[active])
    }
  }

  return (
    <div ref={box} className="relative">
      <Input
        {...rest}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onClick={show}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          // Clearing the box and leaving it clears the choice; anything else keeps it.
          if (typed === '') onValueChange('')
          close()
          onBlur?.(event)
        }}
        className="pr-9"
      />
      <ChevronsUpDown
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-faint"
        aria-hidden="true"
      />
      {open && (
        <DroppedPanel below={box}>
          <ComboboxList
            id={listId}
            label={rest['aria-label']}
            options={found}
            value={value}
            active={active}
            loading={loading}
            query={typed ?? ''}
            onActive={setActive}
            onChoose={choose}
          />
        </DroppedPanel>
      )}
    </div>
  )
}
