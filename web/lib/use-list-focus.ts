import { useEffect, useRef } from 'react'
import { isDialogOpen, useKeys } from './use-keys.ts'

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
