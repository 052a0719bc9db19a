import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { SheetFault, SheetRow } from '../../adapters/sheets.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, type HttpError } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'
import { refusedFile, unreadFile } from './refused-file.ts'

/**
 * Reads an uploaded sheet (XLSX or CSV) in a process of its own; its rows are read while its form is handled. 400
 * without a file, for one that is unfit or beyond the bounds, 415 for one that is no sheet, 503 when too many wait.
 */
export async function readSheet(
  { sheets, bounds }: Pick<Deps, 'sheets' | 'bounds'>,
  file: FileOnDisk | null,
  caller: Caller,
): Promise<{ count: number; rows: AsyncIterable<SheetRow> }> {
  if (!file) throw badRequest({ file: messages.sheets.noFile })
  const sheet = await sheets.read(file.path, caller)
  if ('fault' in sheet) throw sheetError(sheet, bounds.sheet)
  return sheet
}

function sheetError({ fault, row = 1 }: SheetFault, bounds: Deps['bounds']['sheet']): HttpError {
  switch (fault) {
    case 'busy':
    case 'share':
    case 'full':
      return unreadFile(fault, 'sheets_waiting')
    case 'seconds':
      return refusedFile(messages.sheets.tooSlow, { bound: 'sheet_seconds' })
    case 'crashed':
      return refusedFile(messages.sheets.tooSlow)
    case 'memory':
      return refusedFile(messages.sheets.tooLarge, { bound: 'sheet_memory' })
    case 'unpacked':
      return refusedFile(messages.sheets.tooLarge)
    case 'rows':
      return refusedFile(messages.sheets.tooManyRows(bounds.rows.toLocaleString('en')))
    case 'columns':
      return refusedFile(messages.sheets.tooManyColumns(row, bounds.columns))
    case 'cell':
      return refusedFile(messages.sheets.tooLongCell(row, bounds.cell.toLocaleString('en')))
    case 'quote':
      return refusedFile(messages.sheets.openQuote(row))
    case 'format':
      return refusedFile(messages.sheets.format, { status: 415 })
    case 'old':
      return refusedFile(messages.sheets.format)
    case 'encrypted':
      return refusedFile(messages.sheets.encrypted)
    case 'macros':
      return refusedFile(messages.sheets.macros)
    case 'unreadable':
      return refusedFile(messages.sheets.unreadable)
    case 'encoding':
      return refusedFile(messages.sheets.encoding)
  }
}
