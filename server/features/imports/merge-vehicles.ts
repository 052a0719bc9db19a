import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { messages } from '#contract/messages.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Cells, StagedRow } from './import-plan.ts'

const papers = new Set<string>(Object.values(expiryFields))

/**
 * Makes one row of the rows of a vehicle, as in a register of works: of each paper the newest date, of all else the last
 * text. Rows that are equal stay, and the later one is refused.
 */
export function mergeVehicles(rows: readonly StagedRow[]): { rows: StagedRow[]; notices: string[] } {
  const byPlate = Map.groupBy(rows, ({ cells }) => vehicleKey(cells.vehicleNo ?? ''))
  let merged = 0
  let vehicles = 0
  const kept = [...byPlate].flatMap(([plate, same]) => {
    const distinct = new Set(same.map(({ cells }) => textOf(cells)))
    if (plate === '' || distinct.size < 2 || same.some(({ isMoved }) => isMoved)) return same
    merged += same.length
    vehicles += 1
    return [{ row: same[0]?.row ?? 0, cells: same.map(({ cells }) => cells).reduce(mergeCells) }]
  })
  return {
    rows: kept.toSorted((one, other) => one.row - other.row),
    notices: vehicles > 0 ? [messages.imports.mergedVehicles(merged, vehicles)] : [],
  }
}

const textOf = (cells: Cells) => JSON.stringify(Object.entries(cells).toSorted())

function mergeCells(before: Cells, next: Cells): Cells {
  const merged: Record<string, string> = { ...before }
  for (const [name, text] of Object.entries(next)) {
    const [known, day] = [readDay(merged[name] ?? ''), readDay(text)]
    if (!papers.has(name) || known === null || day === null || day > known) merged[name] = text
  }
  return merged
}
