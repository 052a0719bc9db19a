import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type AnyField, fieldByName, isNullable } from '#contract/cases/case-field-sets.ts'
import type { CaseStatus, FilterType } from '#contract/cases/case-kinds.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { type CaseSort, caseSorts } from '#contract/cases/case-sorts.ts'
import { type Day, dayStart, nextDay } from '#contract/dates.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import type { DB } from '../../db/schema.generated.ts'

/** A query for cases that the actor may see. */
export type CaseQueryBuilder = SelectQueryBuilder<DB, 'cases', object>

/**
 * Returns the condition for some statuses, as literals: only then can a prepared statement use the
 * partial indexes of the unverified and the rejected cases.
 */
export const hasStatus = (states: readonly CaseStatus[]) =>
  states.length > 0 ? sql<boolean>`cases.status in (${sqlLiterals(states)})` : sql<boolean>`false`

/** One expression of an order. */
export interface Order {
  by: RawBuilder<unknown>
  descending: boolean
  /** True for an expression that may be null; nulls come last in both directions. */
  emptyLast?: boolean
}

type By = Pick<Order, 'by' | 'emptyLast'>

function columnOf(name: AnyField): RawBuilder<string> {
  return sql.ref(`cases.${fieldByName[name].field.column}`)
}

/** The columns of the kinds of date by which lists are filtered; each has an index. */
export const filterColumns = Object.fromEntries(dateKinds.map((kind) => [kind, columnOf(kind)])) as Record<
  FilterType,
  RawBuilder<string>
>

/**
 * Returns the order by a field. Days are wrapped, because with a bare column the planner would scan
 * its index for a list by another date.
 */
function byField(name: AnyField): By[] {
  const { field } = fieldByName[name]
  const by = field.kind === 'day' ? sql`(${columnOf(name)} + 0)` : columnOf(name)
  return [isNullable(field) ? { by, emptyLast: true } : { by }]
}

/** Sort keys that are no fields. */
const ownColumns: Record<Exclude<CaseSort, AnyField>, By[]> = {
  // Length first: VR-1000000 comes after VR-999999.
  CaseNo: [{ by: sql`length(cases.case_no)` }, { by: sql`cases.case_no` }],
  status: [{ by: sql`cases.status` }],
  createdAt: [{ by: sql`cases.created_at` }],
  totalAmount: [{ by: sql`cases.total_amount` }],
  createdBy: [{ by: sql`(select first_name || ' ' || last_name from users where users.id = cases.created_by)` }],
  waitsSince: [{ by: sql`cases.waits_since`, emptyLast: true }],
}

const columns = Object.fromEntries(
  caseSorts.map((sort) => [
    sort,
    sort in ownColumns ? ownColumns[sort as keyof typeof ownColumns] : byField(sort as AnyField),
  ]),
) as Record<CaseSort, By[]>

/** The dates along whose index a list is read: its cost then does not depend on the length of the list. */
export type ListDate = FilterType | 'createdAt' | 'waitsSince'

/** The columns of these dates. */
const dateColumns: Record<ListDate, RawBuilder<string>> = {
  ...filterColumns,
  createdAt: sql`cases.created_at`,
  waitsSince: sql`cases.waits_since`,
}

type Listed = Pick<CaseQuery, 'sort' | 'range' | 'olderThanDays' | 'statuses'>

const hasDays = ({ range }: Listed) => range?.fromDate !== undefined

/** Returns the date by which a list is found: that of its filter, the time of waiting, or the creation. */
export function listDate(query: Listed): ListDate {
  if (query.range && hasDays(query)) return query.range.filterType
  if (query.olderThanDays !== undefined) return 'waitsSince'
  return query.range ? 'applicationDate' : 'createdAt'
}

/**
 * Returns the sort of a query. Without a requested one a list is sorted by application date, or by
 * creation, newest first; a list of what waits for some days, the longest first.
 */
function sortOf(query: Listed): { key: CaseSort; descending: boolean } {
  const { sort, range } = query
  if (sort) return { key: sort.replace(/^-/, '') as CaseSort, descending: sort.startsWith('-') }
  if (listDate(query) === 'waitsSince') return { key: 'waitsSince', descending: false }
  return { key: range ? 'applicationDate' : 'createdAt', descending: true }
}

// Appends a tie-breaker, so that cases of one day keep their order from page to page.
const withTieBreaker = (by: By[], descending: boolean): Order[] =>
  [...by, { by: sql`cases.id` }].map((column) => ({ ...column, descending }))

/** An order along the index of a date. */
export interface DateOrder {
  date: ListDate
  order: Order[]
}

/**
 * Returns the requested order where it runs along an index that finds the list, else null. Every case
 * but a paid one is in the index of waiting.
 */
export function indexOrder(query: Listed): DateOrder | null {
  const { key, descending } = sortOf(query)
  const date = listDate(query)
  if (key === date) return dateOrder(date, descending)
  const isWaiting = query.statuses !== undefined && !query.statuses.includes('paid')
  return key === 'waitsSince' && isWaiting && !hasDays(query) ? dateOrder('waitsSince', descending) : null
}

/** Returns the order by the date by which a list is found: newest first, or the longest wait first. */
export function ownOrder(query: Listed): DateOrder {
  const date = listDate(query)
  return dateOrder(date, date !== 'waitsSince')
}

const dateOrder = (date: ListDate, descending: boolean): DateOrder => ({
  date,
  order: withTieBreaker([{ by: dateColumns[date] }], descending),
})

/** Returns the requested order, which sorts all matches. */
export function sortedOrder(query: Listed): Order[] {
  const { key, descending } = sortOf(query)
  return withTieBreaker(columns[key], descending)
}

/** Returns the condition that a list in the order of a date begins at an IST day or later in the order. */
export function fromDay(date: ListDate, day: Day, descending: boolean): RawBuilder<boolean> {
  const column = dateColumns[date]
  if (date !== 'waitsSince' && date !== 'createdAt')
    return descending ? sql`${column} <= ${day}::date` : sql`${column} >= ${day}::date`
  return descending
    ? sql`${column} < ${dayStart(nextDay(day)).toISOString()}`
    : sql`${column} >= ${dayStart(day).toISOString()}`
}

/** Reverses an order. */
export const reverseOrder = (order: Order): Order => ({
  ...order,
  descending: !order.descending,
  ...(order.emptyLast && { emptyLast: false }),
})

/** Applies an order to a query. */
// biome-ignore lint/suspicious/noExplicitAny: sorts queries of any shape that name their table `cases`
export function applyOrder<Q extends SelectQueryBuilder<any, any, any>>(query: Q, order: Order[]): Q {
  return order.reduce<Q>(
    (sorted, { by, descending, emptyLast }) =>
      sorted.orderBy(by, (direction) => {
        const set = descending ? direction.desc() : direction.asc()
        if (emptyLast === undefined) return set
        return emptyLast ? set.nullsLast() : set.nullsFirst()
      }) as Q,
    query,
  )
}
