const FOCUSABLE = 'a[href], button, input, textarea, [tabindex]'

/**
 * Lets the keyboard scroll what overflows: an element with nothing to focus inside gets a place in
 * the tab order while it is too small for its content. For `ref`.
 */
export function makeKeyboardScrollable(element: HTMLElement | null) {
  if (!element || typeof ResizeObserver === 'undefined') return
  const judge = () => {
    const stuck = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)
    if (stuck) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const observer = new ResizeObserver(judge)
  observer.observe(element)
  return () => observer.disconnect()
}
