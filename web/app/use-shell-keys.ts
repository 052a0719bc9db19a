import { useEffect } from 'react'
import { areSingleKeysOn, isDialogOpen, isTyping } from '#web/lib/keys.ts'
import { paletteOpen, sheetOpen, shortcutsOpen } from '#web/lib/store.ts'
import { setSidebarOpen } from './sidebar-choice.ts'
import { sidebarOpen } from './sidebar-state.ts'

/**
 * The keyboard shortcuts of a signed-in user's pages: Ctrl or Cmd with B and K anywhere, `/` and `?` outside of text
 * inputs. While a dialog is open they are off.
 */
export function useShellKeys(mobile: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const act = event.ctrlKey || event.metaKey ? withCtrl(event, mobile) : singleKey(event)
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

function singleKey({ key, target }: KeyboardEvent): (() => void) | null {
  if (key !== '/' && key !== '?') return null
  if (isDialogOpen() || isTyping(target) || !areSingleKeysOn()) return null
  return key === '/' ? searchHere : () => shortcutsOpen.set(true)
}

/** Opens or closes the global search; it does not open over another dialog. */
function toggleSearch(): void {
  if (paletteOpen.get()) paletteOpen.set(false)
  else if (!isDialogOpen()) paletteOpen.set(true)
}

/** Focuses the search of the page's table, or opens the global search if there is none. */
function searchHere(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-table-search]')]
  const visibleBox = boxes.find((searchBox) => searchBox.getClientRects().length > 0)
  if (!visibleBox) paletteOpen.set(true)
  visibleBox?.focus()
  visibleBox?.select()
}

/**
 * Scrolls an element that Tab has focused until all of it is visible. Browsers leave an element where it is if a part is
 * visible, even below a bar that sticks to the edge; `scroll-padding` says how much such bars cover.
 */
export function useVisibleFocus(): void {
  useEffect(() => {
    const show = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    window.addEventListener('keyup', show)
    return () => window.removeEventListener('keyup', show)
  }, [])
}
