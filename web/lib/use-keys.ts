import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

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
