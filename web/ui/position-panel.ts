export type Side = 'top' | 'right' | 'bottom' | 'left'

const GAP = 6
const EDGE = 8

/**
 * Positions a `position: fixed` panel beside an element: on the preferred side, or on the opposite side if that has
 * more room, and always inside the window.
 */
export function positionPanel(panel: HTMLElement, beside: Element, side: Side, align: 'start' | 'center'): void {
  const box = beside.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const room = {
    top: box.top,
    bottom: window.innerHeight - box.bottom,
    left: box.left,
    right: window.innerWidth - box.right,
  }
  const upright = side === 'top' || side === 'bottom'
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const
  const needed = (upright ? height : width) + GAP + EDGE
  const at = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side
  const along = align === 'start' ? 0 : (upright ? box.width - width : box.height - height) / 2
  const left = upright ? box.left + along : at === 'left' ? box.left - width - GAP : box.right + GAP
  const top = upright ? (at === 'top' ? box.top - height - GAP : box.bottom + GAP) : box.top + along
  panel.style.left = `${within(left, window.innerWidth - width - EDGE)}px`
  panel.style.top = `${within(top, window.innerHeight - height - EDGE)}px`
}

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))

/** Positions a panel now and after each scroll and resize; returns a function that stops it. */
export function keepPositioned(panel: HTMLElement, beside: Element, side: Side, align: 'start' | 'center'): () => void {
  const again = () => positionPanel(panel, beside, side, align)
  again()
  window.addEventListener('scroll', again, { capture: true, passive: true })
  window.addEventListener('resize', again)
  return () => {
    window.removeEventListener('scroll', again, { capture: true })
    window.removeEventListener('resize', again)
  }
}
