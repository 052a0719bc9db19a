import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from 'react'
import { onResize } from '#web/lib/browser.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'

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
      const find = (selector: string) => dialog.querySelector<HTMLElement>(selector)
      // A panel below keeps the focus of an element that takes it while the dialog mounts.
      const field = dialog.contains(document.activeElement) ? null : (find('[data-first-focus]') ?? find(FIRST_FIELD))
      if (!field) return
      event.preventDefault()
      field.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A press beside a dialog that is not modal has moved the focus there.
      const focused = document.activeElement
      if (!isBody(focused) && !focused?.closest(DIALOG)) return
      const back = [previous?.element, previous?.opener].find((element) => element?.isConnected && !isBody(element))
      opener = null
      if (back instanceof HTMLElement) {
        back.focus()
        keepFocusAfter(back)
      } else if (previous?.row) focusNextRow(previous.row)
      else preventFocusLoss()
    },
  }
}

/** The dialog's save may remove its opener a moment later, for which Firefox sends no blur event. */
function keepFocusAfter(element: HTMLElement): void {
  const end = () => {
    observer.disconnect()
    preventFocusLoss()
  }
  const observer = new MutationObserver(() => element.isConnected || end())
  observer.observe(document.body, { subtree: true, childList: true })
  element.addEventListener('blur', end, { once: true })
}

/** The focused element, and the opener of a dialog that another takes the place of; the earlier one may be gone already. */
function focusedPlace() {
  const focused = document.activeElement
  // What is chosen in a menu closes it.
  const menu = focused?.closest('[role="menu"]')
  const element = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  if (!isBody(element) && !element?.closest(DIALOG)) opener = element
  return { element, opener, row: rowPlaceOf(element) }
}

const isBody = (element: Element | null) => element === document.body

const DIALOG = '[role$="dialog"]'

/** What the focus returns to when the open dialog closes. */
let opener: Element | null = null

/** The place of an action in a list, to find the next row after the action's own row has left the list. */
interface RowPlace {
  list: Element
  row: Element
  /** All rows of the page, with this one. */
  rows: readonly Element[]
  /** The text of the action: "Verify". */
  label: string
}

/** The longest wait in ms for the rows of another page. */
const MAX_WAIT_MS = 10_000

/** The rows of a table while they load; a pending button in a row is also busy. */
const BUSY = ':scope > [aria-busy="true"]'

const rowsOf = (list: Element) => [...list.querySelectorAll('[data-row]')]

let latest: RowPlace | null = null

/**
 * The place of an element in its row of a table; null outside of tables. A dialog that follows on another one belongs
 * to the same row.
 */
function rowPlaceOf(element: Element | null): RowPlace | null {
  if (element?.closest(DIALOG)) return latest
  const row = element?.closest('[data-row]')
  const list = row?.closest('[data-table]')
  latest = null
  if (!element || !row || !list) return null
  latest = { list, row, rows: rowsOf(list), label: element.textContent }
  return latest
}

/** Focuses the same action of the next row, or of the previous one; the page's heading if the list is empty. */
function focusNextRow(place: RowPlace): void {
  const { list } = place
  if (focusIn(place)) return
  if (!list.querySelector(BUSY)) {
    preventFocusLoss()
    return
  }
  // The last row of the last page was acted on: the page before is being fetched.
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body
    const isBusy = list.isConnected && list.querySelector(BUSY)
    if (isLost && isBusy) return
    observer.disconnect()
    if (isLost && !focusIn(place)) preventFocusLoss()
  })
  observer.observe(list, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
  setTimeout(() => observer.disconnect(), MAX_WAIT_MS)
}

function focusIn({ list, row, rows: before, label }: RowPlace): boolean {
  const rows = list.isConnected ? rowsOf(list) : []
  const start = indexOfNext(rows, before, before.indexOf(row))
  const nearest = [...rows.slice(start), ...rows.slice(0, start).toReversed()]
  const actions = nearest.flatMap((other) => [
    ...other.querySelectorAll<HTMLElement>(':is(button, a):not([aria-disabled="true"], :disabled)'),
  ])
  const action = actions.find(({ textContent }) => textContent === label) ?? actions[0]
  action?.focus()
  return action !== undefined
}

function indexOfNext(rows: readonly Element[], before: readonly Element[], index: number): number {
  const next = before.slice(index + 1).find((row) => row.isConnected)
  if (next) return rows.indexOf(next)
  const last = before.slice(0, index + 1).findLast((row) => row.isConnected)
  // All rows are new: these are the rows of the page before.
  return last ? rows.indexOf(last) + 1 : rows.length
}

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

declare global {
  /** Chrome and Edge (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers). */
  var CloseWatcher: { new (): EventTarget & { destroy: () => void } } | undefined
}

/** Lets the back button of an Android phone do what Escape does in the newest dialog; without it the button leaves the page below. */
export function useBackButton(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return
    const Watcher = globalThis.CloseWatcher
    // One that was asked is spent, while a dialog stays that is being sent, or had a list open.
    const watch = () => {
      const next = new Watcher()
      next.addEventListener('close', () => {
        watcher = watch()
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', ESCAPE))
      })
      return next
    }
    let watcher = watch()
    return () => watcher.destroy()
  }, [isOpen])
}

const ESCAPE = { key: 'Escape', bubbles: true, cancelable: true }

const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]'

/**
 * A `ref` that makes overflowing content scrollable by keyboard: an element without focusable content joins the tab
 * order while it overflows.
 */
export function makeKeyboardScrollable(element: HTMLElement | null) {
  if (!element) return
  const update = () => {
    const needsTabStop = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)
    if (needsTabStop) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  return onResize([element], update)
}
