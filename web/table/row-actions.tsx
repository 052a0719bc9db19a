import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { EllipsisVertical, type LucideIcon, X } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { plateGroups } from '#contract/cases/plate.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { Grouped } from '#web/ui/highlight.tsx'

/** Elements of a row that act on their own. */
const OWN_ACTION = 'a, button, input, textarea, select, label, summary'

/** Marks a link of a row that a click elsewhere on the row does not follow. */
const besideRowLink = { 'data-beside': '' }

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
const endsSelection = (event: MouseEvent): boolean => !opensTab(event) && Boolean(getSelection()?.toString())

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

/** A number plate in groups, whatever the stored spelling. */
export function Plate({ number }: { number: string }) {
  return (
    <span className="tnum whitespace-nowrap">
      <Grouped groups={plateGroups(number)} />
    </span>
  )
}

/** Follows no link whose text was just selected with the mouse; a click by keyboard has no detail. */
function stayIfSelected(event: MouseEvent): void {
  if (event.detail > 0 && endsSelection(event)) event.preventDefault()
}

/**
 * A number plate that leads to the page of its vehicle. It is quiet: a click elsewhere on the row or card opens the case,
 * above whose link it lies. `isMain` where the vehicle itself is the subject of the row.
 */
export function PlateLink({ number, isMain = false }: { number: string; isMain?: boolean }) {
  const role = useUser()?.role ?? 'client'
  const plate = plateInAddress(number)
  // A plate without letters and digits belongs to no vehicle.
  if (plate === '') return <Plate number={number} />
  return (
    <Link
      to={paths[role].vehicle}
      params={{ plate }}
      className={clsx(
        'tnum relative select-text whitespace-nowrap rounded-sm underline-offset-4 hover:underline',
        isMain && 'font-medium text-accent-ink',
      )}
      // Plates are copied all day: dragging over one selects its text, as in the rest of a row.
      draggable={false}
      onClick={stayIfSelected}
      {...(isMain ? {} : besideRowLink)}
    >
      <Grouped groups={plateGroups(number)} />
    </Link>
  )
}

interface RowActionProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'title' | 'pending' | 'disabled' | 'children'> {
  icon: LucideIcon
  /** The accessible name, which names the row. */
  name: string
  onClick: () => void
}

/** The label of the first action of a row: in a table below 1200 px its icon is enough; a card shows the label. */
export const mainRowLabel = 'in-[table]:max-[75rem]:sr-only'

/** Labels of the other actions: in a table below 1600 px their icons are enough. */
export const rowLabel = 'in-[table]:max-[100rem]:sr-only'

/** The same in a table of many columns, which has room for the labels on very wide screens only. */
export const wideRowLabel = 'in-[table]:max-[110rem]:sr-only'

export const RowAction = ({ name, ...button }: RowActionProps) => (
  <Button size="sm" aria-label={name} title={name} {...button} />
)

/** The menu at the end of a row, with all actions but the first; `of` names the row for screen readers. */
export const RowMenu = ({ of, children }: { of: string; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button
        icon={EllipsisVertical}
        size="icon-sm"
        variant="ghost"
        className="@max-lg:grow-0"
        aria-label={t.table('moreActionsOf', { row: of })}
        title={t.table('moreActions')}
      />
    }
  >
    {children}
  </DropdownMenu>
)

interface RejectActionProps {
  /** The accessible name, which names the row. */
  name: string
  className: string
  onClick: () => void
}

/** The action that rejects what waits in a row for a decision. */
export const RejectAction = (props: RejectActionProps) => (
  <RowAction icon={X} {...verbProps('reject')} {...props}>
    {t.general('reject')}
  </RowAction>
)
