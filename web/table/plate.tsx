import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { plateGroups } from '#contract/cases/plate.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { besideRowLink, endsSelection } from '#web/table/open-row.ts'
import { Grouped } from '#web/ui/highlight.tsx'

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
