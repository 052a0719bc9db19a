import { parseCsv } from 'hucre/csv'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import { BYTE_ORDER_MARK } from '#contract/exports/spreadsheets.ts'

/** The headings and rows of an exported list. */
export interface ExportedTable {
  head: string[]
  rows: CellValue[][]
}

/** Reads an exported list, XLSX or CSV by its content. */
export async function readExport(file: Buffer): Promise<ExportedTable> {
  const text = file.toString('utf8')
  const isSheet = text.startsWith('PK')
  if (!isSheet && !text.startsWith(BYTE_ORDER_MARK)) throw new Error('a CSV file begins with a byte order mark')
  const all: CellValue[][] = isSheet
    ? ((await readXlsx(new Uint8Array(file))).sheets[0]?.rows ?? [])
    : parseCsv(text.slice(1))
  const [head = [], ...rows] = all
  return { head: head.map(String), rows }
}

/** Reads every sheet of a workbook, headings included. */
export const sheetsOf = async (file: Buffer) => (await readXlsx(new Uint8Array(file))).sheets
