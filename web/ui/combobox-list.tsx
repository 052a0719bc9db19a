import { messages } from '#contract/messages.ts'
import { Plus } from '#web/icons/index.generated.ts'
import type { MissingOption } from './missing-option.ts'
import { OptionList, type OptionListProps } from './option-list.tsx'
import type { Listbox } from './use-listbox.ts'

interface ComboboxListProps extends OptionListProps {
  loading?: boolean
  missing?: MissingOption | undefined
}

/** The options of a combobox, or what stands there without any. */
export function ComboboxList(props: ComboboxListProps) {
  const { listbox, label, options, value, loading = false, query = '', missing } = props
  if (options.length === 0 && loading) return <Status>{messages.session.loading}</Status>
  if (options.length === 0) {
    const text = query.trim() || !missing ? messages.general.nothingFound : missing.emptyText
    return (
      <>
        <Status>{[text, missing?.advice].filter(Boolean).join('. ')}</Status>
        {missing?.action && (
          <Addition listbox={listbox} label={label} action={missing.action} typedText={query.trim()} />
        )}
      </>
    )
  }
  return <OptionList listbox={listbox} label={label} options={options} value={value} query={query} />
}

function Status({ children }: { children: string }) {
  return (
    <p role="status" className="max-w-72 px-2 py-3 text-center text-muted text-sm">
      {children}
    </p>
  )
}

interface AdditionProps {
  listbox: Listbox
  label: string | undefined
  action: NonNullable<MissingOption['action']>
  typedText: string
}

/** The only option of a list in which nothing matches: Enter or a click adds what is missing. */
function Addition({ listbox, label, action: { icon: Icon = Plus, label: text }, typedText }: AdditionProps) {
  return (
    <div id={listbox.id} role="listbox" aria-label={label ?? messages.ui.choices}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus and references the active option */}
      <div
        {...listbox.optionProps(0)}
        role="option"
        aria-selected={false}
        className="flex items-center gap-2 rounded-md bg-hover px-2 py-1.5 font-medium text-accent-ink max-md:py-2.5"
      >
        <Icon className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{text(typedText)}</span>
      </div>
    </div>
  )
}
