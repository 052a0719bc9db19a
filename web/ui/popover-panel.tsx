import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { keepPositioned } from './position-panel.ts'

/**
 * The panel below a text box or button that keeps the focus: the list of a select or combobox. It is not moved in the
 * DOM, so that it stays inside its dialog and landmark.
 */
export function PopoverPanel({ below, children }: { below: RefObject<HTMLElement | null>; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // After every render, since the height depends on the options.
  useLayoutEffect(() => {
    if (!panel.current || !below.current) return
    panel.current.style.minWidth = `${below.current.offsetWidth}px`
    return keepPositioned(panel.current, below.current, 'bottom', 'start')
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
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
