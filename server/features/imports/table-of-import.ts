import type { ImportHeader, ImportTable } from '#contract/imports/import.ts'
import {
  columnOf,
  type ImportColumn,
  type ImportKind,
  namesAny,
  suggestColumn,
  withoutTimes,
} from '#contract/imports/import-columns.ts'
import { readDay } from '#contract/tables/read-day.ts'
import { readPhones } from '#contract/tables/read-phones.ts'
import type { Mapping, TableChoices } from '#contract/tables/tables.ts'
import type { TextKey } from '#contract/texts/translate.ts'
import { t, textKey } from '#contract/texts.ts'
import { badRequest } from '../../http/errors.ts'
import { type ReadTable, requireDayOrder } from '../tables/read-table.ts'
import type { StagedRow } from './import-plan.ts'
import { mergeVehicles } from './merge-vehicles.ts'
import { showCell } from './show-cells.ts'

const refused = (message: TextKey) => badRequest({ file: message })

/** Returns whether a heading is that of a column, or one that a person has said something of. */
export function isHeading(columns: readonly ImportColumn[], mapping: Mapping = {}): (heading: string) => boolean {
  const isNamed = namesAny(columns)
  return (heading) => isNamed(heading) || Object.hasOwn(mapping, heading)
}

interface RowsOfTable {
  /** The names of the columns, in the order of the table. */
  columns: string[]
  rows: StagedRow[]
  /** What a person should know of the file. */
  notices: string[]
}

/** Returns the rows of a table as those of an import of a kind, each vehicle in one of them. Throws as `rowsOfTable` does. */
export function rowsOfImport(
  table: ReadTable,
  kind: ImportKind,
  columns: readonly ImportColumn[],
  asked: ImportChoices,
): RowsOfTable {
  const read = rowsOfTable(table, columns, asked)
  if (kind !== 'vehicles') return { ...read, notices: [...read.notices, ...otherPhones(columns, read.rows)] }
  const { rows, notices } = mergeVehicles(read.rows)
  return { ...read, rows, notices: [...read.notices, ...notices] }
}

/** Vehicles keep more numbers in their note; what has none loses them, which is told. */
function otherPhones(columns: readonly ImportColumn[], rows: readonly StagedRow[]): string[] {
  const names = columns.flatMap(({ name, kind }) => (kind === 'phone' ? [name] : []))
  const cells = rows.flatMap((row) => names.filter((name) => readPhones(row.cells[name] ?? '')?.note))
  return cells.length > 0 ? [t.imports('otherPhones', { cells: cells.length })] : []
}

type ImportChoices = TableChoices & { mapping?: Mapping | undefined }

/**
 * Returns the rows of a table by the names of its columns; `mapping` says otherwise which heading means which column. 400 for
 * an unknown, repeated or missing column, for a table without rows, and a question where the days of its columns can be meant
 * with the month first.
 */
export function rowsOfTable(
  { columns: found, rows, facts }: ReadTable,
  columns: readonly ImportColumn[],
  { mapping, ...choices }: ImportChoices,
): RowsOfTable {
  const names = namesOf(
    found.map(({ heading }) => heading),
    columns,
    mapping,
  )
  const days = names.flatMap((name, at) => (columns.find((one) => one.name === name)?.kind === 'day' ? [at] : []))
  requireDayOrder(cellsOf(rows, days), choices)
  const text = (cell: string, at: number) =>
    choices.dates === 'monthFirst' && days.includes(at) ? (readDay(cell, choices.dates) ?? cell) : cell
  const staged = rows.flatMap(({ row, cells, isMoved }): StagedRow[] => {
    const filled = names.flatMap((name, at) => (name !== null && cells[at] ? [[name, text(cells[at], at)]] : []))
    return filled.length > 0 ? [{ row, cells: Object.fromEntries(filled), ...(isMoved && { isMoved }) }] : []
  })
  if (staged.length === 0) throw refused('imports.noRows')
  return { columns: names.filter((name) => name !== null), rows: staged, notices: facts.notices }
}

function* cellsOf(rows: ReadTable['rows'], places: readonly number[]): Generator<string> {
  for (const { cells } of rows) for (const at of places) yield cells[at] ?? ''
}

/** Returns the name of the column under each heading; null for one that is left out. */
function namesOf(headings: readonly string[], columns: readonly ImportColumn[], mapping: Mapping | undefined) {
  const names = headings.map((heading) => {
    if (mapping && Object.hasOwn(mapping, heading)) {
      const mapped = mapping[heading] ?? null
      if (mapped !== null && !columns.some(({ name }) => name === mapped))
        throw refused(textKey('imports.columnUnknown', { name: mapped }))
      return mapped
    }
    const found = columnOf(columns, withoutTimes(heading))
    if (!found) throw refused(textKey('imports.columnUnknown', { name: heading }))
    return found.name
  })
  const twice = names.find((name, at) => name !== null && names.indexOf(name) !== at)
  if (twice) throw refused(textKey('imports.columnTwice', { name: twice }))
  const missing = columns.find(({ name, isRequired }) => isRequired && !names.includes(name))
  if (missing) throw refused(textKey('imports.columnMissing', { name: missing.name }))
  return names
}

/**
 * Returns the columns of a table, each with an example and with what it meant the last time, `saved`, or may mean; nothing is
 * suggested twice.
 */
export function columnsOfImport(
  { columns: found, rows, facts }: ReadTable,
  columns: readonly ImportColumn[],
  saved: Mapping | null = null,
): ImportTable {
  const exact = found.map(({ heading }) => columnOf(columns, heading))
  const taken = new Set(exact)
  const shown = found.map(({ heading }, at): ImportHeader => {
    const free = columns.filter((one) => !taken.has(one))
    const suggested = exact.indexOf(exact[at] ?? null) === at && exact[at] ? exact[at] : suggestColumn(free, heading)
    taken.add(suggested)
    const column = saved ? (columns.find(({ name }) => name === saved[heading]) ?? null) : suggested
    const example = rows.find(({ cells }) => cells[at])?.cells[at] ?? ''
    return { header: heading, column: column?.name ?? null, example: showCell(column, example) }
  })
  return { columns: shown, ...facts }
}
