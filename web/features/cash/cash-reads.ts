import type { CashKind } from '#contract/cash/cash-values.ts'
import { t } from '#contract/texts.ts'
import { cashEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, type Reads } from '#web/lib/query.ts'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'

export const books = () => apiQuery(cashEndpoints.books, {})

export const bookOf = (employeeId: string) => apiQuery(cashEndpoints.book, { params: { employeeId } })

interface EntryFilter {
  employeeId: string
  kind: CashKind | undefined
}

export const entries = serverList({
  table: { name: 'cash-entries', size: 20 },
  call: (query, { employeeId, kind }: EntryFilter) =>
    listCall(
      cashEndpoints.entries,
      { params: { employeeId }, query: inAddress({ ...query, ...(kind && { kind }) }) },
      (rows) => rows,
    ),
  failed: () => t.cash('fetchFailed'),
})

export const charges = serverList({
  table: { name: 'cash-charges', size: 20 },
  call: (query, isDifferent: boolean) =>
    listCall(
      cashEndpoints.charges,
      { query: inAddress({ ...query, ...(isDifferent && { isDifferent: 'true' as const }) }) },
      (rows) => rows,
    ),
  failed: () => t.cash('fetchFailed'),
})

/** What an entry and a closed day make outdated: the books, and the margin that counts what was spent. */
export const cashReads: readonly Reads[] = [{ below: '/cash/' }, { below: '/report/' }]
