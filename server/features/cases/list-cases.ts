import type { CaseRow } from '#contract/cases/case-lists.ts'
import { SORTABLE_CASES } from '#contract/long-lists.ts'
import type { Db } from '../../db/connect.ts'
import { Paged } from '../../http/route.ts'
import { type CountFilter, countCases } from './case-counts.ts'
import { type CaseQueryBuilder, type DateOrder, hasStatus, indexOrder, ownOrder, sortedOrder } from './case-orders.ts'
import { countOf, pageByDate, pageOf } from './case-pages.ts'
import {
  casesOfQuery,
  daysOf,
  type ListContext,
  type ListedCases,
  lastDayOfWaiting,
  statusesOf,
} from './cases-of-query.ts'
import { whereTextMatches } from './search-cases.ts'
import { searchLongList } from './search-long-list.ts'

/**
 * Returns the stored counts that give the number of cases of a query; undefined for a query that is
 * not for all cases of the office by status and one date, or by status, RTO and application date.
 */
function countsOf({ actor, today }: ListContext, query: ListedCases, along: DateOrder): CountFilter | undefined {
  const { rto, clientId, createdBy, stage, waitingOn, person, olderThanDays } = query
  if (actor.role !== 'superadmin' || clientId || createdBy || stage || waitingOn || person) return undefined
  const { filterType: kind = 'applicationDate', fromDate, toDate } = daysOf(query.range) ?? {}
  const counts: CountFilter = { states: statusesOf(query), kind, fromDate, toDate, rto }
  const byWaiting = olderThanDays !== undefined || along.date === 'waitsSince'
  if (!byWaiting) return rto && kind !== 'applicationDate' ? undefined : counts
  if (rto || fromDate) return undefined
  const last = olderThanDays === undefined ? undefined : lastDayOfWaiting(today, olderThanDays)
  return { ...counts, kind: 'waitsOn', toDate: last }
}

/**
 * Returns cases as list rows, searched, sorted and cut to a page, with the exact total (contract
 * section 2). Names and payments are joined to the rows of the page only.
 *
 * A list of more than 20,000 cases is sorted by its own date or the time of waiting only, with
 * `meta.unsorted` where another order was requested; in such a list a search text that is too short, or
 * matches too many cases, is 400. 404 for an unknown client, employee or creator.
 */
export async function listCases(db: Db, ctx: ListContext, query: ListedCases): Promise<Paged<CaseRow[]>> {
  const { search } = query
  const cases = await casesOfQuery(db, ctx, query)
  const along = indexOrder(query)
  const own = ownOrder(query)
  const list = { actor: ctx.actor, cases, listing: query, counted: countsOf(ctx, query, along ?? own) }
  if (along && !search) return pageByDate(db, list, along)

  const count = list.counted ? await countCases(db, list.counted) : await countOf(cases)
  if (count > SORTABLE_CASES && search) return pageOfLongSearch(db, ctx, query, cases)
  if (count <= SORTABLE_CASES) {
    const matches = search ? whereTextMatches(cases, statusesOf(query), search) : cases
    return pageOf(db, { ...list, cases: matches }, sortedOrder(query), {
      total: search ? null : count,
      hasCustomPlan: true,
    })
  }
  return unsorted(await pageByDate(db, list, own, count))
}

const unsorted = ({ data, meta }: Paged<CaseRow[]>) => new Paged(data, { ...meta, unsorted: true })

/**
 * Returns a page of what a text finds in a very long list. A status that it names may hold most cases,
 * so they are listed as that status alone is, unless the text finds others, too.
 */
async function pageOfLongSearch(
  db: Db,
  ctx: ListContext,
  { search = '', ...query }: ListedCases,
  cases: CaseQueryBuilder,
): Promise<Paged<CaseRow[]>> {
  const { statuses, others, count } = await searchLongList(db, cases, statusesOf(query), search)
  const list = { actor: ctx.actor, listing: query }
  if (statuses.length === 0)
    return pageOf(db, { ...list, cases: cases.where(others) }, sortedOrder(query), {
      total: count,
      hasCustomPlan: true,
    })
  const ofStatuses = { ...query, statuses }
  if (count === 0) return listCases(db, ctx, ofStatuses)
  const [along, own] = [indexOrder(query), ownOrder(query)]
  const counted = countsOf(ctx, ofStatuses, along ?? own)
  const total = count + (counted ? await countCases(db, counted) : await countOf(cases.where(hasStatus(statuses))))
  const matches = cases.where((eb) => eb.or([hasStatus(statuses), others]))
  const isSorted = total <= SORTABLE_CASES
  const order = along?.order ?? (isSorted ? sortedOrder(query) : own.order)
  const page = await pageOf(db, { ...list, cases: matches }, order, { total, hasCustomPlan: true })
  return along || isSorted ? page : unsorted(page)
}
