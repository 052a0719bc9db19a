import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { writeWorkbook } from '#contract/exports/workbook.ts'
import type { gstEndpoints } from '#contract/gst/gst.ts'
import { toRupees } from '#contract/money.ts'
import { gstinCode } from '#contract/office/gstin.ts'
import { english, t } from '#contract/texts.ts'
import type { Deps } from '../../context/deps.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { firstDay } from '../gst/list-invoices.ts'
import { type ExportColumn, sheetOf } from './export-file.ts'
import {
  bySac,
  getReturnRows,
  isRegistered,
  isWithinState,
  type NumberRange,
  type ReturnRow,
  type ReturnSum,
  sectionOf,
  sumBy,
  tablesOf,
} from './gst-return.ts'
import { spoolFile } from './spool-file.ts'

/**
 * `GET /gst/register`: the invoices and credit notes of a month as a workbook, with the sums that the return asks for. Credit
 * notes are positive on their sheet and taken off in sums. 400 for more than `MAX_REGISTER_ROWS`, 503 while too many files
 * wait.
 */
export async function downloadRegister(
  deps: Deps,
  { input, caller }: RequestContext<typeof gstEndpoints.register>,
): Promise<StreamAnswer> {
  const first = firstDay(input)
  // A workbook of several sheets is written as a whole: one at a time.
  const content = await spoolFile(deps, caller, async (path, snapshot) =>
    pipeline(writeRegister(await getReturnRows(snapshot, first)), createWriteStream(path, { mode: 0o600 })),
  )
  return downloadedFile(content, t.gst('registerFile', { month: first.slice(0, 7) }), 'xlsx')
}

function writeRegister(rows: readonly ReturnRow[]) {
  const sheet = (name: string, isOnIt: (row: ReturnRow) => boolean) =>
    sheetOf(name, registerColumns, rows.filter(isOnIt))
  const tables = tablesOf(rows)
  return writeWorkbook([
    sheet(english.gst('sheets.b2b'), (row) => row.kind === 'invoice' && isRegistered(row)),
    sheet(english.gst('sheets.b2c'), (row) => row.kind === 'invoice' && !isRegistered(row)),
    sheet(english.gst('sheets.creditNotes'), ({ kind }) => kind === 'credit note'),
    sheetOf(english.gst('sheets.summary'), [sacColumn, ...amountColumns], sumBy(rows, bySac)),
    sheetOf(english.gst('sheets.b2cs'), [placeColumn(({ of }: ReturnSum) => of), ...taxColumns], tables.b2cs),
    sheetOf(english.gst('sheets.sacB2b'), [sacColumn, ...taxColumns], tables.sacB2b),
    sheetOf(english.gst('sheets.sacB2c'), [sacColumn, ...taxColumns], tables.sacB2c),
    ...(tables.nil.length > 0 ? [sheetOf(english.gst('sheets.nil'), nilColumns, tables.nil)] : []),
    sheetOf(english.gst('sheets.documents'), documentColumns, tables.documents),
  ])
}

/* The columns are in English for every reader, because programs read them by name. */

const taxColumns: readonly ExportColumn<ReturnSum | ReturnRow>[] = [
  { header: english.gst('taxableValue'), kind: 'rupees', value: (row) => toRupees(row.taxable_value) },
  { header: english.gst('rate'), kind: 'number', value: (row) => row.rate / 100 },
  { header: english.gst('cgst'), kind: 'rupees', value: (row) => toRupees(row.cgst) },
  { header: english.gst('sgst'), kind: 'rupees', value: (row) => toRupees(row.sgst) },
  { header: english.gst('igst'), kind: 'rupees', value: (row) => toRupees(row.igst) },
]

const amountColumns: readonly ExportColumn<ReturnSum | ReturnRow>[] = [
  ...taxColumns,
  { header: english.gst('reimbursements'), kind: 'rupees', value: (row) => toRupees(row.reimbursements) },
  { header: english.gst('total'), kind: 'rupees', value: (row) => toRupees(row.total) },
]

/** The place of supply as the return has it, `27-Maharashtra`. */
const placeColumn = <Row>(documentOf: (row: Row) => ReturnRow): ExportColumn<Row> => ({
  header: english.gst('placeOfSupply'),
  kind: 'text',
  value: (row) => {
    const { client_state: state } = documentOf(row)
    return `${gstinCode(state)}-${state}`
  },
})

/** The columns of the sheets of invoices and credit notes. */
const registerColumns: readonly ExportColumn<ReturnRow>[] = [
  { header: english.gst('number'), kind: 'text', value: (row) => row.invoice_no },
  { header: english.gst('date'), kind: 'day', value: (row) => row.invoice_date },
  { header: english.gst('client'), kind: 'text', value: (row) => row.client_name },
  { header: english.gst('gstin'), kind: 'text', value: (row) => row.client_gstin },
  { header: english.gst('state'), kind: 'text', value: (row) => row.client_state },
  ...amountColumns,
  placeColumn((row) => row),
  { header: english.gst('section'), kind: 'text', value: sectionOf },
]

const sacColumn: ExportColumn<ReturnSum> = { header: english.gst('sac'), kind: 'text', value: (row) => row.sac }

const nilColumns: readonly ExportColumn<ReturnSum>[] = [
  {
    header: english.gst('supply'),
    kind: 'text',
    value: ({ of }) =>
      english.gst('supplies', { isWithinState: String(isWithinState(of)), isRegistered: String(isRegistered(of)) }),
  },
  { header: english.gst('nilRated'), kind: 'rupees', value: (row) => toRupees(row.taxable_value) },
]

const documentColumns: readonly ExportColumn<NumberRange>[] = [
  { header: english.gst('document'), kind: 'text', value: ({ kind }) => english.gst(`kinds.${kind}`) },
  { header: english.gst('firstNumber'), kind: 'text', value: ({ from }) => from },
  { header: english.gst('lastNumber'), kind: 'text', value: ({ to }) => to },
  { header: english.gst('howMany'), kind: 'number', value: ({ count }) => count },
  // The number of a document is given for good.
  { header: english.gst('cancelled'), kind: 'number', value: () => 0 },
]
