import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { CircleX, List } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { showCount } from '#contract/count.ts'
import { showDay, showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { describePayment } from '#contract/transactions/statement-rows.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { InvoiceAction, PdfButton, ReceiptAction } from '#web/features/office/pdf-button.tsx'
import { PaidCaseTable } from '#web/features/payments/paid-case-table.tsx'
import { requestWithMeta } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast, useInfoToast } from '#web/lib/toast.ts'
import { DataTable } from '#web/table/data-table.tsx'
import {
  DatedEmpty,
  type DateFilter,
  FilterForm,
  filterFromSearch,
  filterOfAnyDate,
  useFilterSearch,
} from '#web/table/filter-form.tsx'
import { RowAction } from '#web/table/row-actions.tsx'
import { type ListQuery, listCall, listQuery, prefetchList, serverList, useServerList } from '#web/table/server-list.ts'
import type { FilterSearch, TableSearch } from '#web/table/table-search.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts, Money } from '#web/ui/values.tsx'
import { transactionColumns } from './transaction-columns.tsx'

interface TransactionFilter {
  id: string
  days: DateFilter
}

const argsOf = (query: ListQuery<'Amount'>, { id, days: { fromDate, toDate } }: TransactionFilter) => ({
  params: { id },
  body: { fromDate, toDate, ...query },
})

const transactions = serverList({
  table: { name: 'transactions', hide: ['utr', 'reason'] },
  // Ids of sortable columns are the server's sort fields.
  fields: transactionColumns.filter((column) => column.sort !== false).map((column) => column.id as 'Amount'),
  call: (query, filter: TransactionFilter) =>
    listCall(transactionEndpoints.history, argsOf(query, filter), (data) => data.transactions),
  failed: () => t.general('fetchFailed'),
})

export const prefetchTransactions = (id: string, search: TableSearch & FilterSearch) =>
  prefetchList(transactions, search, { id, days: filterFromSearch(search) })

/**
 * A client's payments between two days: filter, table, details, and the report as PDF, CSV and Excel. The client and the
 * superadmin see the same. `emptyAction` leads to the first payment.
 */
export function TransactionHistory({ clientId, emptyAction }: { clientId: string; emptyAction: ReactNode }) {
  const [openTransaction, setOpenTransaction] = useState<Transaction | null>(null)
  const [filter, setFilter] = useFilterSearch()
  const { table, state, isEmpty, isPending, loadAll } = useServerList(transactions, { id: clientId, days: filter })
  useInfoToast(isEmpty, t.table('empty'))

  /** The matching transactions as a report; null if there are too many for one. */
  const makeReport = async (office: ReportOffice) => {
    const query = listQuery(state, transactions.fields)
    const { data, meta } = await requestWithMeta(
      transactionEndpoints.history,
      argsOf(query, { id: clientId, days: filter }),
    )
    if (meta && meta.total > data.transactions.length) {
      toast({
        kind: 'warning',
        title: t.transactions('reportTooLong', { most: showCount(data.transactions.length) }),
      })
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
      fileName: t.transactions('fileName', { firmName: data.clientDetails.client.firmName, fromDate, toDate }),
    }
  }
  const actions = useCallback(
    (row: Transaction) => (
      <>
        {/* What has an invoice has a receipt: in this order each kind stands in one column. */}
        <InvoiceAction id={row.id} invoiceNo={row.invoiceNo} of={describePayment(row, 1)} className="max-md:flex-1">
          {t.gst('invoice')}
        </InvoiceAction>
        <ReceiptAction
          paymentId={row.id}
          receiptNo={row.receiptNo}
          of={describePayment(row, 1)}
          className="max-md:flex-1"
        >
          {t.receipts('receipt')}
        </ReceiptAction>
        <RowAction
          variant="ghost"
          icon={List}
          className="max-md:flex-1"
          name={t.general('viewDetailsOf', { name: describePayment(row, 1) })}
          onClick={() => setOpenTransaction(row)}
        >
          {t.general('viewDetails')}
        </RowAction>
      </>
    ),
    [],
  )
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <DataTable
        label={t.transactions('title')}
        columns={transactionColumns}
        {...table}
        actions={actions}
        empty={<EmptyTransactions clientId={clientId} onFilter={setFilter} action={emptyAction} />}
        toolbar={<PdfButton className="@max-2xl:flex-1 @max-lg:basis-[52%]" makeReport={makeReport} />}
        exports={{
          title: t.transactions('title'),
          filterSummary: t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) }),
          load: loadAll,
        }}
      />
      {openTransaction && <TransactionDialog transaction={openTransaction} onClose={() => setOpenTransaction(null)} />}
    </>
  )
}

function EmptyTransactions({
  clientId,
  onFilter,
  action,
}: {
  clientId: string
  onFilter: (filter: DateFilter) => void
  action: ReactNode
}) {
  const { fromDate, toDate } = filterOfAnyDate()
  const body = { fromDate, toDate, page: 0, pageSize: 1 }
  const { data, isError } = useQuery(apiQuery(transactionEndpoints.history, { params: { id: clientId }, body }))
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={t.transactions('noneYet')}
      action={action}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}

interface TransactionDialogProps {
  transaction: Transaction
  onClose: () => void
}

function TransactionDialog({ transaction, onClose }: TransactionDialogProps) {
  const { paymentDate, mode, Amount, status, utr, receiptNo, reason, bill, cases } = transaction
  const isClient = useUser()?.role === 'client'
  const billName = describePayment({ bill, cases: [] })
  return (
    <Dialog size="md" onClose={onClose} title={t.payments('paymentDetails')}>
      <Facts
        columns={2}
        facts={[
          { label: t.fields('date'), value: showInstant(paymentDate) },
          { label: t.fields('status'), value: <StatusBadge kind="payment" status={status} /> },
          { label: t.fields('amount'), value: <Money rupees={Amount} /> },
          { label: t.fields('mode'), value: mode },
          ...(mode === 'UPI' ? [{ label: t.fields('utr'), value: utr }] : []),
          ...(receiptNo ? [{ label: t.receipts('receiptNo'), value: receiptNo }] : []),
          ...(bill
            ? [
                {
                  label: t.fields('purpose'),
                  value: (
                    <Link
                      {...(isClient ? ownBill(bill.billId) : billOfClient(bill.billId))}
                      className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
                    >
                      {billName}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {reason && (
        <p className="mt-5 flex gap-2.5 rounded-md border border-bad-line bg-bad-soft px-3.5 py-3">
          <CircleX className="mt-0.5 size-4 shrink-0 text-bad" />
          <span className="wrap-anywhere min-w-0">
            <span className="font-medium">{t.transactions('rejectedLabel')} </span>
            {reason}
          </span>
        </p>
      )}
      <PaidCaseTable
        caption={bill ? t.bills('casesOfBill') : t.payments('casesOfThisPayment')}
        cases={cases}
        detail={paths[isClient ? 'client' : 'superadmin'].caseDetail.pattern}
      />
    </Dialog>
  )
}

const ownBill = (bill: string) => linkOptions({ to: paths.client.bills, search: { bill } })

/** The superadmin sees transactions and bills on the same client page. */
const billOfClient = (bill: string) =>
  linkOptions({
    from: paths.superadmin.clientDetails,
    to: '.',
    search: ({ id }) => ({ id, tab: 'bills' as const, bill }),
  })
