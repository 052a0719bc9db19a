import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Highlight } from './highlight.tsx'
import type { Option } from './option.ts'

interface ComboboxListProps {
  id: string
  label?: string | undefined
  options: readonly Option[]
  value: string
  active: number
  loading: boolean
  query: string
  onActive: (index: number) => void
  onChoose: (option: Option) => void
}

/** The listbox of a combobox; the focus stays in the text box. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, value, active, loading, query, onActive, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  // The active option is kept in view while arrows move it.
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (options.length === 0) {
    return (
      <p role="status" className="px-2 py-3 text-center text-muted text-sm">
        {loading ? 'Loading...' : 'Nothing found'}
      </p>
    )
  }
  return (
    <div ref={list} id={id} role="listbox" aria-label={label ?? 'Choices'} className="max-h-64 overflow-y-auto">
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are handled by the text box
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          onMouseMove={() => active !== index && onActive(index)}
          // The text box must not lose the focus to a click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={`flex items-center gap-2 rounded-md px-2 py-1.5 max-md:py-2.5 ${index === active ? 'bg-hover' : ''}`}
        >
          <span className="min-w-0 flex-1 truncate">
            <Highlight text={option.label} query={query} />
          </span>
          {option.value === value && <Check className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />}
        </div>
      ))}
    </div>
  )
}
