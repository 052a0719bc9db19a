import { type RawBuilder, sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { marginEndpoints as calls, chargedStatuses, type MarginGroup, type MarginRow } from '#contract/margin/margin.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { query, type Route } from '../../http/route.ts'
import { spentOnCases } from '../cash/spent-on-cases.ts'

const keys: Record<MarginGroup, RawBuilder<string>> = {
  service: sql<string>`array_to_string(cases.services, ',')`,
  rto: sql<string>`cases.to_rto`,
  dealer: sql<string>`clients.id::text`,
  month: sql<string>`to_char(cases.application_date, 'YYYY-MM')`,
}

/** What a charge at cost has cost: what was spent of it in cash, else the charge itself. */
const costOf = (expense: 'receipt' | 'puc' | 'insurance', charge: string) =>
  sql<number>`coalesce(nullif(${sql.ref(`spent.${expense}`)}, 0), ${sql.ref(charge)})`

/** `GET /report/margin`: one row for each key, the highest margin first; months in their order. */
async function reportMargin(
  db: Db,
  _ctx: Context,
  { by, fromDate, toDate }: Input<typeof calls.report>,
): Promise<MarginRow[]> {
  const name = by === 'dealer' ? sql<string>`clients.firm_name` : keys[by]
  const rows = await db
    .selectFrom('cases')
    .innerJoin('case_assignments', 'case_assignments.case_id', 'cases.id')
    .innerJoin('clients', 'clients.id', 'case_assignments.client_id')
    .leftJoin(spentOnCases.as('spent'), 'spent.case_id', 'cases.id')
    .select([
      keys[by].as('key'),
      name.as('name'),
      sql<number>`count(*)`.as('cases'),
      sql<number>`sum(case_assignments.amount)::bigint`.as('charges'),
      sql<number>`sum(${costOf('receipt', 'receipt_amount')})::bigint`.as('receipt'),
      sql<number>`sum(${costOf('puc', 'puc_charges')} + ${costOf('insurance', 'insurance_charges')})::bigint`.as(
        'pucAndInsurance',
      ),
      sql<number>`coalesce(sum(spent.other), 0)::bigint`.as('spentOtherwise'),
      sql<number>`coalesce(sum(incentive), 0)::bigint`.as('incentive'),
    ])
    .where('cases.status', 'in', [...chargedStatuses])
    .where('application_date', '>=', fromDate)
    .where('application_date', '<=', toDate)
    .groupBy([keys[by], name])
    .execute()
  const shown = rows.map(({ key, name, cases, ...paise }) => ({
    ...{ key, name, cases },
    charges: toRupees(paise.charges),
    receipt: toRupees(paise.receipt),
    pucAndInsurance: toRupees(paise.pucAndInsurance),
    spentOtherwise: toRupees(paise.spentOtherwise),
    incentive: toRupees(paise.incentive),
    margin: toRupees(paise.charges - paise.receipt - paise.pucAndInsurance - paise.spentOtherwise - paise.incentive),
  }))
  return shown.toSorted((a, b) => (by === 'month' ? 0 : b.margin - a.margin) || (a.key < b.key ? -1 : 1))
}

export const marginRoutes: Route[] = [query(calls.report, reportMargin)]
