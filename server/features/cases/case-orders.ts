import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type AnyField, fieldByName, isNullable } from '#contract/cases/case-field-sets.ts'
import type { CaseStatus, FilterType } from '#contract/cases/case-kinds.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import { type CaseSort, caseSorts } from '#contract/cases/case-sorts.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import type { DB } from '../../db/schema.generated.ts'

/** A query for cases that the actor may see. */
export type CaseQueryBuilder = SelectQueryBuilder<DB, 'cases', object>

/**
 * Returns the condition for some statuses, as literals: only then can a prepared statement use the
 * partial indexes of the unverified and the rejected cases.
 */
export const hasStatus = (states: readonly CaseStatus[]) => sql<boolean>`cases.status in (${sqlLiterals(states)})`

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
}

const columns = Object.fromEntries(
  caseSorts.map((sort) => [
    sort,
    sort in ownColumns ? ownColumns[sort as keyof typeof ownColumns] : byField(sort as AnyField),
  ]),
) as Record<CaseSort, By[]>

type Filter = Pick<CaseFilter, 'filterType'> | undefined

const fieldOf = (sort: string) => sort.replace(/^-/, '') as keyof typeof columns
const isDescending = (sort: string | undefined) => sort === undefined || sort.startsWith('-')

// Appends a tie-breaker, so that cases of one day keep their order from page to page.
const withTieBreaker = (by: By[], descending: boolean): Order[] =>
  [...by, { by: sql`cases.id` }].map((column) => ({ ...column, descending }))

/**
 * Returns the order along the index that finds the list (the date of its filter, or the creation),
 * whose cost does not depend on the length of the list. Null where another order is requested. Without
 * a requested order a list is sorted by application date, or by creation, newest first.
 */
export function indexOrder(sort: string | undefined, filter: Filter): Order[] | null {
  const ownSort = filter?.filterType ?? 'createdAt'
  const requestedSort = sort === undefined ? (filter ? 'applicationDate' : ownSort) : fieldOf(sort)
  return requestedSort === ownSort ? dateOrder(filter, isDescending(sort)) : null
}

/** Returns the order by the date of the list's filter, or by creation. */
export const dateOrder = (filter: Filter, descending: boolean): Order[] =>
  withTieBreaker([{ by: filter ? filterColumns[filter.filterType] : sql`cases.created_at` }], descending)

/** Returns the requested order, which sorts all matches. */
export const sortedOrder = (sort: string | undefined, filter: Filter): Order[] =>
  withTieBreaker(
    columns[sort === undefined ? (filter ? 'applicationDate' : 'createdAt') : fieldOf(sort)],
    isDescending(sort),
  )

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
