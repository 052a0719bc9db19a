import { sql } from 'kysely'
import { type Day, nextMonth } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { gstEndpoints, InvoiceRow } from '#contract/gst/gst.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { readPage, whereContains } from '../../http/listing.ts'

/** Returns the first day of a month, which counts from 1. */
export const firstDay = ({ month, year }: { month: number; year: number }): Day =>
  `${year}-${String(month).padStart(2, '0')}-01`

/** Selects the invoices and credit notes of the month that begins on a day. */
export const invoicesOf = (db: Db, first: Day) =>
  db.selectFrom('invoices').where('invoice_date', '>=', first).where('invoice_date', '<', nextMonth(first))

/** The columns of a row of the list and of the register. */
export const invoiceColumns = [
  'payment_id',
  'bill_id',
  'adjustment_id',
  'kind',
  'invoice_no',
  'invoice_date',
  'client_name',
  'client_gstin',
  'client_state',
  'sac',
  'rate',
  'taxable_value',
  'cgst',
  'sgst',
  'igst',
  'reimbursements',
  'total',
] as const

/** The taxable value of a row and its taxes, in rupees. */
export const taxed = (row: { taxable_value: number; cgst: number; sgst: number; igst: number }) => ({
  taxableValue: toRupees(row.taxable_value),
  cgst: toRupees(row.cgst),
  sgst: toRupees(row.sgst),
  igst: toRupees(row.igst),
})

/** `GET /gst/invoices`: the invoices and credit notes of a month, newest first; searched by number, client and GSTIN. */
export async function listInvoices(db: Db, _ctx: Context, input: Input<typeof gstEndpoints.invoices>) {
  const invoices = invoicesOf(db, firstDay(input))
    .$call(whereContains(input.search, sql`concat_ws(' ', invoice_no, client_name, client_gstin)`))
    .select([...invoiceColumns, 'id'])
  const by = { date: 'invoice_date', number: 'serial', client: 'client_name', total: 'total' }
  const page = await readPage(invoices, input, { by, first: '-invoice_date', ties: ['kind', '-serial'] })
  return page.map(
    (row): InvoiceRow => ({
      id: row.payment_id ?? row.bill_id ?? row.adjustment_id ?? '',
      kind: row.kind,
      invoiceNo: row.invoice_no,
      date: row.invoice_date,
      client: row.client_name,
      gstin: row.client_gstin,
      state: row.client_state,
      ratePercent: row.rate / 100,
      ...taxed(row),
      reimbursements: toRupees(row.reimbursements),
      total: toRupees(row.total),
    }),
  )
}
