import { sql } from 'kysely'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { SORTABLE_PAYMENTS } from '#contract/long-lists.ts'
import type { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { countRows, pagedList, pageWindow, slice, sortOf } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { pendingColumns, presentRows } from './payment-rows.ts'
import { presentDecided } from './present.ts'
import { anyTextMatches, indexedTextMatches, requireMatches } from './search-decided.ts'

const columns = {
  decidedAt: 'payments.decided_at',
  PaymentDate: 'payments.payment_date',
  Amount: 'payments.amount',
} as const

/**
 * `POST /payment/decided`: the payments that were verified or rejected between two days, newest decision
 * first. CREDIT payments have no decider and are left out. More than 20,000 are sorted by the decision
 * only (`meta.unsorted`), and searched in what has an index; 400 for a search that this cannot answer.
 */
export async function listDecidedPayments(db: Db, ctx: Context, input: Input<typeof paymentEndpoints.decided>) {
  const { search } = input
  const decided = db
    .selectFrom('payments')
    .where('payments.decided_by', 'is not', null)
    .where('payments.decided_at', '>=', dayStart(input.fromDate).toISOString())
    .where('payments.decided_at', '<', dayStart(nextDay(input.toDate)).toISOString())
  const among = await countRows(decided.modifyFront(forceCustomPlan))
  const isLong = among > SORTABLE_PAYMENTS
  const condition = search && (isLong ? await indexedTextMatches(db, search) : anyTextMatches(search))
  const payments = (condition ? decided.where(condition) : decided).modifyFront(forceCustomPlan)
  const total = condition ? await countRows(payments) : among
  if (isLong && condition) requireMatches(total)

  const { limit, skipped, backwards } = pageWindow(slice(input), total)
  const newestFirst = { column: columns.decidedAt, direction: 'desc' } as const
  const unsorted = isLong && !/^-?decidedAt$/.test(input.sort ?? 'decidedAt')
  const { column, direction } = unsorted ? newestFirst : sortOf(input.sort, columns, newestFirst)
  const directionOf = (order: 'asc' | 'desc') => (backwards === (order === 'desc') ? 'asc' : 'desc')
  const page = payments
    .select('payments.id')
    .orderBy(column, directionOf(direction))
    .orderBy('payments.id', directionOf('desc'))
    .limit(limit)
    .offset(skipped)
  const rows = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.paid_by')
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .innerJoin('users as deciders', 'deciders.id', 'payments.decided_by')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .where('payments.id', 'in', page)
    .select(pendingColumns)
    .select([
      sql<'failed' | 'success'>`payments.status`.as('status'),
      sql<string>`payments.decided_at`.as('decided_at'),
      'deciders.first_name as decider_first_name',
      'deciders.last_name as decider_last_name',
      'payments.reason',
    ])
    .modifyFront(forceCustomPlan)
    .orderBy(column, direction)
    .orderBy('payments.id', 'desc')
    .execute()
  const { data, meta } = pagedList(await presentRows(db, ctx, rows, presentDecided), total, input)
  return new Paged(data, { ...meta, ...(unsorted && { unsorted }) })
}
