import { useState } from 'react'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { focusNextRow, rowPlaceOf } from './row-focus.ts'

/** The first field of a form; otherwise the Close button, which comes before it, would get the focus. */
const FIRST_FIELD = 'form :is(input, textarea, [role="combobox"], [role="radio"]):not([tabindex="-1"])'

/**
 * Returns the focus to the element that had it before a dialog opened. If that is gone, the focus goes to the same
 * action of the next row, or to the page's heading outside of tables. Dialogs here are opened by state, not by a
 * trigger, so Radix cannot. An opening form gets the focus in its first field.
 */
export function useReturnFocus(open: boolean) {
  // Read during render: a field with autoFocus takes the focus before any event.
  const [wasOpen, setWasOpen] = useState(open)
  const [previous, setPrevious] = useState(() => (open ? focusedPlace() : null))
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPrevious(focusedPlace())
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
      if (previous?.element instanceof HTMLElement && previous.element.isConnected) previous.element.focus()
      else if (previous?.row) focusNextRow(previous.row)
      else preventFocusLoss()
    },
  }
}

const focusedPlace = () => ({ element: document.activeElement, row: rowPlaceOf(document.activeElement) })
