import { ChevronsUpDown, Plus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { OPTIONAL_KEY, TAKE_KEY } from '#web/lib/keys.ts'
import { Input, type InputProps, selectOnFocus } from './input.tsx'
import {
  type Listbox,
  type MissingOption,
  type Option,
  OptionList,
  type OptionListProps,
  PopoverPanel,
  useListbox,
} from './listbox.tsx'

/** Keeps letters and digits, so that `mh12` matches `MH-12 - PUNE`. */
const withoutSeparators = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The options that contain every word of the input; those that start with the input come first. */
export function matchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = query.split(/\s+/).map(withoutSeparators).filter(Boolean)
  if (words.length === 0) return options
  const queryStart = withoutSeparators(query)
  const matching = options.filter(({ label }) => words.every((word) => withoutSeparators(label).includes(word)))
  const begins = (option: Option) => withoutSeparators(option.label).startsWith(queryStart)
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))]
}

interface ComboboxProps extends Omit<InputProps, 'value' | 'onValueChange' | 'filter' | 'type'> {
  value: string
  onValueChange: (value: string) => void
  options: readonly Option[]
  loading?: boolean
  missing?: MissingOption | undefined
}

/**
 * A combobox: select one option of a long list by typing, arrow keys and Enter; Escape restores the previous value. The
 * text box is the combobox, the list its listbox.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, loading = false, missing, onBlur, ...rest } = props
  const [inputText, setInputText] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const boxRef = useRef<HTMLDivElement>(null)
  const chosen = options.find((option) => option.value === value)
  const chosenLabel = chosen?.label ?? ''
  const matches = matchOptions(options, inputText ?? '')
  const addition = matches.length === 0 && !loading ? missing?.action : undefined

  const typedText = (inputText ?? '').trim()

  useLayoutEffect(() => {
    // Typing replaces a value that arrives while the box has the focus, as it does one that was there before.
    const input = boxRef.current?.querySelector('input')
    if (chosenLabel && inputText === null && input === document.activeElement) input?.select()
  }, [chosenLabel, inputText])

  const show = () => {
    if (rest.readOnly || rest.disabled) return
    setOpen(true)
    listbox.setActive(Math.max(0, inputText === null && chosen ? options.indexOf(chosen) : 0))
  }
  const close = () => {
    setOpen(false)
    setInputText(null)
  }
  const choose = (option: Option | undefined) => {
    if (option) onValueChange(option.value)
    close()
  }
  const listbox = useListbox({
    count: addition ? 1 : matches.length,
    isOpen,
    wraps: true,
    onOpen: show,
    onClose: close,
    onSelect: (index) => {
      choose(matches[index])
      addition?.run(typedText)
    },
  })
  const press = (event: KeyboardEvent) => {
    if (listbox.onKeyDown(event)) return
    // Leaving the box selects the active option: by Tab, by Ctrl and an arrow, by the key to optional fields, or by Ctrl+Enter,
    // which submits.
    const isLeaving = ['Tab', 'ArrowDown', 'ArrowUp', OPTIONAL_KEY, TAKE_KEY, 'Enter'].includes(event.key)
    if (isLeaving && isOpen && inputText) choose(matches[listbox.active])
  }

  return (
    <div ref={boxRef} className="relative">
      <Input
        {...rest}
        {...listbox.comboboxProps}
        role="combobox"
        aria-expanded={isOpen}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        value={inputText ?? chosenLabel}
        onValueChange={(text) => {
          setInputText(text)
          listbox.setActive(0)
          setOpen(true)
        }}
        onClick={show}
        onKeyDown={press}
        {...selectOnFocus}
        onBlur={(event) => {
          // Leaving the box takes the option whose whole label was typed; an emptied box clears the value.
          if (inputText === '') onValueChange('')
          choose(options.find(({ label }) => label.toLowerCase() === typedText.toLowerCase()))
          onBlur?.(event)
        }}
        className="text-ellipsis pr-9"
      />
      <ChevronsUpDown className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-faint" />
      {isOpen && (
        <PopoverPanel below={boxRef}>
          <ComboboxList
            listbox={listbox}
            label={rest['aria-label']}
            options={matches}
            value={value}
            loading={loading}
            missing={missing}
            query={inputText ?? ''}
          />
        </PopoverPanel>
      )}
    </div>
  )
}

interface ComboboxListProps extends OptionListProps {
  loading?: boolean
  missing?: MissingOption | undefined
}

/** The options that are drawn beyond the one that was reached: an office has thousands of dealers. */
const PART = 100
/** How many pixels before the end of the rendered options the next ones are rendered. */
const NEAR = 300

/** The options of a combobox, or what is shown without any. */
function ComboboxList(props: ComboboxListProps) {
  const { listbox, label, options, value, loading = false, query = '', missing } = props
  const [reached, setReached] = useState(0)
  if (options.length === 0 && loading) return <Status>{t.session('loading')}</Status>
  if (options.length === 0) {
    const text = query.trim() || !missing ? t.general('nothingFound') : missing.emptyText
    return (
      <>
        <Status>{[text, missing?.advice].filter(Boolean).join('. ')}</Status>
        {missing?.action && (
          <Addition listbox={listbox} label={label} action={missing.action} typedText={query.trim()} />
        )}
      </>
    )
  }
  const drawn = options.slice(0, Math.max(reached, listbox.active) + PART)
  const follow = ({ target }: { target: EventTarget }) => {
    const { scrollHeight, scrollTop, clientHeight } = target as Element
    if (scrollHeight - scrollTop - clientHeight < NEAR) setReached(drawn.length)
  }
  return (
    <div className="contents" onScrollCapture={follow}>
      <OptionList areNames listbox={listbox} label={label} options={drawn} value={value} query={query} />
    </div>
  )
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

/** The only option of a list without a match: Enter or a click adds the missing one. */
function Addition({ listbox, label, action: { icon: Icon = Plus, label: text }, typedText }: AdditionProps) {
  return (
    <div id={listbox.id} role="listbox" aria-label={label ?? t.ui('choices')}>
      {/* the text box keeps the focus and references the active option */}
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
