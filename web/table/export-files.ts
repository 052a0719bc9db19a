import { officeDay } from '#contract/dates.ts'
import { download } from '#web/lib/download.ts'
import type { Column } from './column.ts'
import { toCsv } from './csv.ts'
import { fileName, toSheet } from './export-rows.ts'
import { toXlsx } from './xlsx.ts'

/* The files of an export: loaded when a user exports. */

const nameOf = (title: string) => fileName(title, officeDay(new Date()))

export const saveCsv = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toCsv(toSheet(columns, rows)), `${nameOf(title)}.csv`)

export const saveXlsx = <Row>(title: string, columns: readonly Column<Row>[], rows: readonly Row[]) =>
  download(toXlsx(title, toSheet(columns, rows)), `${nameOf(title)}.xlsx`)
