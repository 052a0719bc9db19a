import type { Selectable } from 'kysely'
import { showCount } from '#contract/count.ts'
import type { Day } from '#contract/dates.ts'
import { invoiceKinds } from '#contract/gst/gst.ts'
import { MAX_REGISTER_ROWS } from '#contract/limits.ts'
import { toPaise } from '#contract/money.ts'
import { gstinCode } from '#contract/office/gstin.ts'
import { textKey } from '#contract/texts.ts'
import type { Db } from '../../db/connect.ts'
import type { Invoices } from '../../db/schema.generated.ts'
import { badRequest } from '../../http/errors.ts'
import { invoiceColumns, invoicesOf } from '../gst/list-invoices.ts'

const taxed = ['taxable_value', 'cgst', 'sgst', 'igst'] as const
const amounts = [...taxed, 'reimbursements', 'total'] as const
const columns = [...invoiceColumns, 'serial', 'supplier_gstin', 'supplier_state'] as const

/** An invoice or a credit note in the return of its month. Amounts are paise, also those of a credit note positive. */
export type ReturnRow = Pick<Selectable<Invoices>, (typeof columns)[number]> & {
  /** The total of the document that this one corrects. */
  corrected_total: number | null
}

/** The sum of rows, less the credit notes among them; its texts are those of the first row. */
export type ReturnSum = Pick<ReturnRow, 'sac' | 'rate' | (typeof amounts)[number]> & { of: ReturnRow }

/** Returns the invoices and credit notes of the month that begins on a day, in the order of their numbers; 400 for too many. */
export async function getReturnRows(db: Db, first: Day): Promise<ReturnRow[]> {
  const rows = await invoicesOf(db, first)
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('invoices as corrected')
        .select('corrected.total')
        .whereRef('corrected.id', '=', 'invoices.corrects')
        .as('corrected_total'),
    )
    .orderBy('invoice_date')
    .orderBy('serial')
    .limit(MAX_REGISTER_ROWS + 1)
    .execute()
  if (rows.length > MAX_REGISTER_ROWS)
    throw badRequest({ month: textKey('gst.tooManyRows', { rows: showCount(MAX_REGISTER_ROWS) }) })
  return rows
}

/** An invoice above this total to an unregistered client of another state is reported by itself, since August 2024. */
const LARGE = toPaise(100_000)

export const isRegistered = ({ client_gstin }: ReturnRow): boolean => client_gstin !== null
export const isWithinState = ({ client_state, supplier_state }: ReturnRow): boolean => client_state === supplier_state

/**
 * Returns the section of GSTR-1 in which a document stands: by itself (B2B, B2CL, CDNR, CDNUR) or in a sum (B2CS, NIL). A
 * credit note stands where its invoice decides.
 */
export function sectionOf(row: ReturnRow): 'B2B' | 'B2CL' | 'CDNR' | 'CDNUR' | 'B2CS' | 'NIL' {
  const isNote = row.kind === 'credit note'
  if (row.rate === 0) return 'NIL'
  if (isRegistered(row)) return isNote ? 'CDNR' : 'B2B'
  const isLarge = !isWithinState(row) && ((isNote && row.corrected_total) || row.total) > LARGE
  if (!isLarge) return 'B2CS'
  return isNote ? 'CDNUR' : 'B2CL'
}

/** Adds the rows of each key; credit notes are taken off. */
export function sumBy(rows: readonly ReturnRow[], keyOf: (row: ReturnRow) => string): ReturnSum[] {
  return [...Map.groupBy(rows, keyOf).values()].map((group) => {
    const of = group[0] as ReturnRow
    const sums = amounts.map((amount) => [
      amount,
      group.reduce((sum, row) => sum + (row.kind === 'invoice' ? row[amount] : -row[amount]), 0),
    ])
    return {
      of,
      sac: of.sac,
      rate: of.rate,
      ...(Object.fromEntries(sums) as Pick<ReturnRow, (typeof amounts)[number]>),
    }
  })
}

export const bySac = ({ sac, rate }: ReturnRow): string => `${sac} ${rate}`

/** Adds rows for a table of the return, which has no line for what comes to nothing, in the order of the keys. */
const tableOf = (rows: readonly ReturnRow[], keyOf: (row: ReturnRow) => string) =>
  sumBy(rows, keyOf)
    .filter((sum) => taxed.some((amount) => sum[amount] !== 0))
    .toSorted((a, b) => keyOf(a.of).localeCompare(keyOf(b.of), 'en', { numeric: true }))

/** Returns the sums that GSTR-1 asks for: tables 7 (B2CS), 8 (nil rated) and 12 (SAC of B2B and B2C), and the numbers of 13. */
export function tablesOf(rows: readonly ReturnRow[]) {
  const inSection = (section: string) => rows.filter((row) => sectionOf(row) === section)
  return {
    b2cs: tableOf(inSection('B2CS'), (row) => `${gstinCode(row.client_state)} ${row.rate} ${isWithinState(row)}`),
    nil: tableOf(inSection('NIL'), (row) => `${isRegistered(row)} ${isWithinState(row)}`),
    sacB2b: tableOf(rows.filter(isRegistered), bySac),
    sacB2c: tableOf(
      rows.filter((row) => !isRegistered(row)),
      bySac,
    ),
    documents: invoiceKinds.flatMap((kind) => rangesOf(rows.filter((row) => row.kind === kind))),
  }
}

/** Numbers of documents of a kind without a gap. */
export interface NumberRange {
  kind: ReturnRow['kind']
  from: string
  to: string
  count: number
}

/** Returns the ranges of the numbers of documents: an invoice of a bill has the bill's date, and a later number. */
function rangesOf(rows: readonly ReturnRow[]): NumberRange[] {
  const ranges: NumberRange[] = []
  let last = Number.NaN
  for (const { kind, serial, invoice_no: number } of rows.toSorted((a, b) => a.serial - b.serial)) {
    const range = ranges.at(-1)
    if (range && serial === last + 1) Object.assign(range, { to: number, count: range.count + 1 })
    else ranges.push({ kind, from: number, to: number, count: 1 })
    last = serial
  }
  return ranges
}
