import { useEffect } from 'react'
import { DAY, SECOND } from '#contract/durations.ts'
import { t } from '#contract/texts.ts'
import { onMediaChange, writeCookie } from '#web/lib/browser.ts'
import { areSingleKeysOn, CTRL, isDialogOpen, isTyping, OPTIONAL_KEY, TAKE_KEY } from '#web/lib/keys.ts'
import { paletteOpen, sheetOpen, shortcutsOpen } from '#web/lib/store.ts'
import { reminderKeys, verbs } from '#web/lib/verbs.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SIDEBAR_COOKIE, sidebarOpen, storedChoice, WIDE_WINDOW } from './root.tsx'

const keys = (): readonly (readonly [what: string, ...keys: string[]])[] => [
  [t.shell('searchEverything'), CTRL, 'K'],
  [t.shell('keySearchTable'), '/'],
  [t.shell('keySidebar'), CTRL, 'B'],
  [t.shell('keySendForm'), CTRL, 'Enter'],
  [t.shell('keyNextSection'), CTRL, '↓'],
  [t.shell('keyPreviousSection'), CTRL, '↑'],
  [t.cases('optionalFields'), OPTIONAL_KEY],
  [t.readings('takeAllCertain'), TAKE_KEY],
  [t.shell('keyRows'), 'J', 'K'],
  ...Object.values(verbs).flatMap(({ key, label }) => (key ? [[label(t), ...key.split('+')] as const] : [])),
  [t.stages('keysOfCard'), t.shell('spaceKey')],
  [t.reminders('keysInReminders'), ...Object.values(reminderKeys)],
  [t.shell('keyNotification'), 'F8'],
  [t.shell('keyClose'), 'Esc'],
  [t.shell('keyShortcutList'), '?'],
]

/** What works without the single keys. */
const isCombined = ([, ...pressed]: readonly string[]) =>
  pressed.some((key) => key === CTRL || (key.length > 1 && key !== 'Shift'))

interface ShortcutsDialogProps {
  open: boolean
  onClose: () => void
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const isOn = areSingleKeysOn()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t.shell('keysTitle')}
      description={isOn ? undefined : t.shell('singleKeysOff')}
    >
      <dl className="grid gap-x-8 sm:grid-cols-2 *:border-b">
        {(isOn ? keys() : keys().filter(isCombined)).map(([what, ...pressed]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

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

// The lifetime of the cookie, as specified.
const COOKIE_SECONDS = (7 * DAY) / SECOND

/** Expands or collapses the sidebar and stores the choice for 7 days. */
export function setSidebarOpen(open: boolean): void {
  sidebarOpen.set(open)
  // The product's only cookie.
  writeCookie(`${SIDEBAR_COOKIE}=${open}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`)
}

onMediaChange(WIDE_WINDOW, (isWide) => {
  if (storedChoice() === undefined) sidebarOpen.set(isWide)
})
