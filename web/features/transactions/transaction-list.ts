import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_SEARCH } from '#contract/limits.ts'
import { SORTABLE_PAYMENTS } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { filterFromSearch, useFilterSearch } from '#web/table/filter-search.ts'
import type { FilterSearch, TableSearch } from '#web/table/table-search.ts'
import { startState, stateFromSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { hiddenColumns, transactionColumns } from './transaction-columns.tsx'

const table = { name: 'transactions', hide: hiddenColumns }

const sorts = transactionColumns.filter((column) => column.sort !== false).map((column) => column.id)

/** The arguments of the history call; without `page` they request all rows. */
function argsOf(id: string, { fromDate, toDate }: DateFilter, { q, sort, size }: TableState, page?: number) {
  // An address may contain any text; the server accepts only its sort fields.
  const sortable = sorts.includes(sort.replace(/^-/, ''))
  const search = q.trim().slice(0, MAX_SEARCH)
  const body = {
    fromDate,
    toDate,
    ...(sortable && { sort: sort as 'Amount' }),
    ...(search && { search }),
    ...(page !== undefined && { page, pageSize: size }),
  }
  return { params: { id }, body }
}

const queryOf = (id: string, filter: DateFilter, state: TableState) =>
  apiQuery(transactionEndpoints.history, argsOf(id, filter, state, state.page))

/** Prefetches a client's transactions while the page's code loads. */
export const prefetchTransactions = (id: string, search: TableSearch & FilterSearch) =>
  void queryClient.prefetchQuery(queryOf(id, filterFromSearch(search), stateFromSearch(search, startState(table))))

/** A client's transactions by the search parameters: two days, page, sort, search and hidden columns. */
export function useTransactions(id: string) {
  const [state, setState] = useTableSearch(table)
  const [filter, setFilter] = useFilterSearch()
  const query = useQuery({ ...queryOf(id, filter, state), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = query
  useInfoToast(data?.meta?.total === 0 && !state.q && !isPlaceholderData, messages.table.empty)

  const total = data?.meta?.total ?? 0
  const sortLimit =
    state.q === '' && total > SORTABLE_PAYMENTS
      ? { only: 'paymentDate', reason: messages.table.narrowToSort }
      : undefined
  // Shown in place of the rows.
  const searchError = query.error instanceof ApiError ? query.error.fields.search : undefined
  const failed = searchError ?? messages.general.fetchFailed

  /** Fetches all matching transactions, not only the current page. */
  const loadAll = async () => {
    const all = await requestWithMeta(transactionEndpoints.history, argsOf(id, filter, state))
    const { transactions: rows, clientDetails } = all.data
    return { rows, clientDetails, total: all.meta?.total ?? rows.length }
  }
  /** The matching transactions as a report; null if there are too many for one. */
  const makeReport = async (office: ReportOffice) => {
    const { rows, clientDetails, total } = await loadAll()
    if (total > rows.length) {
      toast({ kind: 'warning', title: messages.transactions.tooLong })
      return null
    }
    const { transactionReport } = await import('#reports/transaction-report.ts')
    const { fromDate, toDate } = filter
    return {
      report: transactionReport({
        client: clientDetails,
        transactions: rows,
        fromDate,
        toDate,
        now: new Date(),
        office,
      }),
      fileName: messages.transactions.fileName(clientDetails.client.firmName, fromDate, toDate),
    }
  }
  return { query, failed, sortLimit, state, setState, filter, setFilter, loadAll, makeReport }
}
