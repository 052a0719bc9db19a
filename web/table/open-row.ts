import type { MouseEvent } from 'react'

/** Elements of a row that act on their own. */
const OWN_ACTION = 'a, button, input, textarea, select, label, summary'

/** Marks a link of a row that a click elsewhere on the row does not follow. */
export const besideRowLink = { 'data-beside': '' }

/** The link of a row that a click anywhere on the row follows: its first one to a page of the portal. */
const ROW_LINK = 'a[href^="/"]:not([data-beside])'

/** The style of a row that has such a link. */
export const openableRow = "has-[a[href^='/']:not([data-beside])]:cursor-pointer"

const opensTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey

/**
 * True for a click that ends the selection of text. With Ctrl or Cmd, Firefox selects the clicked cell of a table; with
 * Shift, browsers select from the last click on.
 */
export const endsSelection = (event: MouseEvent): boolean => !opensTab(event) && Boolean(getSelection()?.toString())

/**
 * Follows the link of the clicked row, in a new tab with Ctrl, Meta, Shift or the middle button. A click that ends the
 * selection of text opens nothing. For the keyboard there is the link itself.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  // React also reports clicks in menus and tooltips that the row has opened elsewhere in the page.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN_ACTION)) return
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>(ROW_LINK)
  if (!link || event.button > 1 || endsSelection(event)) return
  if (opensTab(event)) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
