import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { countRows, pagedList, slice, sortOf } from '../../http/listing.ts'
import { pendingColumns, presentRows } from './payment-rows.ts'
import { presentPending } from './present.ts'
import { pendingTextMatches } from './search-pending.ts'

const columns = { PaymentDate: 'payments.payment_date', Amount: 'payments.amount' } as const

// A literal, for the partial index.
const waitingPayments = (db: Db) => db.selectFrom('payments').where('payments.status', '=', sqlLiteral('paid'))

/** Counts the payments under verification, since when the first one waits, and their sum in paise. */
export const countPendingPayments = (db: Db) =>
  waitingPayments(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('payments.payment_date').as('oldestAt'),
      sql<number>`coalesce(sum(payments.amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()

/**
 * `GET /case/unverified-payments`: the payments under verification, oldest first, each with its cases
 * and a newly signed address of its proof.
 */
export async function listPendingPayments(db: Db, ctx: Context, input: Input<typeof paymentEndpoints.pending>) {
  const { search } = input
  const waiting = waitingPayments(db)
  const pending = waiting
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .$if(Boolean(search), (from) => from.where(pendingTextMatches(search ?? '')))
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf(input.sort, columns, { column: columns.PaymentDate, direction: 'asc' })
  const rows = await pending
    .select(pendingColumns)
    .orderBy(column, direction)
    .orderBy('payments.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countRows(search ? pending : waiting)
  return pagedList(await presentRows(db, ctx, rows, presentPending), total, input)
}
