import { useState } from 'react'
import { preventFocusLoss } from '#web/lib/focus.ts'

/** The first field of a form; otherwise the Close button, which comes before it, would get the focus. */
const FIRST_FIELD = 'form :is(input, textarea, [role="combobox"], [role="radio"]):not([tabindex="-1"])'

/**
 * Returns the focus to the element that had it before a dialog opened, or to the page's heading if that is gone.
 * Dialogs here are opened by state, not by a trigger, so Radix cannot. An opening form gets the focus in its first
 * field.
 */
export function useReturnFocus(open: boolean) {
  // Read during render: a field with autoFocus takes the focus before any event.
  const [wasOpen, setWasOpen] = useState(open)
  const [previousFocus, setPreviousFocus] = useState(() => (open ? document.activeElement : null))
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPreviousFocus(document.activeElement)
  }
  return {
    onOpenAutoFocus: (event: Event) => {
      const dialog = event.target as HTMLElement
      const field = dialog.contains(document.activeElement) ? null : dialog.querySelector<HTMLElement>(FIRST_FIELD)
      if (!field) return
      event.preventDefault()
      field.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
      else preventFocusLoss()
    },
  }
}
