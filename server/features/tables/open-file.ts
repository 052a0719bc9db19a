import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { OpenedFile, SheetFault } from '../../adapters/sheets.ts'
import type { Deps } from '../../deps.ts'
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
  if (!file) throw badRequest({ file: messages.sheets.noFile })
  const opened = await sheets.read(file.path, caller)
  if ('fault' in opened) throw sheetErrors[opened.fault](opened.row ?? 1, bounds.sheet)
  return opened
}

/** Returns the refusal of a sheet with more rows than are read. */
export const tooManyRows = ({ rows }: Pick<SheetBounds, 'rows'>): HttpError =>
  refusedFile(messages.sheets.tooManyRows(rows.toLocaleString('en')))

const sheetErrors: Record<SheetFault['fault'], (row: number, bounds: SheetBounds) => HttpError> = {
  busy: () => unreadFile('busy', 'sheets_waiting'),
  share: () => unreadFile('share', 'sheets_waiting'),
  full: () => unreadFile('full', 'sheets_waiting'),
  machine: () => unreadFile('machine', 'sheets_waiting'),
  seconds: () => refusedFile(messages.sheets.tooSlow, { bound: 'sheet_seconds' }),
  crashed: () => refusedFile(messages.sheets.unopened),
  memory: () => refusedFile(messages.sheets.tooLarge, { bound: 'sheet_memory' }),
  unpacked: () => refusedFile(messages.sheets.tooLarge),
  sheets: () => refusedFile(messages.sheets.tooManySheets),
  rows: (_row, bounds) => tooManyRows(bounds),
  columns: (row, { columns }) => refusedFile(messages.sheets.tooManyColumns(row, columns)),
  cell: (row, { cell }) => refusedFile(messages.sheets.tooLongCell(row, cell.toLocaleString('en'))),
  quote: (row) => refusedFile(messages.sheets.openQuote(row)),
  format: () => refusedFile(messages.sheets.format, { status: 415 }),
  old: () => refusedFile(messages.sheets.oldWorkbook),
  ods: () => refusedFile(messages.sheets.openDocument),
  mt940: () => refusedFile(messages.sheets.mt940),
  encrypted: () => refusedFile(messages.sheets.encrypted),
  macros: () => refusedFile(messages.sheets.macros),
  unreadable: () => refusedFile(messages.sheets.unreadable),
}
