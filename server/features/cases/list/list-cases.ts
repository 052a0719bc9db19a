import { sql } from 'kysely'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { type CasePreset, presetFacts } from '#contract/cases/case-presets.ts'
import { presetQuery } from '#contract/cases/case-query.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import type { Context } from '#server/context/context.ts'
import type { Db } from '../../../db/connect.ts'
import { countedUpTo, nextKey, pagedList, readCount, slice } from '../../../http/listing.ts'
import { Paged } from '../../../http/route.ts'
import { presentRow } from '../present.ts'
import { listOrder } from './case-order.ts'
import { casePageQuery } from './case-page.ts'
import { casesOfQuery, type ListContext, type ListedCases } from './case-query.ts'
import { searchCases } from './case-text-filter.ts'

/**
 * Returns cases as list rows, searched, sorted and cut to a page, with the total; a total of more than 10,000 is
 * 10,001. 404 for an unknown client, employee or creator.
 */
export async function listCases(db: Db, ctx: ListContext, query: ListedCases): Promise<Paged<CaseRow[]>> {
  const { search, statuses = caseStatuses } = query
  const { columns, isByDate } = listOrder(query)
  const isPrepared = isByDate && isOfWholeOffice(ctx, query)
  const { limit, offset } = slice(query)
  const cases = await casesOfQuery(db, ctx, query)
  const found = search ? await searchCases(db, cases, statuses, search) : null
  const page = casePageQuery(db, found?.rows ?? cases, columns, { limit, offset, isPrepared, after: query.after })
  const count = found ? sql<number>`${found.total}::bigint` : countedUpTo(cases.select('cases.id'))
  const rows = await page.select(count.as('total')).execute()
  // A page past the end has no row to carry the total.
  const total = rows[0]?.total ?? (offset > 0 || query.after ? await readCount(db, count) : 0)
  return pagedList(
    rows.map((row) => presentRow(ctx.actor, row)),
    total,
    query,
    { next: nextKey(rows, query, ({ id }) => [id]) },
  )
}

/** Returns whether a query asks for all cases of the office but for statuses and one date, which the plan need not know. */
function isOfWholeOffice({ actor }: ListContext, query: ListedCases): boolean {
  const { range, statuses, page, pageSize, sort, ...others } = query
  return actor.role === 'superadmin' && Object.values(others).every((value) => value === undefined)
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
