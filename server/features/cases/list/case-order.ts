import { type RawBuilder, sql } from 'kysely'
import { type AnyField, fieldByName, isNullable } from '#contract/cases/case-field-sets.ts'
import { type CaseSort, caseColumns, caseSorts } from '#contract/cases/case-list-fields.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { daysOf } from './case-query.ts'

/** One expression of an order. */
export interface Order {
  by: RawBuilder<unknown>
  descending: boolean
  /** True for an expression that may be null; nulls come last in both directions. */
  isNullable?: boolean
}

type By = Pick<Order, 'by' | 'isNullable'>
type Listed = Pick<CaseQuery, 'sort' | 'after' | 'range' | 'olderThanDays' | 'statuses'>

function byField(name: AnyField): By {
  return { by: sql.ref(`cases.${caseColumns[name]}`), isNullable: isNullable(fieldByName[name].field) }
}

/** Sort keys that are not fields. `maker` is the user who created the case. */
const ownColumns: Record<Exclude<CaseSort, AnyField>, By[]> = {
  // As a number: VR-1000000 comes after VR-999999.
  CaseNo: [{ by: sql`substr(cases.case_no, 4)::bigint` }],
  status: [{ by: sql`cases.status` }],
  createdAt: [{ by: sql`cases.created_at` }],
  totalAmount: [{ by: sql`cases.total_amount` }],
  createdBy: [{ by: sql`maker.first_name || ' ' || maker.last_name` }, { by: sql`cases.created_by` }],
  waitsSince: [{ by: sql`cases.waits_since`, isNullable: true }],
}

const columns = Object.fromEntries(
  caseSorts.map((sort) => [
    sort,
    sort in ownColumns ? ownColumns[sort as keyof typeof ownColumns] : [byField(sort as AnyField)],
  ]),
) as Record<CaseSort, By[]>

/**
 * Returns the sort of a query. Without a requested one a list is sorted by application date, or by
 * creation, newest first; a list of what waits for some days, the longest first.
 */
function sortOf({ sort, range, olderThanDays }: Listed, hasDays: boolean): { key: CaseSort; descending: boolean } {
  if (sort) return { key: sort.replace(/^-/, '') as CaseSort, descending: sort.startsWith('-') }
  if (olderThanDays !== undefined && !hasDays) return { key: 'waitsSince', descending: false }
  return { key: range ? 'applicationDate' : 'createdAt', descending: true }
}

/** The order of a list, and whether it is that of the date that finds its cases, whose index gives any page soon. */
export interface ListOrder {
  columns: Order[]
  isByDate: boolean
}

/** Returns the order of a query, with a tie-breaker, so that cases of one day keep their order from page to page. */
export function listOrder(query: Listed): ListOrder {
  const { sort, after, statuses, olderThanDays, range } = query
  const days = daysOf(range)
  const { key, descending } = sortOf(query, days !== undefined)
  const isByDate = days ? key === days.filterType : !sort || key === 'applicationDate'
  if (after !== undefined) return { columns: [{ by: sql`cases.id`, descending: false }], isByDate }
  const isUnpaid = olderThanDays !== undefined || (statuses !== undefined && !statuses.includes('paid'))
  const byKey = key === 'waitsSince' && isUnpaid ? ownColumns.waitsSince.map(({ by }) => ({ by })) : columns[key]
  return { columns: [...byKey, { by: sql`cases.id` }].map((column) => ({ ...column, descending })), isByDate }
}
