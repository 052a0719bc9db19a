import { onResize } from '#web/lib/browser.ts'

const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]'

/**
 * A `ref` that makes overflowing content scrollable by keyboard: an element without focusable content joins the tab
 * order while it overflows.
 */
export function makeKeyboardScrollable(element: HTMLElement | null) {
  if (!element) return
  const update = () => {
    const needsTabStop = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)
    if (needsTabStop) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  return onResize([element], update)
}
