/** Focuses the page's heading if no element has the focus, for example after the focused button's row left its list. */
export function preventFocusLoss(): void {
  requestAnimationFrame(() => {
    if (hasFocus()) return
    document.querySelector<HTMLElement>('main h1[data-page-focus]')?.focus({ preventScroll: true })
  })
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

/** The `ref` of an element that gets the focus when it appears while no other has it. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (!hasFocus()) element?.focus({ preventScroll: true })
}

/** The `ref` of an element that gets the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
