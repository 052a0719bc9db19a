import { type SqlBool, sql } from 'kysely'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { transactionEndpoints } from '#contract/transactions/transaction.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { notFound } from '../../http/errors.ts'
import { countRows, likeAnywhere, nextKey, pagedList, searchRows, slice, sortOf } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { requireClientId } from '../bills/scope.ts'
import { casesOfPayments, paysBill, paysForCase } from '../payments/payment-rows.ts'
import { presentClientDetails, presentTransaction } from './present.ts'

const columns = {
  paymentDate: 'payments.payment_date',
  Amount: 'payments.amount',
  mode: 'payments.mode',
  status: 'payments.status',
} as const

/**
 * Returns the conditions under which a payment shows a text: mode, status, UTR, reason of a rejection, month of the bill,
 * or number or plate of a case.
 */
const textFilter = (pattern: string) => [
  sql<SqlBool>`folded(concat_ws(' ', payments.mode, payments.status, payments.utr, payments.reason)) like folded(${pattern})`,
  paysForCase([pattern.toUpperCase()]),
  paysBill(pattern),
]

/** `POST /client/transaction-history/{id}`: a client's payments between two days, newest first. */
export async function listTransactions(db: Db, { actor }: Context, input: Input<typeof transactionEndpoints.history>) {
  const clientId = await requireClientId(db, actor, input.id)
  const { search } = input
  const paid = db
    .selectFrom('payments')
    .where('payments.client_id', '=', clientId)
    .where('payments.payment_date', '>=', dayStart(input.fromDate).toISOString())
    .where('payments.payment_date', '<', dayStart(nextDay(input.toDate)).toISOString())
  const { rows: payments, total } = search
    ? await searchRows(db, paid, 'payments.id', textFilter(likeAnywhere(search)))
    : { rows: paid, total: await countRows(paid) }
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.paymentDate, direction: 'desc' })
  const inOrder =
    input.after === undefined
      ? payments.orderBy(column, direction).orderBy('payments.id', 'desc')
      : rowsBehind(payments, input.after, ['payments.id'])
  const rows = await inOrder
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.payment_date',
      'payments.amount',
      'payments.mode',
      'payments.status',
      'payments.reason',
      'payments.utr',
      'receipts.receipt_no',
      'invoices.invoice_no',
      'payments.bill_id',
      'bills.month as bill_month',
      'bills.year as bill_year',
    ])
    .limit(limit)
    .offset(offset)
    .execute()
  const cases = await casesOfPayments(
    db,
    rows.map(({ id }) => id),
  )
  const transactions = rows.map((row) => presentTransaction(row, cases.get(row.id) ?? [], actor.role !== 'client'))
  const { data, meta } = pagedList(transactions, total, input, { next: nextKey(rows, input, ({ id }) => [id]) })
  return new Paged({ transactions: data, clientDetails: await getClientDetails(db, clientId) }, meta)
}

/** Throws 404 for a sign-up that is rejected meanwhile. */
export async function getClientDetails(db: Db, clientId: string) {
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow(() => notFound())
  return presentClientDetails(client)
}
