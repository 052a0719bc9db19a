import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type AnyField, fieldByName, isNullable } from '#contract/cases/case-field-sets.ts'
import type { CaseStatus, FilterType } from '#contract/cases/case-kinds.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import { type CaseSort, caseSorts } from '#contract/cases/case-sorts.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import type { DB } from '../../db/schema.generated.ts'

/** Some of the cases that an actor may see. */
export type CaseQueryBuilder = SelectQueryBuilder<DB, 'cases', object>

/**
 * In some states, as literals: only so can a prepared statement use the partial indexes of the unverified and the rejected
 * cases.
 */
export const hasStatus = (states: readonly CaseStatus[]) => sql<boolean>`cases.status in (${sqlLiterals(states)})`

/** One column of an order. */
export interface Order {
  by: RawBuilder<unknown>
  descending: boolean
  /** True where the column may be empty: what is empty comes last, whatever the direction. */
  emptyLast?: boolean
}

type By = Pick<Order, 'by' | 'emptyLast'>

function columnOf(name: AnyField): RawBuilder<string> {
  return sql.ref(`cases.${fieldByName[name].field.column}`)
}

/** The dates that a list is filtered by, each with an index of its own. */
export const filterColumns = Object.fromEntries(dateKinds.map((kind) => [kind, columnOf(kind)])) as Record<
  FilterType,
  RawBuilder<string>
>

/** The order by a field. Of days not the bare column: a list by another date would be looked for along its index, to its end. */
function byField(name: AnyField): By[] {
  const { field } = fieldByName[name]
  const by = field.kind === 'day' ? sql`(${columnOf(name)} + 0)` : columnOf(name)
  return [isNullable(field) ? { by, emptyLast: true } : { by }]
}

/** What the portal itself keeps of a case. */
const ownColumns: Record<Exclude<CaseSort, AnyField>, By[]> = {
  // VR-1000000 comes after VR-999999.
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

// Cases of one day keep a steady order from page to page.
const completed = (by: By[], descending: boolean): Order[] =>
  [...by, { by: sql`cases.id` }].map((column) => ({ ...column, descending }))

/**
 * The order along the index by which a list is found, which costs alike for lists of any length: the date of its
 * filter, or when its cases were made. Null where another order is asked for. A list that was not asked for any is
 * in the order of its application dates, or of its making, newest first.
 */
export function indexOrder(sort: string | undefined, filter: Filter): Order[] | null {
  const own = filter?.filterType ?? 'createdAt'
  const asked = sort === undefined ? (filter ? 'applicationDate' : own) : fieldOf(sort)
  return asked === own ? dateOrder(filter, isDescending(sort)) : null
}

/** By the date of the list's filter, or by when its cases were made. */
export const dateOrder = (filter: Filter, descending: boolean): Order[] =>
  completed([{ by: filter ? filterColumns[filter.filterType] : sql`cases.created_at` }], descending)

/** The order that was asked for, by sorting whatever was found. */
export const sortedOrder = (sort: string | undefined, filter: Filter): Order[] =>
  completed(
    columns[sort === undefined ? (filter ? 'applicationDate' : 'createdAt') : fieldOf(sort)],
    isDescending(sort),
  )

/** The same order from its other end. */
export const reverseOrder = (one: Order): Order => ({
  ...one,
  descending: !one.descending,
  ...(one.emptyLast && { emptyLast: false }),
})

/** A query in an order. */
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
