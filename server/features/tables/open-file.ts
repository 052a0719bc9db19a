import { hash } from 'node:crypto'
import type { TableColumn } from '#contract/tables/find-table.ts'
import { nameKey } from '#contract/text.ts'
import { textKey } from '#contract/texts.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { OpenedFile, SheetFault } from '../../adapters/sheets.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { badRequest, type HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { refusedFile, unreadFile } from '../files/refused-file.ts'

type SheetBounds = Deps['bounds']['sheet']

/**
 * Opens an uploaded file with tables in a process of its own; its rows are read while its form is handled. 400 without a file,
 * for one that is unfit or beyond the bounds, 415 for one that has no tables, 503 when too many wait.
 */
export async function openFile(
  { sheets, bounds }: Pick<Deps, 'sheets' | 'bounds'>,
  file: FileOnDisk | null,
  caller: Caller,
): Promise<OpenedFile> {
  if (!file) throw badRequest({ file: 'sheets.noFile' })
  const opened = await sheets.read(file.path, caller)
  if ('fault' in opened) throw sheetErrors[opened.fault](opened.row ?? 1, bounds.sheet)
  return opened
}

/** Returns the refusal of a sheet with more rows than are read. */
export const tooManyRows = ({ rows }: Pick<SheetBounds, 'rows'>): HttpError =>
  refusedFile(textKey('sheets.tooManyRows', { most: rows.toLocaleString('en') }))

const sheetErrors: Record<SheetFault['fault'], (row: number, bounds: SheetBounds) => HttpError> = {
  busy: () => unreadFile('busy', 'sheets_waiting'),
  share: () => unreadFile('share', 'sheets_waiting'),
  full: () => unreadFile('full', 'sheets_waiting'),
  machine: () => unreadFile('machine', 'sheets_waiting'),
  seconds: () => refusedFile('sheets.tooSlow', { bound: 'sheet_seconds' }),
  crashed: () => refusedFile('sheets.unopened'),
  memory: () => refusedFile('sheets.tooLarge', { bound: 'sheet_memory' }),
  unpacked: () => refusedFile('sheets.tooLarge'),
  sheets: () => refusedFile('sheets.tooManySheets'),
  rows: (_row, bounds) => tooManyRows(bounds),
  columns: (row, { columns }) => refusedFile(textKey('sheets.tooManyColumns', { row, most: columns })),
  cell: (row, { cell }) => refusedFile(textKey('sheets.tooLongCell', { row, most: cell.toLocaleString('en') })),
  quote: (row) => refusedFile(textKey('sheets.openQuote', { row })),
  format: () => refusedFile('sheets.format', { status: 415 }),
  old: () => refusedFile('sheets.oldWorkbook'),
  ods: () => refusedFile('sheets.openDocument'),
  mt940: () => refusedFile('sheets.mt940'),
  encrypted: () => refusedFile('sheets.encrypted'),
  macros: () => refusedFile('sheets.macros'),
  unreadable: () => refusedFile('sheets.unreadable'),
}

/** The key of tables with the same headings, as a bank and an office send them again: a hash, for headings can be long. */
const headingsKey = (columns: readonly TableColumn[]): string =>
  hash('sha256', columns.map(({ heading }) => nameKey(heading)).join('\n'), 'base64')

/** Returns what the columns of the last table of a kind with these headings meant; null without one. */
export async function savedMapping(
  db: Db,
  kind: string,
  columns: readonly TableColumn[],
): Promise<Record<string, string | null> | null> {
  const saved = await db
    .selectFrom('table_mappings')
    .select('mapping')
    .where('kind', '=', kind)
    .where('headings', '=', headingsKey(columns))
    .executeTakeFirst()
  return (saved?.mapping as Record<string, string | null> | undefined) ?? null
}

/** Keeps what the columns of a kind of table meant, for the next one with the same headings. */
export async function saveMapping(
  tx: Tx,
  kind: string,
  columns: readonly TableColumn[],
  mapping: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const changed = { mapping: JSON.stringify(mapping) }
  await tx
    .insertInto('table_mappings')
    .values({ kind, headings: headingsKey(columns), ...changed })
    .onConflict((conflict) => conflict.columns(['kind', 'headings']).doUpdateSet(changed))
    .execute()
}
