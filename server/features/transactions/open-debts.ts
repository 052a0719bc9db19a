import { type RawBuilder, sql } from 'kysely'
import { addDays, type Day, dayStart } from '#contract/dates.ts'
import type { Ageing } from '#contract/transactions/transaction.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'

/** What a client owes, by the days since it was charged, in paise. */
export interface OpenDebt extends Record<keyof Ageing, number> {
  clientId: string
}

/**
 * Returns the query of the debts at an instant by age: each case counts from its assignment and each penalty from
 * its own day, until a verified payment settles it or its bill, the case is taken back, or the penalty
 * is waived; each adjustment from its own day, less what settled bills carried of it. One client, or all that owe something.
 * Calculated from the entries that are open now and those settled after the instant, so its cost does not depend on the length
 * of the history.
 *
 * The statement and the list of dues both read these rows; for each client the parts add up to the
 * balance of its statement.
 */
export function openDebts({
  end,
  asOf,
  clientId,
}: {
  end: string
  asOf: Day
  clientId?: string
}): RawBuilder<OpenDebt> {
  const since = (days: number) => dayStart(addDays(asOf, -days)).toISOString()
  const isOfClient = clientId === undefined ? sql`true` : sql`client_id = ${clientId}`
  const isOfPayer = clientId === undefined ? sql`true` : sql`payments.client_id = ${clientId}`
  return sql<OpenDebt>`
    with ${forceCustomPlan} unsettled as (
      select id from bills where ${isOfClient} and (status <> 'success'
        or total = 0 and raised_at >= ${end}) -- by its adjustments, when it was raised
      union
      select bill_id from payments where ${isOfClient} and decided_at >= ${end} and status = 'success'
        and mode <> 'CREDIT' and bill_id is not null
    ), owing as (
      select id from payments where ${isOfClient} and decided_at >= ${end} and status = 'success'
        and mode <> 'CREDIT' and bill_id is null
      union all
      select payments.id from payments join unsettled on unsettled.id = payments.billed_in where ${isOfPayer}
      union all
      select id from payments where ${isOfClient} and mode = 'CREDIT' and billed_in is null
    ), open_assignments as (
      select assignment_id as id from payment_assignments join owing on owing.id = payment_id
      union all
      select case_assignments.id from cases join case_assignments on case_id = cases.id
      where cases.status = 'assigned' and ${isOfClient}
      union all
      select id from case_assignments where ${isOfClient} and unassigned_at >= ${end}
    ), owed as (
      select client_id, assigned_at as at, amount from case_assignments join open_assignments using (id)
      where assigned_at < ${end}
      union all
      select client_id, penalised_at, penalty from bills join unsettled using (id)
      where penalised_at < ${end} and (waived_at is null or waived_at >= ${end})
      union all
      select client_id, made_at, amount - coalesce((select sum(amount) from bill_adjustments
        where adjustment_id = adjustments.id and bill_id not in (select id from unsettled)), 0)
      from adjustments where ${isOfClient} and made_at < ${end}
    )
    select client_id as "clientId",
      coalesce(sum(amount) filter (where at >= ${since(30)}), 0)::bigint as "days0to30",
      coalesce(sum(amount) filter (where at >= ${since(60)} and at < ${since(30)}), 0)::bigint as "days31to60",
      coalesce(sum(amount) filter (where at >= ${since(90)} and at < ${since(60)}), 0)::bigint as "days61to90",
      coalesce(sum(amount) filter (where at < ${since(90)}), 0)::bigint as "daysOver90"
    from owed group by client_id`
}
