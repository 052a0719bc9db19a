interface Rendered {
  fromLocation?: unknown
  pathChanged: boolean
}

/**
 * After a move to another page the focus goes to its heading, so that keyboard and screen reader
 * start there; a page that put the focus somewhere itself keeps it.
 */
export function movePageFocus({ fromLocation, pathChanged }: Rendered): void {
  if (!fromLocation || !pathChanged) return
  const main = document.querySelector('main')
  if (!main || main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1[data-page-focus]') ?? main
  heading.focus({ preventScroll: true })
}
