import { type RawBuilder, sql } from 'kysely'
import { type Day, dayStart, nextDay } from '#contract/dates.ts'
import type { OfficeLedger } from '#contract/tally/tally-values.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'

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

/**
 * Returns the query of the events between two days, both included, that make a voucher (contract-trade section 9): a bill
 * counts on its own date, everything else on the day in Asia/Kolkata when it happened. Events without an amount make none.
 */
export function voucherRows({ fromDate, toDate }: VoucherDays): RawBuilder<VoucherRow> {
  const start = dayStart(fromDate).toISOString()
  const end = dayStart(nextDay(toDate)).toISOString()
  const happened = (column: string) => sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`
  const verified = sql`payments.status = 'success' and mode <> 'CREDIT' and decided_by is not null and amount > 0
    and ${happened('decided_at')}`
  return sql<VoucherRow>`
    select ${forceCustomPlan} 'sale' as kind, payments.id, ${dayOf('decided_at')} as day, decided_at as at,
      payments.client_id, amount as client,
      ${soldLedgers}, invoice_no as number, cases, case_count, ${noBill},
      mode, ${noText} as utr, ${noText} as reason
    from payments left join invoices on invoices.payment_id = payments.id ${chargesOf(sql`payments.id`)}
    where ${verified} and payments.bill_id is null
    union all
    select 'bill', bills.id, bill_date, (bill_date + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 millisecond',
      bills.client_id, bills.charges,
      ${soldLedgers}, coalesce(invoice_no, bill_no), cases, case_count, ${billFacts},
      null, null, null
    from bills left join invoices on invoices.bill_id = bills.id
      ${chargesOf(sql`select id from payments where billed_in = bills.id`)}
    where bill_date between ${fromDate} and ${toDate} and bills.charges > 0
    union all
    select 'receipt', payments.id, ${dayOf('decided_at')}, decided_at, payments.client_id, -amount,
      ${ledgers({ cash: sql`case mode when 'CASH' then amount else 0 end`, bank: sql`case mode when 'UPI' then amount else 0 end` })},
      receipt_no, cases, case_count, ${billFacts}, mode, utr, null
    from payments left join receipts on receipts.payment_id = payments.id left join bills on bills.id = payments.bill_id
      ${chargesOf(sql`payments.id`)}
    where ${verified}
    union all
    select 'penalty', id, ${dayOf('penalised_at')}, penalised_at, client_id, penalty, ${ledgers({ adjustments: sql`-penalty` })},
      null, ${noCases}, ${billFacts}, null, null, null
    from bills where penalty > 0 and ${happened('penalised_at')}
    union all
    select 'waiver', id, ${dayOf('waived_at')}, waived_at, client_id, -penalty, ${ledgers({ adjustments: sql`penalty` })},
      null, ${noCases}, ${billFacts}, null, null, waiver_reason
    from bills where penalty > 0 and ${happened('waived_at')}
    union all
    select 'adjustment', adjustments.id, ${dayOf('adjustments.made_at')}, adjustments.made_at, adjustments.client_id,
      adjustments.amount, 0, 0, -tax.cgst, -tax.sgst, -tax.igst, 0, 0, tax.cgst + tax.sgst + tax.igst - adjustments.amount,
      invoice_no, array[case_no || ' ' || vehicle_no], (case_no is not null)::int, ${noBill}, null, null, reason
    from adjustments left join invoices on invoices.adjustment_id = adjustments.id
      left join case_assignments on case_assignments.id = assignment_id
      -- A credit note takes its tax back.
      cross join lateral (select case kind when 'credit note' then -1 else 1 end as sign) as signed
      cross join lateral (
        select sign * coalesce(cgst, 0) as cgst, sign * coalesce(sgst, 0) as sgst, sign * coalesce(igst, 0) as igst
      ) as tax
    where ${happened('adjustments.made_at')}`
}
