import { MAX_SEARCH } from '#contract/limits.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import type { TableState } from '#web/table/table-state.ts'

const sorts = ['decidedAt', '-decidedAt', 'PaymentDate', '-PaymentDate', 'Amount', '-Amount'] as const
const isSort = (sort: string): sort is (typeof sorts)[number] => (sorts as readonly string[]).includes(sort)

type Days = Pick<DateFilter, 'fromDate' | 'toDate'>

/** The body of the call; without a page it asks for all rows. */
export function decidedBody({ fromDate, toDate }: Days, { q, sort, size }: TableState, page?: number) {
  const search = q.trim().slice(0, MAX_SEARCH)
  return {
    fromDate,
    toDate,
    ...(isSort(sort) && { sort }),
    ...(search && { search }),
    ...(page !== undefined && { page, pageSize: size }),
  }
}

/** The payments that were decided between two days. */
export const decidedQuery = (days: Days, table: TableState, page?: number) =>
  apiQuery(paymentEndpoints.decided, { body: decidedBody(days, table, page) })
