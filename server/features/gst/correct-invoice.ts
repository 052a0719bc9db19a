import type { Selectable } from 'kysely'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Invoices } from '../../db/schema.generated.ts'
import { storeInvoice } from './make-invoice.ts'

/** An adjustment of a client's account, in paise. */
interface Adjusted {
  id: string
  amount: number
  assignmentId: string | null
  reverses: string | null
}

/**
 * Makes the credit note of an adjustment in the client's favour that names an invoiced case, for what is left of the
 * service part and at the rate and places of the invoice; or, for the reversal of an adjustment with a credit note, an
 * invoice of the same service part, and so of the same amounts. Returns kind and number, null where neither is due. The
 * caller has locked the client.
 */
export async function correctInvoice(tx: Tx, ctx: Pick<Context, 'now' | 'today'>, adjusted: Adjusted) {
  const corrected = adjusted.reverses
    ? await findReversed(tx, adjusted.reverses)
    : await findCreditable(tx, adjusted.assignmentId, -adjusted.amount)
  if (!corrected) return null
  const { invoice, assignmentId, service } = corrected
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
    [{ assignmentId, service, reimbursements: 0 }],
  )
  return { kind, number }
}

/** A document that is corrected, and the service part (paise) of a case that is taken back. */
interface Corrected {
  invoice: Selectable<Invoices>
  assignmentId: string
  service: number
}

/** Returns the credit note that an adjustment made, with its only case. */
async function findReversed(tx: Tx, adjustmentId: string): Promise<Corrected | null> {
  const row = await tx
    .selectFrom('invoices')
    .innerJoin('invoice_lines as line', 'line.invoice_id', 'invoices.id')
    .selectAll('invoices')
    .select(['line.assignment_id', 'line.service'])
    .where('invoices.adjustment_id', '=', adjustmentId)
    .executeTakeFirst()
  return row ? { invoice: row, assignmentId: row.assignment_id, service: row.service } : null
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
  return service === 0 ? null : { invoice, assignmentId, service }
}
