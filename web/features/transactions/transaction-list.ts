import { messages } from '#contract/messages.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { toast } from '#web/lib/toast.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { filterFromSearch, useFilterSearch } from '#web/table/filter-search.ts'
import { type ListQuery, listCall, listQuery, prefetchList, serverList, useServerList } from '#web/table/server-list.ts'
import type { FilterSearch, TableSearch } from '#web/table/table-search.ts'
import { hiddenColumns, transactionColumns } from './transaction-columns.tsx'

interface TransactionFilter {
  id: string
  days: DateFilter
}

const argsOf = (query: ListQuery<'Amount'>, { id, days: { fromDate, toDate } }: TransactionFilter) => ({
  params: { id },
  body: { fromDate, toDate, ...query },
})

const transactions = serverList({
  table: { name: 'transactions', hide: hiddenColumns },
  // Ids of sortable columns are the server's sort fields.
  fields: transactionColumns.filter((column) => column.sort !== false).map((column) => column.id as 'Amount'),
  call: (query, filter: TransactionFilter) =>
    listCall(transactionEndpoints.history, argsOf(query, filter), (data) => data.transactions),
  failed: messages.general.fetchFailed,
})

/** Prefetches a client's transactions while the page's code loads. */
export const prefetchTransactions = (id: string, search: TableSearch & FilterSearch) =>
  prefetchList(transactions, search, { id, days: filterFromSearch(search) })

/** A client's transactions by the search parameters: two days, page, sort, search and hidden columns. */
export function useTransactions(id: string) {
  const [filter, setFilter] = useFilterSearch()
  const { table, state, isEmpty, isPending, loadAll } = useServerList(transactions, { id, days: filter })
  useInfoToast(isEmpty, messages.table.empty)

  /** The matching transactions as a report; null if there are too many for one. */
  const makeReport = async (office: ReportOffice) => {
    const query = listQuery(state, transactions.fields)
    const { data, meta } = await requestWithMeta(transactionEndpoints.history, argsOf(query, { id, days: filter }))
    if (meta && meta.total > data.transactions.length) {
      toast({ kind: 'warning', title: messages.transactions.tooLong })
      return null
    }
    const { transactionReport } = await import('#reports/transaction-report.ts')
    const { fromDate, toDate } = filter
    return {
      report: transactionReport({
        client: data.clientDetails,
        transactions: data.transactions,
        fromDate,
        toDate,
        now: new Date(),
        office,
      }),
      fileName: messages.transactions.fileName(data.clientDetails.client.firmName, fromDate, toDate),
    }
  }
  return { table, isPending, filter, setFilter, loadAll, makeReport }
}
