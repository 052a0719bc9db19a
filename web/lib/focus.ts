/**
 * Gives the focus a place after what held it may have gone, such as the button of a row that left
 * its list: the page's heading, when nothing else has it.
 */
export function preventFocusLoss(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1[data-page-focus]')?.focus({ preventScroll: true })
  })
}
