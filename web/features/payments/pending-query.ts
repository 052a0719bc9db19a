import { MAX_SEARCH } from '#contract/limits.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { TableState } from '#web/table/table-state.ts'

const sorts = ['PaymentDate', '-PaymentDate', 'Amount', '-Amount'] as const
const isSort = (sort: string): sort is (typeof sorts)[number] => (sorts as readonly string[]).includes(sort)

/** The query of a page of the payments that wait for a decision. */
export function pendingQuery({ q, page, size, sort }: Pick<TableState, 'q' | 'page' | 'sort'> & { size: number }) {
  const search = q.trim().slice(0, MAX_SEARCH)
  return apiQuery(paymentEndpoints.pending, {
    query: {
      page: String(page),
      pageSize: String(size),
      ...(search ? { search } : {}),
      ...(isSort(sort) ? { sort } : {}),
    },
  })
}
