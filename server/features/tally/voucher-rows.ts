import { type RawBuilder, sql } from 'kysely'
import { type Day, dayStart, nextDay } from '#contract/dates.ts'
import type { OfficeLedger } from '#contract/tally/tally-values.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlLiteral } from '../../db/fast/sql-literals.ts'
import { likeAnywhere } from '../../http/listing.ts'

export type EventKind = 'sale' | 'bill' | 'receipt' | 'penalty' | 'waiver' | 'adjustment'

/** An event that makes a voucher. Amounts are paise, debits positive: together with the client's they come to 0. */
export interface VoucherRow extends Record<OfficeLedger, number> {
  kind: EventKind
  /** Of the payment, the bill or the adjustment. */
  id: string
  day: Day
  at: string
  client_id: string
  client: number
  number: string | null
  /** The state on its invoice or credit note. */
  place: string | null
  /** The first cases, `VR-000001 MH12AB1234`, and how many there are. */
  cases: string[] | null
  case_count: number
  bill_no: string | null
  bill_month: number | null
  bill_year: number | null
  mode: string | null
  utr: string | null
  reason: string | null
}

export interface VoucherDays {
  fromDate: Day
  toDate: Day
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`

/** What an event of the union lacks. */
const noText = sql`null::text`

/** The charges of the cases of some payments, split: service part, and what was paid for the client at cost. */
const chargesOf = (payments: RawBuilder<unknown>) => sql`
  cross join lateral (
    select sum(coalesce(other_charges, 0) + coalesce(admin_charges, 0))::bigint as service,
      sum(receipt_amount + puc_charges + insurance_charges)::bigint as at_cost,
      (array_agg(case_no || ' ' || vehicle_no order by case_no))[1:4] as cases, count(*) as case_count
    from (
      select case_assignments.case_no, case_assignments.vehicle_no, receipt_amount, puc_charges, insurance_charges,
        other_charges, admin_charges
      from payment_assignments join case_assignments on case_assignments.id = assignment_id
      join cases on cases.id = case_id where payment_id in (${payments})
    ) as charged
  ) as of_cases`

/** The ledgers of a sale: the tax of its invoice, if it has one, is a part of the service part. */
const soldLedgers = sql`
  -(service - coalesce(cgst + sgst + igst, 0)) as sales, -at_cost as reimbursements,
  -coalesce(cgst, 0) as cgst, -coalesce(sgst, 0) as sgst, -coalesce(igst, 0) as igst,
  0::bigint as cash, 0::bigint as bank, 0::bigint as adjustments`

/** The ledgers of a fact that is no sale and carries no tax. */
const ledgers = ({
  cash = sql`0`,
  bank = sql`0`,
  adjustments = sql`0`,
}: Partial<Record<OfficeLedger, RawBuilder<unknown>>>) =>
  sql`0::bigint as sales, 0::bigint as reimbursements, 0::bigint as cgst, 0::bigint as sgst, 0::bigint as igst,
    (${cash})::bigint as cash, (${bank})::bigint as bank, (${adjustments})::bigint as adjustments`

const billFacts = sql`bill_no, month as bill_month, year as bill_year`
const noBill = sql`${noText} as bill_no, null::smallint as bill_month, null::smallint as bill_year`
const noCases = sql`null::text[] as cases, 0::bigint as case_count`

/** An event of a kind; its id is that of the payment, the bill or the adjustment. */
export type VoucherEvent = Pick<VoucherRow, 'kind' | 'id'>

/** The events between two days, both included, that make a voucher: a table and its condition. */
function eventsOf({ fromDate, toDate }: VoucherDays) {
  const happened = (column: string) =>
    sql`${sql.ref(column)} >= ${dayStart(fromDate).toISOString()} and ${sql.ref(column)} < ${dayStart(nextDay(toDate)).toISOString()}`
  const verified = sql`payments.status = 'success' and mode <> 'CREDIT' and decided_by is not null and amount > 0
    and ${happened('decided_at')}`
  return {
    sale: sql`${verified} and payments.bill_id is null`,
    bill: sql`bill_date between ${fromDate} and ${toDate} and bills.charges > 0`,
    receipt: verified,
    penalty: sql`penalty > 0 and ${happened('penalised_at')}`,
    waiver: sql`penalty > 0 and ${happened('waived_at')}`,
    adjustment: happened('adjustments.made_at'),
  } satisfies Record<EventKind, RawBuilder<unknown>>
}

const billEnd = sql`(bill_date + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 millisecond'`

/** Where each kind of event is: its table, its instant, and the amount that the client owes more. */
const places: Record<EventKind, { table: string; at: RawBuilder<unknown>; client: RawBuilder<unknown> }> = {
  sale: { table: 'payments', at: sql`decided_at`, client: sql`amount` },
  bill: { table: 'bills', at: billEnd, client: sql`charges` },
  receipt: { table: 'payments', at: sql`decided_at`, client: sql`-amount` },
  penalty: { table: 'bills', at: sql`penalised_at`, client: sql`penalty` },
  waiver: { table: 'bills', at: sql`waived_at`, client: sql`-penalty` },
  adjustment: { table: 'adjustments', at: sql`adjustments.made_at`, client: sql`adjustments.amount` },
}

/** Returns a query for each kind of event, with the columns that order the vouchers, and those of a search alone. */
export function voucherEvents(days: VoucherDays, search: string | undefined): RawBuilder<unknown>[] {
  const events = eventsOf(days)
  const isFound = search ? showing(likeAnywhere(search)) : null
  return (Object.keys(places) as EventKind[]).map((kind) => {
    const { table, at, client } = places[kind]
    const found = isFound
      ? sql`and (client_id in (select id from clients where folded(firm_name) like folded(${isFound.pattern})) or ${isFound[kind]})`
      : sql``
    return sql`select ${sqlLiteral(kind)} as kind, ${sql.ref(`${table}.id`)}, ${at} as at, ${client} as client
      from ${sql.table(table)} where ${events[kind]} ${found}`
  })
}

/** The payments of cases whose number and plate show a text, as a CTE `named` of the query of the events. */
export const paymentsOfCases = (search: string) => sql`named as materialized (
  select distinct payment_id from payment_assignments join case_assignments on case_assignments.id = assignment_id
  where case_no || ' ' || vehicle_no like folded(${likeAnywhere(search)}))`

/** Returns, for each kind of event, the condition that its number, narration or bank reference shows a text. */
function showing(pattern: string) {
  const numbered = (column: string, of: string) =>
    sql`${sql.ref(of)} in (select ${sql.ref(column)} from invoices where folded(invoice_no) like folded(${pattern}))`
  const isNamed = sql`payments.id in (select payment_id from named)`
  const ofBill = sql`folded(bill_no) like folded(${pattern})`
  return {
    pattern,
    sale: sql`${isNamed} or ${numbered('payment_id', 'payments.id')}`,
    bill: sql`${ofBill} or ${numbered('bill_id', 'bills.id')}
      or bills.id in (select billed_in from payments where ${isNamed})`,
    receipt: sql`${isNamed} or utr like folded(${pattern}) or bill_id in (select id from bills where ${ofBill})
      or payments.id in (select payment_id from receipts where folded(receipt_no) like folded(${pattern}))`,
    penalty: ofBill,
    waiver: sql`${ofBill} or folded(waiver_reason) like folded(${pattern})`,
    adjustment: sql`folded(reason) like folded(${pattern}) or ${numbered('adjustment_id', 'adjustments.id')}
      or assignment_id in (select id from case_assignments where case_no || ' ' || vehicle_no like folded(${pattern}))`,
  }
}

/**
 * Returns the query of the events between two days as rows of vouchers, or of some of them: a bill counts on its own date,
 * everything else on the day in Asia/Kolkata when it happened. Events without an amount make none.
 */
export function voucherRows(days: VoucherDays, some?: readonly VoucherEvent[]): RawBuilder<VoucherRow> {
  const events = eventsOf(days)
  const where = (kind: EventKind) => {
    if (!some) return sql`where ${events[kind]}`
    const ids = some.filter((event) => event.kind === kind).map(({ id }) => id)
    return sql`where ${sql.ref(`${places[kind].table}.id`)} = any(${ids}::uuid[])`
  }
  return sql<VoucherRow>`
    select ${forceCustomPlan} 'sale' as kind, payments.id, ${dayOf('decided_at')} as day, decided_at as at,
      payments.client_id, amount as client,
      ${soldLedgers}, invoice_no as number, client_state as place, cases, case_count, ${noBill},
      mode, ${noText} as utr, ${noText} as reason
    from payments left join invoices on invoices.payment_id = payments.id ${chargesOf(sql`payments.id`)}
    ${where('sale')}
    union all
    select 'bill', bills.id, bill_date, ${billEnd},
      bills.client_id, bills.charges,
      ${soldLedgers}, coalesce(invoice_no, bill_no), client_state, cases, case_count, ${billFacts},
      null, null, null
    from bills left join invoices on invoices.bill_id = bills.id
      ${chargesOf(sql`select id from payments where billed_in = bills.id`)}
    ${where('bill')}
    union all
    select 'receipt', payments.id, ${dayOf('decided_at')}, decided_at, payments.client_id, -amount,
      ${ledgers({ cash: sql`case mode when 'CASH' then amount else 0 end`, bank: sql`case mode when 'UPI' then amount else 0 end` })},
      receipt_no, null, cases, case_count, ${billFacts}, mode, utr, null
    from payments left join receipts on receipts.payment_id = payments.id left join bills on bills.id = payments.bill_id
      ${chargesOf(sql`payments.id`)}
    ${where('receipt')}
    union all
    select 'penalty', id, ${dayOf('penalised_at')}, penalised_at, client_id, penalty, ${ledgers({ adjustments: sql`-penalty` })},
      null, null, ${noCases}, ${billFacts}, null, null, null
    from bills ${where('penalty')}
    union all
    select 'waiver', id, ${dayOf('waived_at')}, waived_at, client_id, -penalty, ${ledgers({ adjustments: sql`penalty` })},
      null, null, ${noCases}, ${billFacts}, null, null, waiver_reason
    from bills ${where('waiver')}
    union all
    select 'adjustment', adjustments.id, ${dayOf('adjustments.made_at')}, adjustments.made_at, adjustments.client_id,
      adjustments.amount, 0, 0, -tax.cgst, -tax.sgst, -tax.igst, 0, 0, tax.cgst + tax.sgst + tax.igst - adjustments.amount,
      invoice_no, client_state, array[case_no || ' ' || vehicle_no], (case_no is not null)::int, ${noBill}, null, null, reason
    from adjustments left join invoices on invoices.adjustment_id = adjustments.id
      left join case_assignments on case_assignments.id = assignment_id
      -- A credit note takes its tax back.
      cross join lateral (select case kind when 'credit note' then -1 else 1 end as sign) as signed
      cross join lateral (
        select sign * coalesce(cgst, 0) as cgst, sign * coalesce(sgst, 0) as sgst, sign * coalesce(igst, 0) as igst
      ) as tax
    ${where('adjustment')}`
}
