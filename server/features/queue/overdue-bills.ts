import { sql } from 'kysely'
import { billRules } from '#contract/bills/bill-rules.ts'
import { type Day, dayStart, nextDay } from '#contract/dates.ts'
import type { OverdueBill, QueueFilter } from '#contract/queue/queue.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { readPage } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { presentBillRow } from '../bills/present.ts'
import { visibleBills } from '../bills/scope.ts'
import type { QueueFigures } from './waiting-cases.ts'

/** A bill is overdue from the day after its due date. */
const overdueSince = (dueDate: Day): string => dayStart(nextDay(dueDate)).toISOString()

const overdueBills = (db: Db, { actor, today }: Context) =>
  visibleBills(db, actor)
    .where(sql<boolean>`bills.status in (${sqlLiterals(billRules.pay.from)})`)
    .where('bills.due_date', '<', today)
    .where('bills.total', '>', 0)

/** Counts the bills of an amount that are neither paid nor under verification after their due date. */
export async function countOverdueBills(db: Db, ctx: Context): Promise<QueueFigures> {
  const { oldest, ...figures } = await overdueBills(db, ctx)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('bills.due_date').as('oldest'),
      sql<number>`coalesce(sum(bills.total), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()
  return { ...figures, oldestAt: oldest && overdueSince(oldest) }
}

/** Returns the overdue bills as rows with their clients, the longest overdue first. */
export async function listOverdueBills(db: Db, ctx: Context, page: QueueFilter): Promise<Paged<OverdueBill[]>> {
  const bills = overdueBills(db, ctx)
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .select([
      'bills.id',
      'bills.bill_no',
      'bills.year',
      'bills.month',
      'bills.status',
      'bills.total',
      'bills.bill_date',
      'bills.due_date',
      'clients.id as client_id',
      'clients.first_name',
      'clients.last_name',
      'clients.firm_name',
      'clients.mobile_no',
    ])
  const order = { first: 'bills.due_date', ties: ['bills.id'], key: 'bills.id' }
  const rows = await readPage(bills, page, order, overdueBills(db, ctx))
  return rows.map((row) => ({
    ...presentBillRow(row),
    kind: 'overdueBills',
    client: {
      id: row.client_id,
      firstName: row.first_name,
      lastName: row.last_name,
      firmName: row.firm_name,
      mobileNo: row.mobile_no,
    },
    waitsSince: overdueSince(row.due_date),
    lacking: [],
  }))
}
