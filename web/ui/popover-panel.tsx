import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** In pixels: to the box, and to the edge of the window. */
const GAP = 6
const EDGE = 8

/**
 * The panel below a text box or button that keeps the focus: the list of a select or combobox. It is not moved in the
 * DOM, so that it stays inside its dialog and landmark.
 */
export function PopoverPanel({ below, children }: { below: RefObject<HTMLElement | null>; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // After every render, since the height depends on the options.
  useLayoutEffect(() => {
    const update = () => panel.current && below.current && position(panel.current, below.current)
    update()
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  })
  return (
    // it only keeps the focus where it is
    <div
      ref={panel}
      role="presentation"
      data-dropped=""
      // A click on a scroll bar must not take the focus from the text box.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-50 w-max max-w-[calc(100vw-1rem)] animate-in rounded-lg bg-raised p-1 shadow-pop"
    >
      {children}
    </div>
  )
}

/** Positions a panel below a box, or above it if there is more room, as wide as the box at least, inside the window. */
function position(panel: HTMLElement, anchor: HTMLElement): void {
  panel.style.minWidth = `${anchor.offsetWidth}px`
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const room = window.innerHeight - box.bottom
  const isAbove = room < height + GAP + EDGE && box.top > room
  const top = isAbove ? box.top - height - GAP : box.bottom + GAP
  panel.style.left = `${clamp(box.left, window.innerWidth - width - EDGE)}px`
  panel.style.top = `${clamp(top, window.innerHeight - height - EDGE)}px`
}

const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max))
