import { type Selectable, type SqlBool, sql } from 'kysely'
import { billRules } from '#contract/bills/bill-rules.ts'
import { dayStart, nextDay } from '#contract/dates.ts'
import { duesEndpoints as calls, type Dues } from '#contract/dues/dues.ts'
import type { Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import type { Bills, Clients } from '../../db/schema.generated.ts'
import { isBehind } from '../../http/cursor.ts'
import { countRows, nextKey, pagedList, slice, sortOf, whereContains } from '../../http/listing.ts'
import { query, type Route } from '../../http/route.ts'
import { languageOfClient, reminderTexts } from '../bills/reminder-texts.ts'
import { type OpenDebt, openDebts } from '../transactions/open-debts.ts'

const columns = {
  firmName: 'clients.firm_name',
  owed: 'owed',
  utilizedCredit: 'clients.utilized_credit',
  creditLimit: 'clients.credit_limit',
  lastPaidAt: 'last_paid_at',
} as const

/**
 * `GET /client/dues`: every client with its debt of today, by firm name. One statement for all of them:
 * the debts come from the same rows as the statements' ages.
 */
async function listDues(db: Db, ctx: Context, input: Input<typeof calls.list>) {
  const { today } = ctx
  const { search } = input
  const clients = db
    .selectFrom('clients')
    .$call(whereContains(search, sql`concat_ws(' ', firm_name, first_name, last_name, mobile_no)`))
  const { limit, offset } = slice(input)
  const { column, direction } = sortOf<string>(input.sort, columns, { column: columns.firmName, direction: 'asc' })
  const end = dayStart(nextDay(today)).toISOString()
  const rows = await clients
    .$if(input.after !== undefined, (all) => all.where(isBehind(input.after ?? '', ['clients.id'])))
    .modifyFront(forceCustomPlan)
    .leftJoin(sql<OpenDebt>`(${openDebts({ end, asOf: today })})`.as('debt'), (join) =>
      join.onRef('debt.clientId', '=', 'clients.id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bills')
          .selectAll('bills')
          .whereRef('bills.client_id', '=', 'clients.id')
          // Nobody can pay 0.
          .where(sql<SqlBool>`(total > 0 or status not in (${sqlLiterals(billRules.pay.from)}))`)
          .orderBy(sql`case status when 'success' then 2 when 'paid' then 1 else 0 end`)
          .orderBy(sql`case status when 'success' then null else due_date end`)
          .orderBy('due_date', 'desc')
          .limit(1)
          .as('bill'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      // One probe of payments_settled_idx for each client.
      (eb) =>
        eb
          .selectFrom('payments')
          .select('payments.decided_at as last_paid_at')
          .whereRef('payments.client_id', '=', 'clients.id')
          .where(sql<SqlBool>`payments.status = 'success' and payments.mode <> 'CREDIT'`)
          .orderBy('payments.decided_at', 'desc')
          .limit(1)
          .as('settled'),
      (join) => join.onTrue(),
    )
    .selectAll('clients')
    .select([
      'debt.days0to30',
      'debt.days31to60',
      'debt.days61to90',
      'debt.daysOver90',
      sql<number>`coalesce("days0to30" + "days31to60" + "days61to90" + "daysOver90", 0)`.as('owed'),
      'bill.id as bill_id',
      'bill.month as bill_month',
      'bill.year as bill_year',
      'bill.status as bill_status',
      'bill.total as bill_total',
      'bill.due_date as bill_due_date',
      'settled.last_paid_at',
      languageOfClient(sql.ref('clients.id')).as('language'),
    ])
    .$if(input.after === undefined, (debts) =>
      debts.orderBy(sql.ref(column), (order) => order[direction]().nullsLast()),
    )
    .orderBy('clients.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { ofDebt } = await reminderTexts(db, ctx)
  const dues = rows.map((row) => ({ ...presentDues(row), reminderText: ofDebt(row, row.owed) }))
  return pagedList(dues, await countRows(clients), input, { next: nextKey(rows, input, ({ id }) => [id]) })
}

/** A client with its debt and the bill that gives its state; amounts in paise. */
interface DuesRow extends Selectable<Clients>, Record<keyof Omit<OpenDebt, 'clientId'>, number | null> {
  owed: number
  bill_id: string | null
  bill_month: number | null
  bill_year: number | null
  bill_status: Bills['status'] | null
  bill_total: number | null
  bill_due_date: string | null
  last_paid_at: string | null
}

/** Presents what a client owes; a client without debts owes nothing. */
const presentDues = (row: DuesRow): Omit<Dues, 'reminderText'> => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  firmName: row.firm_name,
  mobileNo: row.mobile_no,
  isVerified: row.is_verified,
  owed: toRupees(row.owed),
  buckets: {
    '0-30': toRupees(row.days0to30 ?? 0),
    '31-60': toRupees(row.days31to60 ?? 0),
    '61-90': toRupees(row.days61to90 ?? 0),
    over90: toRupees(row.daysOver90 ?? 0),
  },
  billStatus: row.bill_status,
  bill:
    row.bill_id && row.bill_month && row.bill_year && row.bill_total !== null && row.bill_due_date
      ? {
          billId: row.bill_id,
          billMonth: row.bill_month,
          billYear: row.bill_year,
          totalAmount: toRupees(row.bill_total),
          dueDate: row.bill_due_date,
        }
      : null,
  utilizedCredit: toRupees(row.utilized_credit),
  creditLimit: toRupees(row.credit_limit),
  fixedPenaltyAmount: toRupees(row.fixed_penalty),
  lastPaidAt: row.last_paid_at,
})

export const duesRoutes: Route[] = [query(calls.list, listDues)]
