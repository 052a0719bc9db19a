import { useDeferredValue } from 'react'

export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

/**
 * Opens a dialog in a render of low priority: opening restyles the whole page, and the pressed button is painted first.
 * Closing has normal priority.
 */
export const useOpenAfterPaint = (isWanted: boolean): boolean => useDeferredValue(isWanted, false) && isWanted
