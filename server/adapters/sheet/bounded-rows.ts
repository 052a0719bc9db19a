import type { SheetRow } from '#contract/tables/find-table.ts'
import type { SheetFault, SheetLimits } from '../sheets.ts'

/** A sheet that is refused, with the row at fault. */
export class SheetRefusal extends Error {
  readonly fault: SheetFault['fault']
  readonly row: number | undefined

  constructor(fault: SheetFault['fault'], row?: number) {
    super(fault)
    this.fault = fault
    this.row = row
  }
}

/** Rows that may stand around those of a table: titles, headings, sums. */
const MOST_AROUND = 1_000

/**
 * Returns a reader of the sheets of one file: their rows that are not blank, each cut after its last filled cell. It throws
 * a `SheetRefusal` beyond the most rows of a sheet, columns, characters of a cell and characters of all sheets.
 */
export function boundedRows(limits: SheetLimits) {
  let characters = 0
  return async function* (rows: AsyncIterable<SheetRow> | Iterable<SheetRow>): AsyncGenerator<SheetRow> {
    let count = 0
    for await (const { row, cells, wide } of rows) {
      const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
      if (filled.length === 0) continue
      count += 1
      if (count > limits.rows + MOST_AROUND) throw new SheetRefusal('rows')
      if (filled.length > limits.columns) throw new SheetRefusal('columns', row)
      if (filled.some(({ length }) => length > limits.cell)) throw new SheetRefusal('cell', row)
      characters += filled.reduce((sum, { length }) => sum + length, 0)
      if (characters > limits.text) throw new SheetRefusal('unpacked')
      yield { row, cells: filled, ...(wide && { wide }) }
    }
  }
}
