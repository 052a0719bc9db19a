import { useCallback, useState, useSyncExternalStore } from 'react'
import { matchesMedia, onMediaChange, onResize } from './browser.ts'

/** Below this width the sidebar is a sheet and tables are cards; paper keeps the columns. */
const MOBILE = 'screen and (max-width: 767.98px)'

/** From this width on the menu and all columns of a wide table have room beside each other. */
const WIDE = 1400
const NARROW_WINDOW = `(max-width: ${WIDE - 0.02}px)`

/** A finger instead of a mouse; independent of the width and zoom of the window. */
const COARSE_POINTER = '(pointer: coarse)'

/** True while a media query holds; false in HTML that is made ahead. */
export function useMedia(media: string, holds = () => matchesMedia(media)): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(media, listener), [media])
  return useSyncExternalStore(subscribe, holds, () => false)
}

export const useIsMobile = (): boolean => useMedia(MOBILE)

export const useNarrowWindow = (): boolean => useMedia(NARROW_WINDOW, isNarrowWindow)

/** Of the window itself: a list keeps its columns while it is printed, when the query asks about the paper. */
export const isNarrowWindow = () => window.innerWidth < WIDE

export const useCoarsePointer = (): boolean => useMedia(COARSE_POINTER)

export const hasCoarsePointer = () => matchesMedia(COARSE_POINTER)

/**
 * True while the element with the ref is narrower than `pixels`, for example beside an open sidebar: `const [ref,
 * narrow] = useNarrow(640)`.
 */
export function useNarrow(pixels: number) {
  const [narrow, setNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => setNarrow(element.clientWidth < pixels && !matchesMedia('print'))
      measure()
      return onResize([element], measure)
    },
    [pixels],
  )
  return [ref, narrow] as const
}
