import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { SheetFault, SheetRow } from '../../adapters/sheets.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, type HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { refusedFile, unreadFile } from './refused-file.ts'

type SheetBounds = Deps['bounds']['sheet']

/**
 * Reads an uploaded sheet (XLSX or CSV) in a process of its own; its rows are read while its form is handled. 400
 * without a file, for one that is unfit or beyond the bounds, 415 for one that is not a sheet, 503 when too many wait.
 */
export async function readSheet(
  { sheets, bounds }: Pick<Deps, 'sheets' | 'bounds'>,
  file: FileOnDisk | null,
  caller: Caller,
): Promise<{ count: number; rows: AsyncIterable<SheetRow> }> {
  if (!file) throw badRequest({ file: messages.sheets.noFile })
  const sheet = await sheets.read(file.path, caller)
  if ('fault' in sheet) throw sheetErrors[sheet.fault](sheet.row ?? 1, bounds.sheet)
  return sheet
}

const sheetErrors: Record<SheetFault['fault'], (row: number, bounds: SheetBounds) => HttpError> = {
  busy: () => unreadFile('busy', 'sheets_waiting'),
  share: () => unreadFile('share', 'sheets_waiting'),
  full: () => unreadFile('full', 'sheets_waiting'),
  machine: () => unreadFile('machine', 'sheets_waiting'),
  seconds: () => refusedFile(messages.sheets.tooSlow, { bound: 'sheet_seconds' }),
  crashed: () => refusedFile(messages.sheets.unopened),
  memory: () => refusedFile(messages.sheets.tooLarge, { bound: 'sheet_memory' }),
  unpacked: () => refusedFile(messages.sheets.tooLarge),
  rows: (_row, { rows }) => refusedFile(messages.sheets.tooManyRows(rows.toLocaleString('en'))),
  columns: (row, { columns }) => refusedFile(messages.sheets.tooManyColumns(row, columns)),
  cell: (row, { cell }) => refusedFile(messages.sheets.tooLongCell(row, cell.toLocaleString('en'))),
  quote: (row) => refusedFile(messages.sheets.openQuote(row)),
  format: () => refusedFile(messages.sheets.format, { status: 415 }),
  old: () => refusedFile(messages.sheets.format),
  encrypted: () => refusedFile(messages.sheets.encrypted),
  macros: () => refusedFile(messages.sheets.macros),
  unreadable: () => refusedFile(messages.sheets.unreadable),
  encoding: () => refusedFile(messages.sheets.encoding),
}
