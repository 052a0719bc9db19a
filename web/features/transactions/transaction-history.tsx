import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { describePayment } from '#contract/transactions/particulars.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import { PdfButton } from '#web/domain/pdf-button.tsx'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { DatedEmpty, filterOfAnyDate } from '#web/table/dated-empty.tsx'
import { type DateFilter, FilterForm } from '#web/table/filter-form.tsx'
import { RowAction } from '#web/table/row-action.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'
import { useTransactions } from './transaction-list.ts'

/**
 * A client's payments between two days: filter, table, details, and the report as PDF, CSV and Excel (spec/2 screens 13
 * and 18). The client and the superadmin see the same. `emptyAction` leads to the first payment.
 */
export function TransactionHistory({ clientId, emptyAction }: { clientId: string; emptyAction: ReactNode }) {
  const { table, isPending, filter, setFilter, loadAll, makeReport } = useTransactions(clientId)
  const [openTransaction, setOpenTransaction] = useState<Transaction | null>(null)
  const actions = useCallback(
    (row: Transaction) => (
      <RowAction
        variant="ghost"
        icon={List}
        className="max-md:flex-1"
        name={messages.general.viewDetailsOf(describePayment(row, 1))}
        onClick={() => setOpenTransaction(row)}
      >
        {messages.general.viewDetails}
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <DataTable
        label={messages.transactions.title}
        columns={transactionColumns}
        rowId={(row) => row.id}
        {...table}
        actions={actions}
        empty={<EmptyTransactions clientId={clientId} onFilter={setFilter} action={emptyAction} />}
        toolbar={<PdfButton className="@max-2xl:flex-1 @max-lg:basis-[52%]" makeReport={makeReport} />}
        exports={{
          title: messages.transactions.title,
          filterSummary: messages.filter.period(showDay(filter.fromDate), showDay(filter.toDate)),
          load: loadAll,
        }}
      />
      {openTransaction && (
        <TransactionDialog transaction={openTransaction} onOpenChange={() => setOpenTransaction(null)} />
      )}
    </>
  )
}

interface EmptyTransactionsProps {
  clientId: string
  onFilter: (filter: DateFilter) => void
  /** The button that leads to the first payment. */
  action: ReactNode
}

/** The empty state of a client's payments. */
function EmptyTransactions({ clientId, onFilter, action }: EmptyTransactionsProps) {
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
