import { lastFourOf, maskAadhaar, maskAadhaarIn } from '#contract/aadhaar.ts'
import type { ImportColumn } from '#contract/imports/import-columns.ts'
import type { Cells } from './import-plan.ts'

/** Returns a text as it may be shown: of an Aadhaar number, also one in another column, the last four digits. */
export const showCell = (column: Pick<ImportColumn, 'kind'> | null, text: string): string =>
  column?.kind === 'aadhaar' && text !== '' ? maskAadhaar(lastFourOf(text.trim().toUpperCase())) : maskAadhaarIn(text)

/** Returns the cells of a row as they may be shown. */
export const showCells = (columns: readonly ImportColumn[], cells: Cells): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const text = cells[column.name]
      return text === undefined ? [] : [[column.name, showCell(column, text)]]
    }),
  )
