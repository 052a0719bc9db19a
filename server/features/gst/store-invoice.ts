import { type Insertable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { taxInside } from '#contract/gst/tax.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Invoices } from '../../db/schema.generated.ts'
import { takeSerial } from '../../db/take-serial.ts'

/** A case on an invoice or credit note, in paise: its service part, and what was paid for the client at cost. */
export interface InvoiceLine {
  assignmentId: string
  service: number
  reimbursements: number
}

type Head = Omit<
  Insertable<Invoices>,
  'id' | 'serial' | 'taxable_value' | 'cgst' | 'sgst' | 'igst' | 'reimbursements' | 'made_at'
>

/**
 * Stores an invoice or a credit note with the tax of its whole service part, and with the next number of its kind and
 * year; returns the number. Locks the counter until the end of the transaction, after everything else, so that no number
 * is skipped or given twice.
 */
export async function storeInvoice(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  head: Head,
  lines: readonly InvoiceLine[],
): Promise<string> {
  const id = newId()
  const sumOf = (part: 'service' | 'reimbursements') => lines.reduce((sum, line) => sum + line[part], 0)
  const isWithinState = head.client_state === head.supplier_state
  const { taxableValue, ...tax } = taxInside(sumOf('service'), head.rate, isWithinState)
  const { invoice_no } = await tx
    .insertInto('invoices')
    .values({
      ...head,
      id,
      ...tax,
      taxable_value: taxableValue,
      reimbursements: sumOf('reimbursements'),
      serial: await takeSerial(tx, 'invoice_numbers', head.invoice_date, { kind: head.kind }),
      made_at: now.toISOString(),
    })
    .returning('invoice_no')
    .executeTakeFirstOrThrow()
  // As JSON: the lines of a large bill are more than a statement takes parameters.
  await sql`
    insert into invoice_lines (invoice_id, assignment_id, service, reimbursements)
    select ${id}::uuid, "assignmentId", service, reimbursements
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as lines (
      "assignmentId" uuid, service bigint, reimbursements bigint
    )`.execute(tx)
  return invoice_no
}
