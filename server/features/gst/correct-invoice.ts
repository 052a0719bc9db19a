import type { Selectable } from 'kysely'
import { type Tax, taxInside } from '#contract/gst/tax.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Invoices } from '../../db/schema.generated.ts'
import { type InvoiceLine, storeInvoice } from './store-invoice.ts'

/** An adjustment of a client's account, in paise. */
interface Adjusted {
  id: string
  amount: number
  assignmentId: string | null
  reverses: string | null
}

/**
 * Makes the credit note of an adjustment in the client's favour that names an invoiced case, for what is left of the
 * service part and at the rate of the invoice; or, for the reversal of an adjustment with a credit note, an invoice of
 * the same amounts (contract-trade section 9). Returns kind and number, null where neither is due. The caller has locked
 * the client.
 */
export async function correctInvoice(tx: Tx, ctx: Pick<Context, 'now' | 'today'>, adjusted: Adjusted) {
  const corrected = adjusted.reverses
    ? await findReversed(tx, adjusted.reverses)
    : await findCreditable(tx, adjusted.assignmentId, -adjusted.amount)
  if (!corrected) return null
  const { invoice, line } = corrected
  const kind = adjusted.reverses ? ('invoice' as const) : ('credit note' as const)
  const number = await storeInvoice(
    tx,
    ctx,
    {
      kind,
      invoice_date: ctx.today,
      adjustment_id: adjusted.id,
      corrects: invoice.id,
      client_id: invoice.client_id,
      client_name: invoice.client_name,
      client_address: invoice.client_address,
      client_gstin: invoice.client_gstin,
      client_state: invoice.client_state,
      supplier_gstin: invoice.supplier_gstin,
      supplier_state: invoice.supplier_state,
      sac: invoice.sac,
      rate: invoice.rate,
    },
    [line],
  )
  return { kind, number }
}

interface Corrected {
  invoice: Selectable<Invoices>
  line: InvoiceLine
}

/** Returns the credit note that an adjustment made, and its only line. */
async function findReversed(tx: Tx, adjustmentId: string): Promise<Corrected | null> {
  const row = await tx
    .selectFrom('invoices')
    .innerJoin('invoice_lines as line', 'line.invoice_id', 'invoices.id')
    .selectAll('invoices')
    .select('line.assignment_id')
    .where('invoices.adjustment_id', '=', adjustmentId)
    .executeTakeFirst()
  if (!row) return null
  const { taxable_value: taxableValue, cgst, sgst, igst } = row
  return { invoice: row, line: lineOf(row.assignment_id, { taxableValue, cgst, sgst, igst }) }
}

/** Returns the invoice of a case and what can be credited of an amount (paise); null without an invoice, or a rest. */
async function findCreditable(tx: Tx, assignmentId: string | null, amount: number): Promise<Corrected | null> {
  if (assignmentId === null || amount <= 0) return null
  const lines = await tx
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices', 'invoices.id', 'line.invoice_id')
    .selectAll('invoices')
    .select('line.service')
    .where('line.assignment_id', '=', assignmentId)
    .execute()
  const invoice = lines.find(({ corrects }) => corrects === null)
  if (!invoice) return null
  const rest = lines.reduce((sum, { kind, service }) => sum + (kind === 'invoice' ? service : -service), 0)
  const service = Math.min(amount, rest)
  if (service === 0) return null
  const isWithinState = invoice.client_state === invoice.supplier_state
  return { invoice, line: lineOf(assignmentId, taxInside(service, invoice.rate, isWithinState)) }
}

const lineOf = (assignmentId: string, tax: Tax): InvoiceLine => ({ assignmentId, ...tax, reimbursements: 0 })
