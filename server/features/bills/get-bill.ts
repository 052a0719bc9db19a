import type { ExpressionBuilder } from 'kysely'
import type { Bill } from '#contract/bills/bill.ts'
import type { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import { notFound } from '../../http/errors.ts'
import { presentBill, presentBillAdjustment, presentBilledCase, presentBillPayment } from './present.ts'
import { visibleBills } from './scope.ts'

/**
 * `GET /bill/get/{id}`: a bill with all its cases, payments and adjustments (contract section 3). 404 when it is
 * missing or not visible.
 */
export const getBill = (db: Db, { actor }: Context, input: Input<typeof billEndpoints.get>) =>
  readBill(db, actor, input.id)

/** The number of the history entry of a payment's creation. */
const numberOfPayment = (eb: ExpressionBuilder<DB, 'payments'>) =>
  eb
    .selectFrom('history')
    .select('seq')
    .where('subject_type', '=', 'payment')
    .whereRef('subject_id', '=', 'payments.id')
    .where('action', '=', 'made')
    .limit(1)

/** Returns a bill with its cases and payments, as the actor may see it. Throws 404. */
export async function readBill(db: Db | Tx, actor: Actor, id: string): Promise<Bill> {
  const bill = await visibleBills(db, actor)
    .leftJoin('invoices', 'invoices.bill_id', 'bills.id')
    .selectAll('bills')
    .select('invoices.invoice_no')
    .where('bills.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound(messages.bills.notFound))
  const cases = await db
    .selectFrom('payments')
    .innerJoin('payment_assignments', 'payment_assignments.payment_id', 'payments.id')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .innerJoin('cases', 'cases.id', 'case_assignments.case_id')
    .select([
      'cases.id',
      'cases.case_no',
      'cases.vehicle_no',
      'payments.payment_date',
      'cases.receipt_amount',
      'case_assignments.amount',
    ])
    .where('payments.billed_in', '=', bill.id)
    .orderBy('payments.payment_date')
    .orderBy('case_assignments.id')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .select(['id', 'payment_date', 'amount', 'mode', 'status', 'reason', 'utr', 'bill_id', 'receipt_no'])
    .where((eb) => eb.or([eb('billed_in', '=', bill.id), eb('bill_id', '=', bill.id)]))
    .orderBy((eb) => eb('bill_id', 'is not', null))
    // In the order of creation, regardless of the clocks of the processes (docs/decisions/0024).
    .orderBy(numberOfPayment)
    .orderBy('id')
    .execute()
  const adjustments = await db
    .selectFrom('bill_adjustments')
    .innerJoin('adjustments', 'adjustments.id', 'bill_adjustments.adjustment_id')
    .leftJoin('case_assignments', 'case_assignments.id', 'adjustments.assignment_id')
    .select([
      'adjustments.id',
      'adjustments.made_at',
      'adjustments.reason',
      'case_assignments.case_no',
      'bill_adjustments.amount',
      'adjustments.amount as whole',
    ])
    .where('bill_adjustments.bill_id', '=', bill.id)
    .orderBy('adjustments.seq')
    .execute()
  return presentBill(
    actor.role,
    bill,
    cases.map(presentBilledCase),
    payments.map(presentBillPayment),
    adjustments.map(presentBillAdjustment),
  )
}
