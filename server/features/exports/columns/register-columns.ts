import type { Selectable } from 'kysely'
import { messages } from '#contract/messages.ts'
import { toRupees } from '#contract/money.ts'
import type { Invoices } from '../../../db/schema.generated.ts'
import type { ExportColumn } from '../export-file.ts'

/** What the invoices and credit notes of a SAC and a rate come to, in paise. */
export type RegisterSum = Pick<
  Selectable<Invoices>,
  'sac' | 'rate' | 'taxable_value' | 'cgst' | 'sgst' | 'igst' | 'reimbursements' | 'total'
>

/** An invoice or a credit note in the register of GST. */
export type RegisterRow = RegisterSum &
  Pick<Selectable<Invoices>, 'kind' | 'invoice_no' | 'invoice_date' | 'client_name' | 'client_gstin' | 'client_state'>

/** The columns of the sheets of invoices and credit notes. */
export const registerColumns = (): ExportColumn<RegisterRow>[] => [
  { header: messages.gst.number, kind: 'text', value: (row) => row.invoice_no },
  { header: messages.gst.date, kind: 'day', value: (row) => row.invoice_date },
  { header: messages.gst.client, kind: 'text', value: (row) => row.client_name },
  { header: messages.gst.gstin, kind: 'text', value: (row) => row.client_gstin },
  { header: messages.gst.state, kind: 'text', value: (row) => row.client_state },
  ...amountColumns(),
]

/** The columns of the sums by SAC and rate. */
export const registerSumColumns = (): ExportColumn<RegisterSum>[] => [
  { header: messages.gst.sac, kind: 'text', value: (row) => row.sac },
  ...amountColumns(),
]

const amountColumns = (): ExportColumn<RegisterSum>[] => [
  { header: messages.gst.taxableValue, kind: 'rupees', value: (row) => toRupees(row.taxable_value) },
  { header: messages.gst.rate, kind: 'number', value: (row) => row.rate / 100 },
  { header: messages.gst.cgst, kind: 'rupees', value: (row) => toRupees(row.cgst) },
  { header: messages.gst.sgst, kind: 'rupees', value: (row) => toRupees(row.sgst) },
  { header: messages.gst.igst, kind: 'rupees', value: (row) => toRupees(row.igst) },
  { header: messages.gst.reimbursements, kind: 'rupees', value: (row) => toRupees(row.reimbursements) },
  { header: messages.gst.total, kind: 'rupees', value: (row) => toRupees(row.total) },
]
