import { useEffect } from 'react'
import { paletteOpen, shortcutsOpen } from './palette-state.ts'
import { setSidebarOpen, sheetOpen, sidebarOpen } from './sidebar-state.ts'

/** Where letters are typed, or where a list takes them to move by. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * The keys that work on every page of a signed-in user: Ctrl or Cmd with B (spec/1 "Navigation shell") and K from
 * anywhere, `/` and `?` where nothing is typed. A dialog has the keys to itself.
 */
export function useShellKeys(mobile: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const act = event.ctrlKey || event.metaKey ? withCtrl(event, mobile) : alone(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [mobile])
}

function withCtrl({ key, shiftKey }: KeyboardEvent, mobile: boolean): (() => void) | null {
  if (shiftKey) return null
  if (key.toLowerCase() === 'k') return toggleSearch
  if (key.toLowerCase() !== 'b') return null
  return () => (mobile ? sheetOpen.set(!sheetOpen.get()) : setSidebarOpen(!sidebarOpen.get()))
}

function alone({ key, target }: KeyboardEvent): (() => void) | null {
  if (key !== '/' && key !== '?') return null
  if (document.querySelector(DIALOG) || (target instanceof Element && target.closest(TYPING))) return null
  return key === '/' ? searchHere : () => shortcutsOpen.set(true)
}

/** Over another dialog it does not open: what is typed there comes first. */
function toggleSearch(): void {
  if (paletteOpen.get()) paletteOpen.set(false)
  else if (!document.querySelector(DIALOG)) paletteOpen.set(true)
}

/** The search of the page's table, or of everything where the page has none. */
function searchHere(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-table-search]')]
  const box = boxes.find((one) => one.checkVisibility())
  if (!box) paletteOpen.set(true)
  box?.focus()
  box?.select()
}
