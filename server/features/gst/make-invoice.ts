import { sql } from 'kysely'
import type { Day } from '#contract/dates.ts'
import { stateOfGstin } from '#contract/office/gstin.ts'
import { officeAddress } from '#contract/office/office.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { type InvoiceLine, storeInvoice } from './store-invoice.ts'

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
