import { Readable } from 'node:stream'
import { writeXlsx } from 'hucre/xlsx'
import type { Day } from '#contract/dates.ts'
import type { gstEndpoints } from '#contract/gst/gst-endpoints.ts'
import { MAX_REGISTER_ROWS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { toRupees } from '#contract/money.ts'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { DownloadedFile } from '../../http/route.ts'
import { type ExportColumn, sheetOf, types } from '../exports/export-file.ts'
import { firstDay, invoiceColumns, invoicesOf } from './list-invoices.ts'

/**
 * `GET /gst/register`: the invoices and credit notes of a month as a workbook, for the return. Credit notes are positive
 * on their sheet and taken off in the summary. 400 for more than `MAX_REGISTER_ROWS`.
 */
export async function downloadRegister(
  { database }: Deps,
  { input }: RequestContext<typeof gstEndpoints.register>,
): Promise<DownloadedFile> {
  const first = firstDay(input)
  const rows = await findRows(database.db, first)
  const { b2b, b2c, creditNotes, summary } = messages.gst.sheets
  const sheet = (name: string, isOnIt: (row: Row) => boolean) => sheetOf(name, columns(), rows.filter(isOnIt))
  const file = await writeXlsx({
    sheets: [
      sheet(b2b, ({ kind, client_gstin }) => kind === 'invoice' && client_gstin !== null),
      sheet(b2c, ({ kind, client_gstin }) => kind === 'invoice' && client_gstin === null),
      sheet(creditNotes, ({ kind }) => kind === 'credit note'),
      sheetOf(summary, summaryColumns(), summarise(rows)),
    ],
  })
  return new DownloadedFile(
    Readable.from([Buffer.from(file)]),
    `${messages.gst.registerFile(first.slice(0, 7))}.xlsx`,
    types.xlsx,
  )
}

async function findRows(db: Db, first: Day) {
  const rows = await invoicesOf(db, first)
    .select(invoiceColumns)
    .orderBy('invoice_date')
    .orderBy('serial')
    .limit(MAX_REGISTER_ROWS + 1)
    .execute()
  if (rows.length > MAX_REGISTER_ROWS)
    throw badRequest({ month: messages.gst.tooManyRows(MAX_REGISTER_ROWS.toLocaleString('en-IN')) })
  return rows
}

type Row = Awaited<ReturnType<typeof findRows>>[number]
type Summed = Pick<Row, 'sac' | 'rate' | 'taxable_value' | 'cgst' | 'sgst' | 'igst' | 'reimbursements' | 'total'>

/** Adds the rows of each code and rate; credit notes are taken off. */
function summarise(rows: readonly Row[]): Summed[] {
  const groups = Map.groupBy(rows, ({ sac, rate }) => `${sac} ${rate}`)
  return [...groups.values()].map((group) => {
    const { sac, rate } = group[0] as Row
    const sum = (of: (row: Row) => number) =>
      group.reduce((total, row) => total + (row.kind === 'invoice' ? of(row) : -of(row)), 0)
    return {
      sac,
      rate,
      taxable_value: sum((row) => row.taxable_value),
      cgst: sum((row) => row.cgst),
      sgst: sum((row) => row.sgst),
      igst: sum((row) => row.igst),
      reimbursements: sum((row) => row.reimbursements),
      total: sum((row) => row.total),
    }
  })
}

const columns = (): ExportColumn<Row>[] => [
  { header: messages.gst.number, kind: 'text', value: (row) => row.invoice_no },
  { header: messages.gst.date, kind: 'day', value: (row) => row.invoice_date },
  { header: messages.gst.client, kind: 'text', value: (row) => row.client_name },
  { header: messages.gst.gstin, kind: 'text', value: (row) => row.client_gstin },
  { header: messages.gst.state, kind: 'text', value: (row) => row.client_state },
  ...amountColumns(),
]

const summaryColumns = (): ExportColumn<Summed>[] => [
  { header: messages.gst.sac, kind: 'text', value: (row) => row.sac },
  ...amountColumns(),
]

const amountColumns = (): ExportColumn<Summed>[] => [
  { header: messages.gst.taxableValue, kind: 'rupees', value: (row) => toRupees(row.taxable_value) },
  { header: messages.gst.rate, kind: 'number', value: (row) => row.rate / 100 },
  { header: messages.gst.cgst, kind: 'rupees', value: (row) => toRupees(row.cgst) },
  { header: messages.gst.sgst, kind: 'rupees', value: (row) => toRupees(row.sgst) },
  { header: messages.gst.igst, kind: 'rupees', value: (row) => toRupees(row.igst) },
  { header: messages.gst.reimbursements, kind: 'rupees', value: (row) => toRupees(row.reimbursements) },
  { header: messages.gst.total, kind: 'rupees', value: (row) => toRupees(row.total) },
]
