import { type SqlBool, sql } from 'kysely'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { fileAddress } from '../files/file-address.ts'
import { readProofs } from '../readings/proof-readings.ts'
import type { DuplicateRow, PaidCaseRow, PaymentDetailRows, PendingRow } from './present.ts'

/**
 * Returns the condition that a payment covers a case with a number or plate, or covered it before the case was taken back;
 * the patterns, in capitals, are for LIKE.
 */
export const paysForCase = (patterns: readonly string[]) => sql<SqlBool>`exists (
  select from payment_assignments join case_assignments on case_assignments.id = payment_assignments.assignment_id
  where payment_assignments.payment_id = payments.id
    and (case_assignments.case_no || E'\n' || case_assignments.vehicle_no) like any(array[${sql.join([...new Set(patterns)])}]))`

/**
 * Returns the condition that a payment pays a bill with a text in its name, `Bill of Oct 2026` or `Bill of October 2026`:
 * the few months are named, not each bill.
 */
export const paysBill = (pattern: string) => sql<SqlBool>`payments.bill_id in (
  select bills.id from (select distinct year, month from bills offset 0) as months join bills using (year, month)
  where folded(concat_ws(E'\n', ${t.statement('billOf', { month: '' })} || to_char(make_date(year, month, 1), 'Mon YYYY'),
    ${t.statement('billOf', { month: '' })} || to_char(make_date(year, month, 1), 'FMMonth YYYY'))) like folded(${pattern}))`

/** The total cash of the payment's client on its IST day, failed payments excluded, in paise. */
const cashOfDay = sql<number>`case when payments.mode = 'CASH' then (
  select coalesce(sum(cash.amount), 0)::bigint from payments as cash
  where cash.client_id = payments.client_id and cash.mode = 'CASH' and cash.status <> 'failed'
    and cash.payment_date >= date_trunc('day', payments.payment_date, 'Asia/Kolkata')
    and cash.payment_date < date_trunc('day', payments.payment_date, 'Asia/Kolkata') + interval '1 day')
  else 0 end`

/** The columns of a payment with its payer, firm and bill, whose tables the query joins. */
export const paymentColumns = [
  'payments.id',
  'payments.amount',
  'payments.mode',
  'payments.payment_date',
  'payments.proof_id',
  'payments.utr',
  'payments.bill_id',
  'bills.month as bill_month',
  'bills.year as bill_year',
  cashOfDay.as('cash_of_day'),
  'users.id as user_id',
  'users.first_name',
  'users.last_name',
  'users.phone_no',
  'clients.firm_name',
] as const

/** Presents payments, each with its cases, its duplicates and a newly signed address of its proof. */
export async function presentRows<Row extends PendingRow, Presented>(
  db: Db,
  ctx: Context,
  rows: Row[],
  present: (row: Row, details: PaymentDetailRows, addressOf: (uploadId: string) => string) => Presented,
): Promise<Presented[]> {
  const ids = rows.map((row) => row.id)
  const [cases, duplicates] = [await casesOfPayments(db, ids), await duplicatesOf(db, ids)]
  const proofs = await readProofs(
    db,
    ctx,
    rows.flatMap(({ proof_id }) => proof_id ?? []),
  )
  const addressOf = (uploadId: string) => fileAddress(ctx.keys, uploadId, ctx.now)
  return rows.map((row) =>
    present(
      row,
      {
        cases: cases.get(row.id) ?? [],
        duplicates: duplicates.get(row.id) ?? [],
        reading: (row.proof_id && proofs.get(row.proof_id)) || null,
      },
      addressOf,
    ),
  )
}

/** Returns the cases of payments, for a bill those that it charges, in one query. */
export async function casesOfPayments(db: Db, paymentIds: string[]): Promise<Map<string, PaidCaseRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<PaidCaseRow>`
    with ${forceCustomPlan} paying as (
      select id as payment_id, id as by_id from payments where id = any(${paymentIds}::uuid[]) and bill_id is null
      union all
      select payments.id, credit.id from payments join payments as credit on credit.billed_in = payments.bill_id
      where payments.id = any(${paymentIds}::uuid[]))
    select paying.payment_id, payment_assignments.assignment_id,
      coalesce(case_id, unassigned_case_id) as case_id, case_id is null as is_taken_back, case_no, vehicle_no
    from paying
    join payment_assignments on payment_assignments.payment_id = paying.by_id
    join case_assignments on case_assignments.id = payment_assignments.assignment_id
    order by payment_assignments.assignment_id`.execute(db)
  return Map.groupBy(rows, (row) => row.payment_id)
}

/**
 * Returns, for each payment, the other payments, not failed, with the same UTR or the same image as
 * proof. They cause a warning for the superadmin and no refusal, because a UTR may be mistyped.
 */
async function duplicatesOf(db: Db, paymentIds: string[]): Promise<Map<string, DuplicateRow[]>> {
  if (paymentIds.length === 0) return new Map()
  const { rows } = await sql<DuplicateRow>`
    with same as (
      select payments.id as payment_id, other.id, true as same_utr, false as same_proof
      from payments join payments as other on other.utr = payments.utr
      where payments.id = any(${paymentIds}::uuid[])
      union all
      select payments.id, other.id, false, true
      from payments
      join uploads on uploads.id = payments.proof_id
      join uploads as copy on copy.sha256 = uploads.sha256
      join payments as other on other.proof_id = copy.id
      where payments.id = any(${paymentIds}::uuid[])
    )
    select same.payment_id, other.id, users.first_name || ' ' || users.last_name as by_name, other.amount,
      other.payment_date, case other.status when 'success' then other.decided_at end as verified_at,
      array(
        select case_no
        from payment_assignments join case_assignments on case_assignments.id = payment_assignments.assignment_id
        where payment_assignments.payment_id = other.id
        order by case_no
      ) as case_nos,
      bool_or(same_utr) as same_utr, bool_or(same_proof) as same_proof
    from same join payments as other on other.id = same.id join users on users.id = other.paid_by
    where other.id <> same.payment_id and other.status <> 'failed'
    group by same.payment_id, other.id, users.id
    order by other.payment_date, other.id`.execute(db)
  return Map.groupBy(rows, (row) => row.payment_id)
}
