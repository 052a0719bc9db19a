import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'

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
