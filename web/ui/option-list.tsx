import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { Highlight } from './highlight.tsx'
import type { Option } from './option.ts'
import type { Listbox } from './use-listbox.ts'

export interface OptionListProps {
  listbox: Listbox
  label?: string | undefined
  options: readonly Option[]
  value: string
  /** The search text to mark in the options. */
  query?: string
  /** True for names, which a browser that translates the page leaves as they are. */
  areNames?: boolean
}

/** The options of a select or combobox; the focus stays in the button or text box. */
export function OptionList({ listbox, label, options, value, query = '', areNames = false }: OptionListProps) {
  return (
    <div id={listbox.id} role="listbox" aria-label={label ?? t.ui('choices')} className="max-h-64 overflow-y-auto">
      {options.map((option, index) => (
        // the text box keeps the focus and references the active option
        <div
          key={option.value}
          {...listbox.optionProps(index)}
          role="option"
          // A long list is drawn in parts.
          aria-posinset={index + 1}
          aria-setsize={listbox.count}
          aria-selected={option.value === value}
          className={clsx(
            'flex items-center gap-2 rounded-md px-2 py-1.5 max-md:py-2.5',
            index === listbox.active && 'bg-hover',
          )}
        >
          <span className="min-w-0 flex-1 truncate" translate={areNames ? 'no' : undefined}>
            <Highlight text={option.label} query={query} />
          </span>
          {option.value === value && <Check className="size-4 shrink-0 text-accent-ink" />}
        </div>
      ))}
    </div>
  )
}
