import { useCallback, useState, useSyncExternalStore } from 'react'

/** Below this width the sidebar is a sheet and tables are cards (spec/1 point 9); paper keeps the columns. */
const MOBILE = 'screen and (max-width: 767.98px)'

/** From this width on the menu and all columns of a wide table have room beside each other. */
const WIDE = 1400
const NARROW_WINDOW = `(max-width: ${WIDE - 0.02}px)`

/** A finger instead of a mouse; independent of the width and zoom of the window. */
const COARSE_POINTER = '(pointer: coarse)'

/** True while a media query holds; false in HTML that is made ahead. */
export function useMedia(media: string, holds = () => window.matchMedia(media).matches): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, holds, () => false)
}

export const useIsMobile = (): boolean => useMedia(MOBILE)

export const useNarrowWindow = (): boolean => useMedia(NARROW_WINDOW, isNarrowWindow)

/** Of the window itself: a list keeps its columns while it is printed, when the query asks about the paper. */
export const isNarrowWindow = () => window.innerWidth < WIDE

export const useCoarsePointer = (): boolean => useMedia(COARSE_POINTER)

export const hasCoarsePointer = () => window.matchMedia(COARSE_POINTER).matches

/**
 * True while the element with the ref is narrower than `pixels`, for example beside an open sidebar: `const [ref,
 * narrow] = useNarrow(640)`.
 */
export function useNarrow(pixels: number) {
  const [narrow, setNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === 'undefined') return
      const measure = () => setNarrow(element.clientWidth < pixels && !window.matchMedia('print').matches)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [pixels],
  )
  return [ref, narrow] as const
}
