import { messages } from '#contract/messages.ts'
import type { Caller } from '../../adapters/fair-queue.ts'
import type { SheetFault, SheetRow } from '../../adapters/sheets.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, HttpError, shareUsedUp } from '../../http/errors.ts'
import type { FileOnDisk } from '../../http/multipart.ts'

/**
 * Reads an uploaded sheet (XLSX or CSV) in a process of its own; its rows are read while its form is handled. 400
 * without a file, for one that is unfit or beyond the bounds, 503 when too many wait.
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

const refused = (message: string) => new HttpError(400, message, { fields: { file: message } })

function sheetError({ fault, row = 1 }: SheetFault, bounds: Deps['bounds']['sheet']): HttpError {
  const texts = messages.sheets
  switch (fault) {
    case 'busy':
      return new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
    case 'share':
      return shareUsedUp()
    case 'full':
      return new HttpError(507, messages.general.diskFull)
    case 'seconds':
    case 'crashed':
      return refused(texts.tooSlow)
    case 'memory':
    case 'unpacked':
      return refused(texts.tooLarge)
    case 'rows':
      return refused(texts.tooManyRows(bounds.rows.toLocaleString('en')))
    case 'columns':
      return refused(texts.tooManyColumns(row, bounds.columns))
    case 'cell':
      return refused(texts.tooLongCell(row, bounds.cell.toLocaleString('en')))
    case 'format':
    case 'encrypted':
    case 'macros':
    case 'unreadable':
    case 'encoding':
      return refused(messages.sheets[fault])
  }
}
