import { useEffect } from 'react'

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
