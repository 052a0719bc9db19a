import { useEffect, useEffectEvent, useRef } from 'react'
import { readLocal, writeLocal } from './session.ts'

/** Elements that take letters as text or for type-ahead. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/**
 * Runs the action of a single key: a letter in lower case, `Shift+n`, or a digit. Not while typing, not with Ctrl, Alt or
 * Cmd, once for a key that is held down, and no character while the device has single keys off. `isCovered` says whether
 * something lies over what the keys act on, for keys of a page `isDialogOpen`.
 */
export function useKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  isCovered: () => boolean = () => false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    const name = key.toLowerCase()
    const action = actions[shiftKey && /^[a-z]$/.test(name) ? `Shift+${name}` : name]
    if (!action || isTyping(target) || (key.length === 1 && !areSingleKeysOn()) || isCovered()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Leads to the optional fields of a form, which Tab passes by. */
export const OPTIONAL_KEY = 'F4'

/** Takes what is certain of the papers of a new case. */
export const TAKE_KEY = 'F9'

const KEY = 'single-keys'

/**
 * Whether keys without Ctrl, Alt or Cmd act on this device (WCAG 2.1.4): dictation software sends letters that nobody
 * has pressed. Read at each use, since another tab may have changed it.
 */
export const areSingleKeysOn = (): boolean => readLocal(KEY) !== 'off'

export const switchSingleKeys = (on: boolean): void => writeLocal(KEY, on ? null : 'off')

/** Returns keys for `aria-keyshortcuts`; undefined while single keys are off. */
export const singleKey = (...keys: readonly string[]): string | undefined =>
  areSingleKeysOn() ? keys.join(' ') : undefined

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const CTRL = isApple ? '⌘' : 'Ctrl'

/** Within this time of the last decision nobody has read the row to which it went on. */
const SLIP_MS = 400

type Keys = Readonly<Record<string, () => void>>

/**
 * Returns the keys of a list together with those that decide about its current row and go on to the next: a second of
 * these within a moment does nothing, unless another key came between.
 */
export function useDecidingKeys(keys: Keys, deciding: Keys): Keys {
  const decidedAt = useRef(Number.NEGATIVE_INFINITY)
  const others = Object.entries(keys).map(([key, act]) => [
    key,
    () => {
      decidedAt.current = Number.NEGATIVE_INFINITY
      act()
    },
  ])
  const decisions = Object.entries(deciding).map(([key, decide]) => [
    key,
    () => {
      const now = performance.now()
      const isSlip = now - decidedAt.current < SLIP_MS
      decidedAt.current = now
      if (!isSlip) decide()
    },
  ])
  return Object.fromEntries([...others, ...decisions])
}

/** True if the focus is nowhere, or at the page's heading, where navigation puts it. */
const isFocusFree = () =>
  document.activeElement === document.body || document.activeElement?.matches('h1[data-page-focus]') === true

const currentRow = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[aria-current] button')

/**
 * Keeps the focus on the current row of a list: at arrival, after the keys that move, and after a dialog has closed,
 * when the row that was acted on may be gone. While something is open above the list, that has the focus.
 */
export function useListFocus(isCovered: boolean) {
  const list = useRef<HTMLUListElement>(null)
  /** `take` also takes the focus from another element. */
  const wanted = useRef<'free' | 'take' | null>('free')
  /** The element of the list that had the focus last; null once another one has it. */
  const last = useRef<Node | null>(null)
  useEffect(() => {
    const record = ({ target }: FocusEvent) => {
      last.current = target instanceof Node && list.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', record)
    return () => document.removeEventListener('focusin', record)
  }, [])
  useEffect(() => {
    const row = currentRow(list.current)
    // It was on a row that has left the list.
    if (document.activeElement === document.body && last.current?.isConnected === false) wanted.current ??= 'free'
    if (isCovered || !row || !wanted.current) return
    if (wanted.current === 'take' || isFocusFree()) row.focus()
    wanted.current = null
  })
  return {
    list,
    focusNow: () => currentRow(list.current)?.focus(),
    /** Focuses the current row after the next render in which nothing covers the list. */
    focusSoon: () => {
      wanted.current = 'take'
    },
  }
}

/** Runs the keys of a list (`useKeys`), unless another dialog than the list's own panel lies over it. */
export function useListKeys(keys: Readonly<Record<string, () => void>>, isPanelOpen = false): void {
  useKeys(keys, () => !isPanelOpen && isDialogOpen())
}

/**
 * Whether a key belongs to a word that a keyboard composes. The Enter that accepts the word comes after its end in Safari,
 * with nothing but this code.
 */
const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/**
 * Keeps the keys of a composition from every handler of the page: these listeners are the first on the way of an event.
 * What the keyboard and the browser do with such a key stays.
 */
export function hideCompositionKeys(): void {
  const hide = (event: KeyboardEvent) => {
    if (isOfComposition(event)) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', hide, true)
  window.addEventListener('keyup', hide, true)
}
