import { clsx } from 'clsx'
import { Check, type LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '#contract/texts.ts'
import { Highlight } from './highlight.tsx'

interface ListboxOptions {
  count: number
  isOpen: boolean
  onSelect: (index: number) => void
  /** Called for Enter, instead of selecting the active option. */
  onEnter?: () => void
  /** Omitted for a list that is always open. */
  onOpen?: () => void
  onClose?: () => void
  /** True if arrow keys wrap from the last option to the first and back. */
  wraps?: boolean
  /**
   * For a list below a button: the labels for type-ahead; Home, End and Space then act on the list, since there is no
   * text box.
   */
  labels?: readonly string[]
}

export type Listbox = ReturnType<typeof useListbox>

/** The pause in ms after which type-ahead starts a new word. */
const TYPE_AHEAD_MS = 600

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' ']

/**
 * The keyboard handling and ARIA attributes of every listbox. The focus stays in the text box or on the button
 * (`comboboxProps`), which references the active option; the list and its options use `id` and `optionProps`.
 * `onKeyDown` returns true for a key that it handled.
 */
export function useListbox(options: ListboxOptions) {
  const { count, isOpen, onSelect, onEnter, onOpen, onClose, wraps = false, labels } = options
  const id = useId()
  const [activeIndex, setActive] = useState(0)
  const typeAhead = useRef({ text: '', at: 0 })
  const last = count - 1
  const active = Math.min(activeIndex, last)
  const activeId = isOpen && active >= 0 ? `${id}-${active}` : undefined

  // Scrolls the active option into view after key presses and changes of the list.
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, count])

  const nextIndex = (key: string): number | null => {
    if (key === 'ArrowDown') return wraps && active === last ? 0 : Math.min(last, active + 1)
    if (key === 'ArrowUp') return wraps && active === 0 ? last : Math.max(0, active - 1)
    if (labels && key === 'Home') return 0
    return labels && key === 'End' ? last : null
  }
  /** The option for the typed letters; repeating one letter cycles through the options that begin with it. */
  const indexByLetter = (letter: string, now: number): number | undefined => {
    const startsNewWord = now - typeAhead.current.at > TYPE_AHEAD_MS
    const text = (startsNewWord ? '' : typeAhead.current.text) + letter.toLowerCase()
    typeAhead.current = { text, at: now }
    const from = text.length === 1 ? active + 1 : active
    const order = Array.from({ length: count }, (_, index) => (index + from) % count)
    return order.find((index) => labels?.[index]?.toLowerCase().startsWith(text))
  }
  const onLetter = (letter: string, now: number) => {
    const index = indexByLetter(letter, now)
    if (index === undefined) return
    if (isOpen) setActive(index)
    else onSelect(index)
  }
  /** The action of a key, or null for a key that the list does not handle. */
  const actionOf = ({ key, timeStamp }: KeyboardEvent): (() => void) | null => {
    if (labels && key.length === 1 && key !== ' ') return () => onLetter(key, timeStamp)
    if (!isOpen) {
      const opens = labels ? OPENING_KEYS.includes(key) : key === 'ArrowDown' || key === 'ArrowUp'
      return opens && onOpen ? onOpen : null
    }
    if (key === 'Enter' || (labels && key === ' ')) return onEnter ?? (() => onSelect(active))
    if (key === 'Escape') return onClose ?? null
    const next = nextIndex(key)
    return next === null ? null : () => setActive(next)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) return false
    const action = actionOf(event)
    if (!action) return false
    event.preventDefault()
    // A dialog around the list stays open.
    if (event.key === 'Escape') event.stopPropagation()
    action()
    return true
  }

  return {
    id,
    count,
    active,
    setActive,
    onKeyDown,
    comboboxProps: {
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
    },
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      'data-active': index === active ? '' : undefined,
      onMouseMove: () => active !== index && setActive(index),
      // A click must not take the focus from the text box or button.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onSelect(index),
    }),
  }
}

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

/** In pixels: to the box, and to the edge of the window. */
const GAP = 6

const EDGE = 8

/**
 * The panel below a text box or button that keeps the focus: the list of a select or combobox. It is not moved in the
 * DOM, so that it stays inside its dialog and landmark.
 */
export function PopoverPanel({ below, children }: { below: RefObject<HTMLElement | null>; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // After every render, since the height depends on the options.
  useLayoutEffect(() => {
    const update = () => panel.current && below.current && position(panel.current, below.current)
    update()
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  })
  return (
    // it only keeps the focus where it is
    <div
      ref={panel}
      role="presentation"
      data-dropped=""
      // A click on a scroll bar must not take the focus from the text box.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-50 w-max max-w-[calc(100vw-1rem)] animate-in rounded-lg bg-raised p-1 shadow-pop"
    >
      {children}
    </div>
  )
}

/** Positions a panel below a box, or above it if there is more room, as wide as the box at least, inside the window. */
function position(panel: HTMLElement, anchor: HTMLElement): void {
  panel.style.minWidth = `${anchor.offsetWidth}px`
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const room = window.innerHeight - box.bottom
  const isAbove = room < height + GAP + EDGE && box.top > room
  const top = isAbove ? box.top - height - GAP : box.bottom + GAP
  panel.style.left = `${clamp(box.left, window.innerWidth - width - EDGE)}px`
  panel.style.top = `${clamp(top, window.innerHeight - height - EDGE)}px`
}

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max))

export interface Option {
  value: string
  label: string
}

/** What a combobox says and offers when it lacks the option that a person looks for. */
export interface MissingOption {
  /** Says that the list has no options, such as "No RTO yet". */
  emptyText: string
  /** Who can add an option; for a person who cannot. */
  advice?: string
  /** Adds an option, or helps to get one. */
  action?: {
    /** A plus sign by default. */
    icon?: LucideIcon
    label: (typedText: string) => string
    run: (typedText: string) => void
  }
  /** A message that helps to get an option, to send by WhatsApp. */
  message?: string
}
