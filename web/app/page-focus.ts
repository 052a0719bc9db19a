interface Rendered {
  fromLocation?: unknown
  pathChanged: boolean
}

/**
 * Focuses the heading after navigation to another page, so that keyboard and screen reader start there; a page that has
 * set the focus itself keeps it, and so has a dialog that was opened before the page came.
 */
export function movePageFocus({ fromLocation, pathChanged }: Rendered): void {
  if (!fromLocation || !pathChanged) return
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  if (document.activeElement?.closest('[role$="dialog"][data-state="open"]')) return
  const heading = main.querySelector<HTMLElement>('h1[data-page-focus]') ?? main
  heading.focus({ preventScroll: true })
}
