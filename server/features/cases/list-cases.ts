import { sql } from 'kysely'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import type { Listing } from '#contract/fields.ts'
import { SORTABLE_CASES } from '#contract/long-lists.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { pagedList, pageWindow, slice } from '../../http/listing.ts'
import { Paged } from '../../http/route.ts'
import { type CountFilter, countCases, countColumn, findDayAtOffset } from './case-counts.ts'
import {
  type CaseQueryBuilder,
  dateOrder,
  filterColumns,
  hasStatus,
  indexOrder,
  type Order,
  sortedOrder,
} from './case-orders.ts'
import { casePageQuery } from './case-page-query.ts'
import { casesOfQuery } from './cases-of-query.ts'
import type { Scope } from './find-case.ts'
import { presentRow } from './present.ts'
import { searchLongList, whereTextMatches } from './search-cases.ts'

/** The query of a list, and the facts that decide how it is counted and ordered. */
interface ListedCases {
  cases: CaseQueryBuilder
  listing: Listing
  /** The date filter; a list without one is ordered by creation. */
  filter: CaseQuery['range']
}

/**
 * Returns the statuses of a query for all cases of the office by status and day, whose number the
 * stored counts give; undefined for any other query.
 */
function countedStatuses(actor: Scope, query: CaseQuery): readonly CaseStatus[] | undefined {
  const { statuses, rto, client, employee } = query
  return actor.role === 'superadmin' && !rto && !client && !employee ? statuses : undefined
}

/**
 * Returns cases as list rows, searched, sorted and cut to a page, with the exact total (contract
 * section 2). Names and payments are joined to the rows of the page only.
 *
 * A list of more than 20,000 cases is sorted by its own date only, with `meta.unsorted` where another
 * order was requested; in such a list a search text that is too short, or matches more than 2,000
 * cases, is 400. 404 for an unknown client or employee.
 */
export async function listCases(db: Db, { actor }: { actor: Scope }, query: CaseQuery): Promise<Paged<CaseRow[]>> {
  const cases = await casesOfQuery(db, actor, query)
  const { range: filter, ...listing } = query
  const list = { cases, listing, filter }
  const states = countedStatuses(actor, query)
  const counted = states && {
    states,
    kind: filter?.filterType ?? 'applicationDate',
    ...(filter && { fromDate: filter.fromDate, toDate: filter.toDate }),
  }
  const dateSort = indexOrder(listing.sort, filter)
  if (dateSort && !listing.search) return pageByDate(db, list, dateSort, counted)

  const count = counted ? await countCases(db, counted) : await countOf(cases)
  const sorted = sortedOrder(listing.sort, filter)
  if (count <= SORTABLE_CASES)
    return listing.search
      ? pageOf(db, whereTextMatches(cases, listing.search), sorted, listing, { total: null, hasCustomPlan: true })
      : pageOf(db, cases, sorted, listing, { total: count, hasCustomPlan: true })
  if (listing.search) {
    const ids = await searchLongList(cases, listing.search)
    const matches = db.selectFrom('cases').where('cases.id', '=', sql<string>`any(${ids}::uuid[])`)
    return pageOf(db, matches, sorted, listing, { total: ids.length, hasCustomPlan: false })
  }
  const { data, meta } = await pageByDate(db, list, dateOrder(filter, true), counted, count)
  return new Paged(data, { ...meta, unsorted: true })
}

/**
 * Returns a page of a list in the order of its own date. Where days are counted, the rows before the
 * page are not scanned.
 */
async function pageByDate(
  db: Db,
  { cases, listing, filter }: ListedCases,
  order: Order[],
  counted: CountFilter | undefined,
  known: number | null = null,
): Promise<Paged<CaseRow[]>> {
  const { offset } = slice(listing)
  if (!counted || !filter) {
    const all = known ?? (counted ? await countCases(db, counted) : null)
    return pageOf(db, cases, order, listing, { total: all, hasCustomPlan: !counted })
  }
  if (offset === 0) return firstPage(db, order, { ...counted, ...filter }, listing)
  const total = known ?? (await countCases(db, counted))
  if (offset >= total) return pagedList([], total, listing)
  const { limit, skipped, backwards } = pageWindow(slice(listing), total)
  const descending = (order[0]?.descending ?? true) !== backwards
  const dayAtOffset = skipped > 0 ? await findDayAtOffset(db, counted, { offset: skipped, descending }) : null
  const date = filterColumns[filter.filterType]
  const from = dayAtOffset
    ? cases.where(
        descending
          ? sql<boolean>`${date} <= ${dayAtOffset.day}::date`
          : sql<boolean>`${date} >= ${dayAtOffset.day}::date`,
      )
    : cases
  const window = { limit, skipped: skipped - (dayAtOffset?.before ?? 0), backwards }
  const rows = await casePageQuery(db, from, order, window, filter.filterType !== 'applicationDate').execute()
  return pagedList(rows.map(presentRow), total, listing)
}

/**
 * Returns the first page of the office's cases in the order of their date, and their number, in one
 * statement.
 */
async function firstPage(
  db: Db,
  order: Order[],
  { states, kind, fromDate, toDate }: CountFilter & { fromDate: string; toDate: string },
  listing: Listing,
): Promise<Paged<CaseRow[]>> {
  const { limit } = slice(listing)
  const cases = db
    .selectFrom('cases')
    .where(hasStatus(states))
    .where(sql<boolean>`${filterColumns[kind]} between ${fromDate}::date and ${toDate}::date`)
  // Literals: with a parameter as limit, PostgreSQL finds the generic plan too expensive and plans each
  // time.
  const window = { limit: sqlNumber(limit), skipped: sqlNumber(0), backwards: false }
  const rows = await casePageQuery(db, cases, order, window, kind !== 'applicationDate')
    .select(countColumn({ states, kind, fromDate, toDate }).as('total'))
    .execute()
  return pagedList(rows.map(presentRow), rows[0]?.total ?? 0, listing)
}

/** Returns a page of matches in an order. The first page gives the total unless it is full. */
async function pageOf(
  db: Db,
  matches: CaseQueryBuilder,
  order: Order[],
  listing: Listing,
  { total: known, hasCustomPlan }: { total: number | null; hasCustomPlan: boolean },
): Promise<Paged<CaseRow[]>> {
  const { limit, offset } = slice(listing)
  const knownTotal = known ?? (offset > 0 ? await countOf(matches) : null)
  if (knownTotal !== null && offset >= knownTotal) return pagedList([], knownTotal, listing)
  const window =
    knownTotal === null ? { limit, skipped: offset, backwards: false } : pageWindow({ limit, offset }, knownTotal)
  const rows = await casePageQuery(db, matches, order, window, hasCustomPlan).execute()
  const total = knownTotal ?? (rows.length < limit ? rows.length : await countOf(matches))
  return pagedList(rows.map(presentRow), total, listing)
}

/** Counts the cases, exactly. */
async function countOf(matches: CaseQueryBuilder): Promise<number> {
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .modifyFront(forceCustomPlan)
    .executeTakeFirstOrThrow()
  return total
}
