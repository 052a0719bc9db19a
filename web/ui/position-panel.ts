export type Side = 'top' | 'right' | 'bottom' | 'left'

const GAP = 6
const EDGE = 8

/**
 * Positions a `position: fixed` panel beside an element: on the preferred side, or on the opposite side if that has
 * more room, and always inside the window.
 */
function positionPanel(panel: HTMLElement, anchor: Element, side: Side, align: 'start' | 'center'): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const room = {
    top: box.top,
    bottom: window.innerHeight - box.bottom,
    left: box.left,
    right: window.innerWidth - box.right,
  }
  const isVertical = side === 'top' || side === 'bottom'
  const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const
  const neededRoom = (isVertical ? height : width) + GAP + EDGE
  const actualSide = room[side] < neededRoom && room[opposite[side]] > room[side] ? opposite[side] : side
  const alignOffset = align === 'start' ? 0 : (isVertical ? box.width - width : box.height - height) / 2
  const left = isVertical ? box.left + alignOffset : actualSide === 'left' ? box.left - width - GAP : box.right + GAP
  const top = isVertical ? (actualSide === 'top' ? box.top - height - GAP : box.bottom + GAP) : box.top + alignOffset
  panel.style.left = `${clamp(left, window.innerWidth - width - EDGE)}px`
  panel.style.top = `${clamp(top, window.innerHeight - height - EDGE)}px`
}

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max))

/** Positions a panel now and after each scroll and resize; returns a function that stops it. */
export function keepPositioned(panel: HTMLElement, anchor: Element, side: Side, align: 'start' | 'center'): () => void {
  const update = () => positionPanel(panel, anchor, side, align)
  update()
  window.addEventListener('scroll', update, { capture: true, passive: true })
  window.addEventListener('resize', update)
  return () => {
    window.removeEventListener('scroll', update, { capture: true })
    window.removeEventListener('resize', update)
  }
}
