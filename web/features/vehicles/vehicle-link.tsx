import { Link } from '@tanstack/react-router'
import { showPlate } from '#contract/cases/plate.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { TableHighlight } from '#web/table/highlight.tsx'

/** The plate of a vehicle, linked to its page. */
export function VehicleLink({ vehicleNo }: { vehicleNo: string }) {
  const role = useUser()?.role ?? 'client'
  return (
    <Link
      to={paths[role].vehicle}
      params={{ plate: plateKey(vehicleNo) }}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <TableHighlight>{showPlate(vehicleNo)}</TableHighlight>
    </Link>
  )
}
