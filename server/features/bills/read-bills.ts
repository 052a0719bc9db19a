import { type ExpressionBuilder, sql } from 'kysely'
import type { Bill, billEndpoints } from '#contract/bills/bill.ts'
import type { Input } from '#contract/endpoint.ts'

import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import { notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import {
  presentBill,
  presentBillAdjustment,
  presentBilledCase,
  presentBillOfClient,
  presentBillPayment,
  presentBillRow,
} from './present.ts'
import { languageOfClient, reminderTexts } from './reminder-texts.ts'
import { requireClientId, visibleBills } from './scope.ts'

/** The number of the history entry of a payment's creation. */
const numberOfPayment = (eb: ExpressionBuilder<DB, 'payments'>) =>
  eb
    .selectFrom('history')
    .select('seq')
    .where('subject_type', '=', 'payment')
    .whereRef('subject_id', '=', 'payments.id')
    .where('action', '=', 'made')
    .limit(1)

/**
 * Returns a bill with all its cases, payments and adjustments. 404 when it is missing or not visible.
 */
export async function getBill(
  db: Db | Tx,
  { actor }: Pick<Context, 'actor'>,
  { id }: Input<typeof billEndpoints.get>,
): Promise<Bill> {
  const bill = await visibleBills(db, actor)
    .leftJoin('invoices', 'invoices.bill_id', 'bills.id')
    .selectAll('bills')
    .select('invoices.invoice_no')
    .where('bills.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('bills.notFound'))
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
    // In the order of creation, regardless of the clocks of the processes.
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

/** `GET /bill/client/{id}`: a client's bills, newest first; searched by month (`Oct 2026`), status or number. */
export async function listBills(db: Db, { actor }: Context, input: Input<typeof billEndpoints.ofClient>) {
  const clientId = await requireClientId(db, actor, input.id)
  const text = sql`to_char(bill_date, 'FMMonth YYYY Mon YYYY ') || concat_ws(' ', status, bill_no)`
  const bills = visibleBills(db, actor)
    .where('bills.client_id', '=', clientId)
    .$call(whereContains(input.search, text))
    .select(['id', 'bill_no', 'year', 'month', 'status', 'total', 'bill_date', 'due_date'])
  const by = { dueDate: 'due_date', totalAmount: 'total', status: 'status' }
  const page = await readPage(bills, input, { by, first: '-due_date', ties: ['-due_date'] })
  return page.map(presentBillRow)
}

/** `POST /bill/all`: the bills of a month of all clients; searched by client, status and number. */
export async function listBillsOfMonth(db: Db, ctx: Context, input: Input<typeof billEndpoints.ofMonth>) {
  const { month, year, search } = input
  const text = sql`concat_ws(' ', firm_name, first_name, last_name, mobile_no, status, bill_no)`
  const bills = visibleBills(db, ctx.actor)
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .where('bills.year', '=', year)
    .where('bills.month', '=', month)
    .$call(whereContains(search, text))
    .selectAll('bills')
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .select(languageOfClient(sql.ref('clients.id')).as('language'))
  const by = {
    firmName: 'clients.firm_name',
    dueDate: 'bills.due_date',
    totalAmount: 'bills.total',
    status: 'bills.status',
  }
  const page = await readPage(bills, input, { by, first: 'clients.firm_name', ties: ['bills.id'], key: 'bills.id' })
  const { ofBill } = await reminderTexts(db, ctx)
  return page.map((row) => ({ ...presentBillOfClient(row), reminderText: ofBill(row, row) }))
}
