import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { StagedRow } from './import-plan.ts'

const papers = new Set<string>(Object.values(expiryFields))

/**
 * Makes one row of the rows of a vehicle, as in a register of works: of each paper the newest date, and what only one of them
 * says. What they say differently is doubtful. A row that says nothing more than one above it stays, and is refused.
 */
export function mergeVehicles(rows: readonly StagedRow[]): { rows: StagedRow[]; notices: string[] } {
  let [merged, vehicles] = [0, 0]
  const kept = [...Map.groupBy(rows, ({ cells }) => vehicleKey(cells.vehicleNo ?? ''))].flatMap(([plate, same]) => {
    if (plate === '' || same.some(({ isMoved }) => isMoved)) return same
    const repeats: StagedRow[] = []
    const one = same.reduce((before, row) => {
      if (!saysAll(before, row)) return mergeRows(before, row)
      repeats.push(row)
      return before
    })
    if (one === same[0]) return same
    merged += same.length - repeats.length
    vehicles += 1
    return [one, ...repeats]
  })
  return {
    rows: kept.toSorted((one, other) => one.row - other.row),
    notices: vehicles > 0 ? [t.imports('mergedVehicles', { rows: merged, vehicles })] : [],
  }
}

const isPlate = (name: string) => name === 'vehicleNo'
const isSame = (one: string | undefined, other: string) => nameKey(one ?? '') === nameKey(other)

/** Returns whether a row says all that another one of its vehicle says. */
const saysAll = ({ cells }: StagedRow, other: StagedRow): boolean =>
  Object.entries(other.cells).every(([name, text]) => isPlate(name) || isSame(cells[name], text))

function mergeRows(before: StagedRow, next: StagedRow): StagedRow {
  const cells: Record<string, string> = { ...before.cells }
  const doubts: Record<string, string> = { ...before.doubts }
  for (const [name, text] of Object.entries(next.cells)) {
    const known = cells[name]
    if (isPlate(name) || isSame(known, text)) continue
    if (!known) cells[name] = text
    else if (!papers.has(name)) doubts[name] = t.imports('differs', { row: before.row, other: next.row })
    else {
      const [day, knownDay] = [readDay(text), readDay(known)]
      if (knownDay !== null && (day === null || day > knownDay)) cells[name] = text
    }
  }
  return { row: before.row, cells, doubts }
}
