import { sql } from 'kysely'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { caseGroupEndpoints, FirmGroup } from '#contract/cases/case-groups.ts'
import { presetFacts } from '#contract/cases/case-presets.ts'
import { narrowedStatuses } from '#contract/cases/case-query.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import type { Input, Role } from '#contract/endpoint.ts'
import type { Context } from '#server/context/context.ts'
import type { Db } from '../../../db/connect.ts'
import { forbidden, notFound } from '../../../http/errors.ts'
import { rupeesOrNull } from '../case-mapping.ts'
import { casesOfQuery } from './case-query.ts'
import { searchCases } from './case-text-filter.ts'

/** More firms than an office has; the smallest ones are left out beyond. */
const MOST_FIRMS = 2_000

/**
 * `POST /case/groups`: the cases of a list by firm, exact. 403 for a list of another role, 404 for a person or a creator who
 * is not there.
 */
export async function groupCases(
  db: Db,
  ctx: Context,
  { list, personId, search, statuses, ...query }: Input<typeof caseGroupEndpoints.byFirm>,
): Promise<FirmGroup[]> {
  const { role } = ctx.actor
  const mayList: readonly Role[] = caseEndpoints[list].roles
  if (!mayList.includes(role)) throw forbidden()
  const { of: kind, statuses: own } = presetFacts(list)
  if (kind && !personId) throw notFound()
  const narrowed = narrowedStatuses(own, statuses)
  const person = kind && personId ? { kind, id: personId } : undefined
  const cases = await casesOfQuery(db, ctx, { ...query, ...(narrowed && { statuses: narrowed }), person })
  const found = search ? (await searchCases(db, cases, narrowed ?? caseStatuses, search)).rows : cases
  const rows = await found
    .select((eb) => [
      'cases.firm_name as firmName',
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(cases.total_amount), 0)::bigint`.as('sum'),
    ])
    .groupBy('cases.firm_name')
    .orderBy('count', 'desc')
    .orderBy('cases.firm_name')
    .limit(MOST_FIRMS)
    .execute()
  return rows.map(({ firmName, count, sum }) => ({
    firmName,
    count,
    sum: role === 'superadmin' ? rupeesOrNull(sum) : null,
  }))
}
