import { useRef } from 'react'

/**
 * Gives the focus back to where it was before a dialog opened. Dialogs here are opened by state,
 * not by a trigger of their own, and would otherwise leave it nowhere.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      before.current?.focus()
    },
  }
}
