import { officeDay } from '#contract/dates.ts'
import { fileName } from '#contract/exports/spreadsheets.ts'
import { COUNTED_ROWS, isCutTotal } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { download } from '#web/lib/download.ts'
import { toast } from '#web/lib/toast.ts'
import type { Column } from './column.ts'
import { toCsv } from './csv.ts'
import { type LoadedRows, toSheet } from './export-rows.ts'
import { toXlsx } from './xlsx.ts'

/* The files of an export: loaded when a user exports. */

/** Shows a toast if the server returned only a part of the rows. */
export function warnIfCut({ rows, total }: LoadedRows<unknown>): void {
  if (total <= rows.length) return
  const title = isCutTotal(total)
    ? messages.table.exportedOfMore(grouped(rows.length), grouped(COUNTED_ROWS))
    : messages.table.exportedOf(grouped(rows.length), grouped(total))
  toast({ kind: 'warning', title, description: messages.table.exportCut })
}

const grouped = (count: number) => count.toLocaleString('en-IN')

const nameOf = (title: string) => fileName(title, officeDay(new Date()))

export const saveCsv = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toCsv(toSheet(columns, rows)), `${nameOf(title)}.csv`)

export const saveXlsx = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toXlsx(title, toSheet(columns, rows)), `${nameOf(title)}.xlsx`)
