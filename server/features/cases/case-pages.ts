import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Listing } from '#contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { pagedList, pageWindow, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { type CountFilter, countCases, countColumn, findDayAtOffset } from './case-counts.ts'
import { type CaseQueryBuilder, type DateOrder, fromDay, type Order } from './case-orders.ts'
import { casePageQuery } from './case-page-query.ts'
import { presentRow } from './present.ts'

type Reader = Parameters<typeof presentRow>[0]

/** Who reads a list, the cases of it, and the part of the stored counts that gives their number. */
interface ListSource {
  actor: Reader
  cases: CaseQueryBuilder
  listing: Listing
  counted: CountFilter | undefined
}

/**
 * Returns a page of a list in the order of a date. Where the days of this date are counted, the rows
 * before the page are not scanned.
 */
export async function pageByDate(
  db: Db,
  { actor, cases, listing, counted }: ListSource,
  { date, order }: DateOrder,
  known: number | null = null,
): Promise<Paged<CaseRow[]>> {
  const { offset } = slice(listing)
  const indexed = date === 'waitsSince' ? cases.where('cases.waits_since', 'is not', null) : cases
  if (counted && offset === 0) return firstPage(db, { actor, cases: indexed, listing, counted }, order)
  const isSkippable = counted && counted.kind === (date === 'waitsSince' ? 'waitsOn' : date)
  if (!isSkippable) {
    const all = known ?? (counted ? await countCases(db, counted) : null)
    return pageOf(db, { actor, cases: indexed, listing }, order, { total: all, hasCustomPlan: !counted })
  }
  const total = known ?? (await countCases(db, counted))
  if (offset >= total) return pagedList([], total, listing)
  const { limit, skipped, backwards } = pageWindow(slice(listing), total)
  const descending = (order[0]?.descending ?? true) !== backwards
  const dayAtOffset = skipped > 0 ? await findDayAtOffset(db, counted, { offset: skipped, descending }) : null
  const from = dayAtOffset ? indexed.where(fromDay(date, dayAtOffset.day, descending)) : indexed
  const window = { limit, skipped: skipped - (dayAtOffset?.before ?? 0), backwards }
  const rows = await casePageQuery(db, from, order, window, needsCustomPlan(counted)).execute()
  return pagedList(
    rows.map((row) => presentRow(actor, row)),
    total,
    listing,
  )
}

/** A range of another date, or an RTO, may be a small part of the cases or nearly all. */
const needsCustomPlan = ({ kind, rto }: CountFilter): boolean => kind !== 'applicationDate' || rto !== undefined

/** Returns the first page of the office's cases in the order of a date, and their number, in one statement. */
async function firstPage(
  db: Db,
  { actor, cases, listing, counted }: ListSource & { counted: CountFilter },
  order: Order[],
): Promise<Paged<CaseRow[]>> {
  const { limit } = slice(listing)
  // Literals: with a parameter as limit, PostgreSQL finds the generic plan too expensive and plans each
  // time.
  const window = { limit: sqlNumber(limit), skipped: sqlNumber(0), backwards: false }
  const rows = await casePageQuery(db, cases, order, window, needsCustomPlan(counted))
    .select(countColumn(counted).as('total'))
    .execute()
  return pagedList(
    rows.map((row) => presentRow(actor, row)),
    rows[0]?.total ?? 0,
    listing,
  )
}

/** Returns a page of matches in an order. The first page gives the total unless it is full. */
export async function pageOf(
  db: Db,
  { actor, cases: matches, listing }: Omit<ListSource, 'counted'>,
  order: Order[],
  { total: known, hasCustomPlan }: { total: number | null; hasCustomPlan: boolean },
): Promise<Paged<CaseRow[]>> {
  const { limit, offset } = slice(listing)
  const knownTotal = known ?? (offset > 0 ? await countOf(matches) : null)
  if (knownTotal !== null && offset >= knownTotal) return pagedList([], knownTotal, listing)
  const window =
    knownTotal === null ? { limit, skipped: offset, backwards: false } : pageWindow({ limit, offset }, knownTotal)
  const rows = await casePageQuery(db, matches, order, window, hasCustomPlan).execute()
  const total = knownTotal ?? (rows.length < limit ? rows.length : await countOf(matches))
  return pagedList(
    rows.map((row) => presentRow(actor, row)),
    total,
    listing,
  )
}

/** Counts the cases, exactly. */
export async function countOf(matches: CaseQueryBuilder): Promise<number> {
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .modifyFront(forceCustomPlan)
    .executeTakeFirstOrThrow()
  return total
}
