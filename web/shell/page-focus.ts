interface Rendered {
  fromLocation?: unknown
  pathChanged: boolean
}

/**
 * Focuses the heading after navigation to another page, so that keyboard and screen reader start there; a page that has
 * set the focus itself keeps it.
 */
export function movePageFocus({ fromLocation, pathChanged }: Rendered): void {
  if (!fromLocation || !pathChanged) return
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1[data-page-focus]') ?? main
  heading.focus({ preventScroll: true })
}
