import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Selectable } from 'kysely'
import { showCount } from '#contract/count.ts'
import type { Day } from '#contract/dates.ts'
import { writeWorkbook } from '#contract/exports/workbook.ts'
import type { gstEndpoints } from '#contract/gst/gst-endpoints.ts'
import { MAX_REGISTER_ROWS } from '#contract/limits.ts'
import { messages, originals } from '#contract/messages.ts'
import { toRupees } from '#contract/money.ts'
import type { Db } from '../../db/connect.ts'
import type { Invoices } from '../../db/schema.generated.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { firstDay, invoiceColumns, invoicesOf } from '../gst/list-invoices.ts'
import { type ExportColumn, sheetOf } from './export-file.ts'
import { spoolFile } from './spool-file.ts'

/**
 * `GET /gst/register`: the invoices and credit notes of a month as a workbook, for the return. Credit notes are positive
 * on their sheet and taken off in the summary. 400 for more than `MAX_REGISTER_ROWS`, 503 while too many files wait.
 */
export async function downloadRegister(
  deps: Deps,
  { input, caller }: RequestContext<typeof gstEndpoints.register>,
): Promise<StreamAnswer> {
  const first = firstDay(input)
  // A workbook of several sheets is written as a whole: one at a time.
  const content = await spoolFile(deps, caller, async (path, snapshot) =>
    pipeline(writeRegister(await getRows(snapshot, first)), createWriteStream(path, { mode: 0o600 })),
  )
  return downloadedFile(content, messages.gst.registerFile(first.slice(0, 7)), 'xlsx')
}

function writeRegister(rows: readonly RegisterRow[]) {
  const { b2b, b2c, creditNotes, summary } = originals.gst.sheets
  const sheet = (name: string, isOnIt: (row: RegisterRow) => boolean) =>
    sheetOf(name, registerColumns, rows.filter(isOnIt))
  return writeWorkbook([
    sheet(b2b, ({ kind, client_gstin }) => kind === 'invoice' && client_gstin !== null),
    sheet(b2c, ({ kind, client_gstin }) => kind === 'invoice' && client_gstin === null),
    sheet(creditNotes, ({ kind }) => kind === 'credit note'),
    sheetOf(summary, registerSumColumns, summarise(rows)),
  ])
}

async function getRows(db: Db, first: Day): Promise<RegisterRow[]> {
  const rows = await invoicesOf(db, first)
    .select(invoiceColumns)
    .orderBy('invoice_date')
    .orderBy('serial')
    .limit(MAX_REGISTER_ROWS + 1)
    .execute()
  if (rows.length > MAX_REGISTER_ROWS)
    throw badRequest({ month: messages.gst.tooManyRows(showCount(MAX_REGISTER_ROWS)) })
  return rows
}

/** Adds the rows of each code and rate; credit notes are taken off. */
function summarise(rows: readonly RegisterRow[]): RegisterSum[] {
  const groups = Map.groupBy(rows, ({ sac, rate }) => `${sac} ${rate}`)
  return [...groups.values()].map((group) => {
    const { sac, rate } = group[0] as RegisterRow
    const sum = (of: (row: RegisterRow) => number) =>
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

/** What the invoices and credit notes of a SAC and a rate come to, in paise. */
type RegisterSum = Pick<
  Selectable<Invoices>,
  'sac' | 'rate' | 'taxable_value' | 'cgst' | 'sgst' | 'igst' | 'reimbursements' | 'total'
>

/** An invoice or a credit note in the register of GST. */
type RegisterRow = RegisterSum &
  Pick<Selectable<Invoices>, 'kind' | 'invoice_no' | 'invoice_date' | 'client_name' | 'client_gstin' | 'client_state'>

const amountColumns: readonly ExportColumn<RegisterSum>[] = [
  { header: originals.gst.taxableValue, kind: 'rupees', value: (row) => toRupees(row.taxable_value) },
  { header: originals.gst.rate, kind: 'number', value: (row) => row.rate / 100 },
  { header: originals.gst.cgst, kind: 'rupees', value: (row) => toRupees(row.cgst) },
  { header: originals.gst.sgst, kind: 'rupees', value: (row) => toRupees(row.sgst) },
  { header: originals.gst.igst, kind: 'rupees', value: (row) => toRupees(row.igst) },
  { header: originals.gst.reimbursements, kind: 'rupees', value: (row) => toRupees(row.reimbursements) },
  { header: originals.gst.total, kind: 'rupees', value: (row) => toRupees(row.total) },
]

/**
 * The columns of the sheets of invoices and credit notes; in English for every reader, because programs read them by
 * name.
 */
const registerColumns: readonly ExportColumn<RegisterRow>[] = [
  { header: originals.gst.number, kind: 'text', value: (row) => row.invoice_no },
  { header: originals.gst.date, kind: 'day', value: (row) => row.invoice_date },
  { header: originals.gst.client, kind: 'text', value: (row) => row.client_name },
  { header: originals.gst.gstin, kind: 'text', value: (row) => row.client_gstin },
  { header: originals.gst.state, kind: 'text', value: (row) => row.client_state },
  ...amountColumns,
]

/** The columns of the sums by SAC and rate. */
const registerSumColumns: readonly ExportColumn<RegisterSum>[] = [
  { header: originals.gst.sac, kind: 'text', value: (row) => row.sac },
  ...amountColumns,
]
