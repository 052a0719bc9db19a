import type { SheetFault, SheetLimits, SheetRow } from '../sheets.ts'

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

/**
 * Returns the rows that are not blank, each cut after its last filled cell. Throws a `SheetRefusal` beyond the most
 * rows below the row of names, columns, characters of a cell and characters of all.
 */
export async function* boundedRows(rows: AsyncIterable<SheetRow>, limits: SheetLimits): AsyncGenerator<SheetRow> {
  let count = 0
  let characters = 0
  for await (const { row, cells } of rows) {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    if (filled.length === 0) continue
    count += 1
    if (count > limits.rows + 1) throw new SheetRefusal('rows')
    if (filled.length > limits.columns) throw new SheetRefusal('columns', row)
    if (filled.some(({ length }) => length > limits.cell)) throw new SheetRefusal('cell', row)
    characters += filled.reduce((sum, { length }) => sum + length, 0)
    if (characters > limits.text) throw new SheetRefusal('unpacked')
    yield { row, cells: filled }
  }
}
