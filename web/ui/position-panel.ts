export type Side = 'top' | 'right' | 'bottom' | 'left'

const GAP = 6
const EDGE = 8

/**
 * Places a panel with `position: fixed` beside an element: on the wished side, on the opposite one
 * where there is more room, and never over the edge of the window.
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

/** Places a panel now and again whenever something scrolls or the window changes; returns how to stop. */
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
