import type { CaseRow } from '#contract/cases/case-lists.ts'
import { type CasePreset, presetFacts } from '#contract/cases/case-presets.ts'
import { presetQuery } from '#contract/cases/case-query.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/connect.ts'
import { countUpTo, pagedList, slice } from '../../../http/listing.ts'
import { Paged } from '../../../http/route.ts'
import { presentRow } from '../present.ts'
import { type CountFilter, countCases, countOf } from './case-counts.ts'
import { caseOrder, isByCreator, isInDateOrder, sortedUpTo } from './case-order.ts'
import { type CasePageRow, casePageQuery } from './case-page.ts'
import { casesOfQuery, daysOf, type ListContext, type ListedCases } from './case-query.ts'
import { searchCases } from './case-text-filter.ts'

/**
 * Returns cases as list rows, searched, sorted and cut to a page, with the total (contract section 2). It is exact where
 * the office's cases are listed by statuses and one date; else a total of more than 10,000 is 10,001. 404 for an unknown
 * client, employee or creator.
 */
export async function listCases(db: Db, ctx: ListContext, query: ListedCases): Promise<Paged<CaseRow[]>> {
  const { search, statuses = caseStatuses } = query
  const cases = await casesOfQuery(db, ctx, query)
  const order = caseOrder(query)
  const { limit, offset } = slice(query)
  const pageOf = (rows: typeof cases, by: 'index' | 'sorting' | 'creators' | 'anyPlan') =>
    casePageQuery(db, rows, order, { limit, offset, by })
  const present = (row: CasePageRow) => presentRow(ctx.actor, row)
  const counts = materializedCounts(ctx, query)
  if (counts && isInDateOrder(query)) {
    const page = await pageOf(cases, 'anyPlan').select(countOf(counts).as('total')).execute()
    // A page past the end has no row to carry the total.
    const total = page[0]?.total ?? (offset > 0 ? await countCases(db, counts) : 0)
    return pagedList(page.map(present), total, query)
  }
  const { rows, total } = search
    ? await searchCases(db, cases, statuses, search)
    : { rows: cases, total: counts ? await countCases(db, counts) : await countUpTo(db, cases.select('cases.id')) }
  const isSorted = total <= (counts ? sortedUpTo(query) : COUNTED_ROWS)
  const page = await pageOf(rows, isSorted ? 'sorting' : isByCreator(query) ? 'creators' : 'index').execute()
  return pagedList(page.map(present), total, query)
}

/**
 * Returns the filter of the materialized counts (`case-counts.ts`) that gives the total of a query; undefined where
 * they cannot: they hold all cases of the office, by status and one date.
 */
function materializedCounts({ actor }: ListContext, query: ListedCases): CountFilter | undefined {
  const { range, statuses, page, pageSize, sort, ...others } = query
  const isNarrowed = Object.values(others).some((value) => value !== undefined)
  if (actor.role !== 'superadmin' || isNarrowed) return undefined
  const { filterType: kind = 'applicationDate', fromDate, toDate } = daysOf(range) ?? {}
  return { states: statuses ?? caseStatuses, kind, fromDate, toDate }
}

type Input = Parameters<typeof presetQuery>[1]

/** Returns the query of a list call of the specification. */
export const presetList =
  (preset: CasePreset) =>
  (db: Db, ctx: Context, input: Input): Promise<Paged<CaseRow[]>> =>
    listCases(db, ctx, presetQuery(preset, input))

/** Returns the query of a list call that names a person, and whose answer names its rows. */
export const namedPresetList = (preset: CasePreset) => async (db: Db, ctx: Context, input: Input & { id: string }) => {
  const { of: kind } = presetFacts(preset)
  const person = kind && { kind, id: input.id }
  const { data, meta } = await listCases(db, ctx, { ...presetQuery(preset, input), person })
  return new Paged({ cases: data }, meta)
}
