import { type Insertable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Day } from '#contract/dates.ts'
import { taxInside } from '#contract/gst/tax.ts'
import { stateOfGstin } from '#contract/office/gstin.ts'
import { officeAddress } from '#contract/office/office-lines.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { takeSerial } from '../../db/rows.ts'
import type { Invoices } from '../../db/schema.generated.ts'

/** A case on an invoice or credit note, in paise: its service part, and what was paid for the client at cost. */
interface InvoiceLine {
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

/** A verified payment, of which one for a bill has no cases, or a bill that is raised. */
type Subject = { payment_id: string } | { bill_id: string }

/**
 * Makes the tax invoice of a payment or a bill, dated `date`, from the first day of GST on; returns its number. Null
 * while GST is off, before that day, and where nothing is taxed. Runs in the transaction of the payment or bill; the
 * counter of invoices is the last in the order of locks.
 */
export async function makeInvoice(
  tx: Tx,
  ctx: Pick<Context, 'now'>,
  subject: Subject,
  date: Day,
): Promise<string | null> {
  const supplier = await findSupplier(tx, date)
  if (!supplier) return null
  const cases = await findCases(tx, subject)
  if (cases.every(({ service }) => service === 0)) return null
  const client = await getClient(tx, subject)
  const lines = cases.map(
    ({ assignment_id, amount, service }): InvoiceLine => ({
      assignmentId: assignment_id,
      service,
      reimbursements: amount - service,
    }),
  )
  return storeInvoice(tx, ctx, { kind: 'invoice', invoice_date: date, ...subject, ...client, ...supplier }, lines)
}

/** Returns the office's details on the invoices of a day; null while the office issues none. */
async function findSupplier(tx: Tx, date: Day) {
  const row = await tx
    .selectFrom('gst_settings')
    .innerJoin('office_profile', (join) => join.onTrue())
    .select(['gst_settings.gstin', 'office_profile.state', 'gst_settings.sac', 'gst_settings.rate'])
    .where('is_on', '=', true)
    .where('from_day', '<=', date)
    .executeTakeFirst()
  if (!row?.gstin || !row.sac) return null
  return { supplier_gstin: row.gstin, supplier_state: row.state, sac: row.sac, rate: row.rate }
}

async function getClient(tx: Tx, subject: Subject) {
  const owner =
    'bill_id' in subject
      ? tx.selectFrom('bills').select('client_id').where('id', '=', subject.bill_id)
      : tx.selectFrom('payments').select('client_id').where('id', '=', subject.payment_id)
  const row = await tx.selectFrom('clients').selectAll().where('id', '=', owner).executeTakeFirstOrThrow()
  return {
    client_id: row.id,
    client_name: row.firm_name,
    client_address: officeAddress(row),
    client_gstin: row.gstin,
    // The place of supply to a registered dealer is the state of its registration, wherever its address is.
    client_state: (row.gstin && stateOfGstin(row.gstin)) ?? row.state,
  }
}

/** Returns the cases of a payment or a bill, in paise: the frozen amount, and the service part of it. */
const findCases = (tx: Tx, subject: Subject) =>
  tx
    .selectFrom('payments')
    .innerJoin('payment_assignments', 'payment_assignments.payment_id', 'payments.id')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .innerJoin('cases', 'cases.id', 'case_assignments.case_id')
    .select([
      'case_assignments.id as assignment_id',
      'case_assignments.amount',
      sql<number>`coalesce(other_charges, 0) + coalesce(admin_charges, 0)`.as('service'),
    ])
    .$call((query) =>
      'bill_id' in subject
        ? query.where('payments.billed_in', '=', subject.bill_id)
        : query.where('payments.id', '=', subject.payment_id),
    )
    .orderBy('case_assignments.id')
    .execute()
