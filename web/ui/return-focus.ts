import { useState } from 'react'
import { preventFocusLoss } from '#web/lib/focus.ts'

/** The first field of a form, which its user goes to next; the Close button comes before it otherwise. */
const FIRST_FIELD = 'form :is(input, textarea, [role="combobox"], [role="radio"]):not([tabindex="-1"])'

/**
 * Gives the focus back to where it was before a dialog opened, or to the page's heading where that
 * is gone. Dialogs here are opened by state, not by a trigger of their own, and would otherwise
 * leave it nowhere. A form that opens gets it in its first field.
 */
export function useReturnFocus(open: boolean) {
  // Read while rendering: a field that takes the focus by itself does so before any event tells of it.
  const [was, setWas] = useState(open)
  const [before, setBefore] = useState(() => (open ? document.activeElement : null))
  if (open !== was) {
    setWas(open)
    if (open) setBefore(document.activeElement)
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
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else preventFocusLoss()
    },
  }
}
