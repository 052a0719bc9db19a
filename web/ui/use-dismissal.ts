import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react'

interface Dismissal {
  onClose: () => void
  /** True while the dialog has input that a click outside must not drop; typed text counts by itself. */
  hasInput?: boolean | undefined
  /** Called for Escape, before it closes the dialog; `preventDefault()` keeps it open. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * The attributes of a dialog's content by which it is dismissed. A click outside closes it only while it has no input, so
 * that a slip of the pointer loses nothing. Escape closes it at the first press even below a toast: Radix gives Escape
 * to the newest layer alone, and after a refused submit that is the toast.
 */
export function useDismissal({ onClose, hasInput, onEscape }: Dismissal) {
  const content = useRef<HTMLDivElement>(null)
  return {
    ref: content,
    // Each opening renders new content, without the mark.
    onInput: () => content.current?.setAttribute('data-typed', ''),
    onInteractOutside: (event: Event) => {
      if (hasInput || content.current?.hasAttribute('data-typed')) event.preventDefault()
    },
    // The page may move the focus while a dialog that is not modal stands beside it.
    onFocusOutside: (event: Event) => event.preventDefault(),
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (hasOpenList()) event.preventDefault()
      else onEscape?.(event)
    },
    onKeyDown: (event: ReactKeyboardEvent) => {
      // A handler that used Escape has prevented its default.
      if (event.key !== 'Escape' || event.defaultPrevented || hasOpenList()) return
      onEscape?.(event.nativeEvent)
      if (event.nativeEvent.defaultPrevented) return
      event.preventDefault()
      onClose()
    },
  }
}

/** Returns whether the list of a select or combobox is open: Escape closes the list before the dialog around it. */
const hasOpenList = () => document.querySelector('[data-dropped]') !== null
