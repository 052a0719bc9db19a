import { sql } from 'kysely'
import type { CashBook, CashCharge, CashEntry, cashEndpoints as calls } from '#contract/cash/cash.ts'
import type { Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { fileAddress } from '../files/file-address.ts'
import { getHolder, visibleHolders } from './scope.ts'
import { spentOnCases } from './spent-on-cases.ts'

/** Maximum closed days that a book shows. */
const DAYS_SHOWN = 31

const balances = (db: Db, actor: Context['actor']) =>
  visibleHolders(db, actor)
    .leftJoin('cash_books', 'cash_books.employee_id', 'users.id')
    .leftJoinLateral(
      sql<{ advance: number; spent: number; returned: number }>`(
        select coalesce(sum(amount) filter (where kind = 'advance'), 0)::bigint as advance,
          coalesce(-sum(amount) filter (where kind = 'spent'), 0)::bigint as spent,
          coalesce(-sum(amount) filter (where kind = 'returned'), 0)::bigint as returned
        from cash_entries where employee_id = users.id
      )`.as('sums'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id as employeeId',
      sql<string>`concat_ws(' ', first_name, last_name)`.as('name'),
      sql<number>`coalesce(balance, 0)`.as('balance'),
      'sums.advance',
      'sums.spent',
      'sums.returned',
      'cash_books.closed_until as closedUntil',
      sql<number>`(select count(*) from cash_days where employee_id = users.id and confirmed_at is null)`.as(
        'unconfirmed',
      ),
    ])

type Balance = Awaited<ReturnType<ReturnType<typeof balances>['executeTakeFirstOrThrow']>>

const presentBalance = ({ advance, spent, returned, balance, ...row }: Balance) => ({
  ...row,
  balance: toRupees(balance),
  advance: toRupees(advance ?? 0),
  spent: toRupees(spent ?? 0),
  returned: toRupees(returned ?? 0),
})

/** `GET /cash/books`: the active employees, and those with entries. */
export async function listBooks(db: Db, { actor }: Context) {
  const rows = await balances(db, actor)
    .where((eb) => eb.or([eb('users.is_active', '=', true), eb('cash_books.employee_id', 'is not', null)]))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('users.id')
    .execute()
  return rows.map(presentBalance)
}

/** `GET /cash/book/{employeeId}`. 404 for a book that the actor may not see. */
export async function getBook(db: Db, { actor }: Context, { employeeId }: { employeeId: string }): Promise<CashBook> {
  const id = await getHolder(db, actor, employeeId)
  const balance = await balances(db, actor).where('users.id', '=', id).executeTakeFirstOrThrow()
  const days = await db
    .selectFrom('cash_days')
    .innerJoin('users', 'users.id', 'cash_days.closed_by')
    .select(['cash_days.id', 'day', 'balance', 'closed_at as closedAt', 'confirmed_at as confirmedAt'])
    .select(['users.first_name as firstName', 'users.last_name as lastName'])
    .where('employee_id', '=', id)
    .orderBy('day', 'desc')
    .limit(DAYS_SHOWN)
    .execute()
  return {
    ...presentBalance(balance),
    days: days.map(({ firstName, lastName, ...day }) => ({
      ...day,
      balance: toRupees(day.balance),
      closedBy: { firstName, lastName },
    })),
  }
}

/** The entries of the books that the actor may see. */
export const visibleEntries = (db: Db, actor: Context['actor']) =>
  db
    .selectFrom('cash_entries')
    .innerJoin('users as maker', 'maker.id', 'cash_entries.made_by')
    .leftJoin('cases', 'cases.id', 'cash_entries.case_id')
    .leftJoin('cash_entries as reversal', 'reversal.reverses', 'cash_entries.id')
    .where('cash_entries.employee_id', 'in', visibleHolders(db, actor).select('users.id'))
    .select([
      'cash_entries.id',
      'cash_entries.employee_id',
      'cash_entries.kind',
      'cash_entries.amount',
      'cash_entries.day',
      'cash_entries.expense',
      'cash_entries.case_id',
      'cash_entries.note',
      'cash_entries.photo_id',
      'cash_entries.reverses',
      'cash_entries.made_at',
      'reversal.id as reversed_by',
      'cases.case_no',
      'cases.vehicle_no',
      'maker.first_name',
      'maker.last_name',
    ])

type EntryRow = Awaited<ReturnType<ReturnType<typeof visibleEntries>['executeTakeFirstOrThrow']>>

/** What the actor may enter and take back: as employee what was spent, of the own book. */
export const mayEnter = ({ role }: Context['actor'], kind: EntryRow['kind']): boolean =>
  role === 'superadmin' || kind === 'spent'

export const presentEntry = ({ actor, keys, now }: Context, row: EntryRow): CashEntry => ({
  id: row.id,
  kind: row.kind,
  amount: toRupees(row.amount),
  day: row.day,
  expense: row.expense,
  caseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  note: row.note,
  photoUrl: row.photo_id && fileAddress(keys, row.photo_id, now),
  at: row.made_at,
  by: { firstName: row.first_name, lastName: row.last_name },
  isReversal: row.reverses !== null,
  isTakenBack: row.reversed_by !== null,
  isReversible: row.reverses === null && row.reversed_by === null && mayEnter(actor, row.kind),
})

/** `GET /cash/entries/{employeeId}`: searched by case, plate and note. */
export async function listEntries(db: Db, ctx: Context, input: Input<typeof calls.entries>) {
  const { employeeId, kind } = input
  const id = await getHolder(db, ctx.actor, employeeId)
  const found = visibleEntries(db, ctx.actor)
    .where('cash_entries.employee_id', '=', id)
    .$if(kind !== undefined, (rows) => rows.where('cash_entries.kind', '=', kind as NonNullable<typeof kind>))
    .$call(whereContains(input.search, sql`concat_ws(' ', cases.case_no, cases.vehicle_no, cash_entries.note)`))
  const page = await readPage(found, input, { first: '-cash_entries.seq', key: 'cash_entries.id' })
  return page.map((row) => presentEntry(ctx, row))
}

/** `GET /cash/charges`: searched by case, plate and firm. */
export async function listCharges(db: Db, _ctx: Context, input: Input<typeof calls.charges>) {
  const found = db
    .selectFrom('cases')
    .innerJoin(spentOnCases.as('spent'), 'spent.case_id', 'cases.id')
    .$if(input.isDifferent === true, (rows) =>
      rows.where(
        sql<boolean>`(spent.receipt not in (0, receipt_amount) or spent.puc not in (0, puc_charges)
          or spent.insurance not in (0, insurance_charges) or spent.other > coalesce(other_charges, 0))`,
      ),
    )
    .$call(whereContains(input.search, sql`concat_ws(' ', cases.case_no, cases.vehicle_no, cases.firm_name)`))
    .select(['cases.id', 'cases.case_no', 'cases.vehicle_no', 'cases.firm_name', 'receipt_amount', 'puc_charges'])
    .select(['insurance_charges', 'other_charges', 'spent.receipt', 'spent.puc', 'spent.insurance', 'spent.other'])
  const page = await readPage(found, input, { first: '-spent.last_seq', key: 'cases.id' })
  return page.map((row): CashCharge => {
    const charges = [
      [row.receipt_amount, row.receipt],
      [row.puc_charges, row.puc],
      [row.insurance_charges, row.insurance],
    ] as const
    const beyond = charges.reduce((sum, [charged, spent]) => sum + (spent === 0 ? 0 : spent - charged), row.other)
    const both = ([charged, spent]: readonly [number, number]) => ({
      charged: toRupees(charged),
      spent: toRupees(spent),
    })
    return {
      caseId: row.id,
      CaseNo: row.case_no,
      vehicleNo: row.vehicle_no,
      firmName: row.firm_name,
      receipt: both(charges[0]),
      puc: both(charges[1]),
      insurance: both(charges[2]),
      other: both([row.other_charges ?? 0, row.other]),
      beyond: toRupees(beyond),
    }
  })
}
