import type { ImportHeader } from '#contract/imports/import.ts'
import { columnOf, type ImportColumn, suggestColumn } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import type { SheetRow } from '../../adapters/sheets.ts'
import { badRequest } from '../../http/errors.ts'
import type { StagedRow } from './import-plan.ts'
import { showCell } from './show-cells.ts'

interface ReadTable {
  /** The names of the columns that the sheet has, in its order. */
  columns: string[]
  rows: StagedRow[]
}

const refused = (message: string) => badRequest({ file: message })

/**
 * Reads the rows below the first one, which names the columns; `mapping` says otherwise which headers mean which columns.
 * 400 for an unknown, repeated or missing column, for a sheet without rows, and for a value after the last column: in a row
 * with an unquoted comma each cell has moved to the next column.
 */
export async function readTable(
  sheet: AsyncIterable<SheetRow>,
  columns: readonly ImportColumn[],
  mapping: Readonly<Record<string, string | null>> | undefined,
): Promise<ReadTable> {
  let names: (string | null)[] | null = null
  let width = 0
  const rows: StagedRow[] = []
  for await (const { row, cells } of sheet) {
    if (names === null) {
      names = namesOf(cells, columns, mapping)
      width = cells.findLastIndex((header) => header !== '') + 1
    } else {
      if (cells.slice(width).some((cell) => cell !== '')) throw refused(messages.imports.valueInNoColumn(row))
      const filled = names.flatMap((name, at) => (name !== null && cells[at] ? [[name, cells[at]]] : []))
      if (filled.length > 0) rows.push({ row, cells: Object.fromEntries(filled) })
    }
  }
  if (names === null || rows.length === 0) throw refused(messages.imports.noRows)
  return { columns: names.filter((name) => name !== null), rows }
}

/** Returns the name of the column under each header; null for one that is left out. */
function namesOf(
  headers: readonly string[],
  columns: readonly ImportColumn[],
  mapping: Readonly<Record<string, string | null>> | undefined,
): (string | null)[] {
  const names = headers.map((header) => {
    if (header === '') return null
    if (mapping && Object.hasOwn(mapping, header)) {
      const mapped = mapping[header] ?? null
      if (mapped !== null && !columns.some(({ name }) => name === mapped))
        throw refused(messages.imports.columnUnknown(mapped))
      return mapped
    }
    const found = columnOf(columns, header)
    if (!found) throw refused(messages.imports.columnUnknown(header))
    return found.name
  })
  const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at)
  if (twice) throw refused(messages.imports.columnTwice(twice))
  const missing = columns.find(({ name, isRequired }) => isRequired && !names.includes(name))
  if (missing) throw refused(messages.imports.columnMissing(missing.name))
  return names
}

/** Returns the headers of a sheet, each with the column that it may mean, and an example; no column is suggested twice. */
export async function readHeaders(
  sheet: AsyncIterable<SheetRow>,
  columns: readonly ImportColumn[],
): Promise<ImportHeader[]> {
  const shown: SheetRow[] = []
  for await (const row of sheet) if (shown.push(row) === 2) break
  const [headers, first] = shown
  if (!headers) throw refused(messages.imports.noRows)
  const exact = headers.cells.map((header) => columnOf(columns, header))
  const taken = new Set(exact)
  return headers.cells.flatMap((header, at) => {
    if (header === '') return []
    const free = columns.filter((one) => !taken.has(one))
    const column = exact[at] ?? suggestColumn(free, header)
    taken.add(column)
    return [{ header, column: column?.name ?? null, example: showCell(column, first?.cells[at] ?? '') }]
  })
}
