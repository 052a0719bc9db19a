import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { DatedEmpty, filterOfAnyDate } from '#web/table/dated-empty.tsx'
import type { DateFilter } from '#web/table/filter-form.tsx'

interface EmptyTransactionsProps {
  clientId: string
  onFilter: (filter: DateFilter) => void
  /** The button that leads to the first payment. */
  action: ReactNode
}

/** The empty state of a client's payments. */
export function EmptyTransactions({ clientId, onFilter, action }: EmptyTransactionsProps) {
  const { fromDate, toDate } = filterOfAnyDate()
  const body = { fromDate, toDate, page: 0, pageSize: 1 }
  const { data, isError } = useQuery(apiQuery(transactionEndpoints.history, { params: { id: clientId }, body }))
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={messages.transactions.noneYet}
      action={action}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}
