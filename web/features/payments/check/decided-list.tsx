import { useQuery } from '@tanstack/react-query'
import { FileImage, List } from 'lucide-react'
import { useCallback, useState } from 'react'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { paths } from '#web/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { DatedEmpty, filterOfAnyDate } from '#web/table/dated-empty.tsx'
import { type DateFilter, FilterForm } from '#web/table/filter-form.tsx'
import { useFilterSearch } from '#web/table/filter-search.ts'
import { RowAction, wideRowLabel } from '#web/table/row-action.tsx'
import { useServerList } from '#web/table/server-list.ts'
import { useSecondTableSearch } from '#web/table/table-state.ts'
import { hasProof, ProofDialog } from '../proof/proof-dialog.tsx'
import { PaidCasesDialog } from './paid-cases-dialog.tsx'
import { decidedPayments } from './payment-lists.ts'
import { decidedColumns } from './pending-columns.tsx'

/** The payments that were verified or rejected between two days: who, when, the reason, the UTR and the proof. */
export function DecidedList() {
  const [filter, setFilter] = useFilterSearch()
  const { isPending, loadAll, table } = useServerList(decidedPayments, filter, { useSearch: useSecondTableSearch })
  const [open, setOpen] = useState<{ payment: DecidedPayment; dialog: 'proof' | 'cases' } | null>(null)
  const actions = useCallback(
    (payment: DecidedPayment) => (
      <>
        <RowAction
          variant="ghost"
          icon={FileImage}
          className="@max-lg:flex-1"
          title={messages.payments.viewProof}
          name={messages.payments.viewProofOf(payment.paymentBy.name)}
          onClick={() => setOpen({ payment, dialog: 'proof' })}
        >
          <span className={wideRowLabel}>{messages.payments.viewProof}</span>
        </RowAction>
        <RowAction
          variant="ghost"
          icon={List}
          className="@max-lg:flex-1"
          title={messages.general.viewDetails}
          name={messages.general.viewDetailsOf(payment.paymentBy.name)}
          onClick={() => setOpen({ payment, dialog: 'cases' })}
        >
          <span className={wideRowLabel}>{messages.general.viewDetails}</span>
        </RowAction>
      </>
    ),
    [],
  )
  const close = () => setOpen(null)
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <DataTable
        label={messages.payments.decidedTab}
        columns={decidedColumns}
        rowId={(row) => row.id}
        {...table}
        actions={actions}
        empty={<EmptyDecided onFilter={setFilter} />}
        exports={{
          title: messages.payments.decidedTitle,
          filterSummary: messages.filter.period(showDay(filter.fromDate), showDay(filter.toDate)),
          load: loadAll,
        }}
      />
      {open?.dialog === 'proof' && hasProof(open.payment) && (
        <ProofDialog payment={open.payment} onOpenChange={close} />
      )}
      {open?.dialog === 'cases' && <PaidCasesDialog payment={open.payment} onOpenChange={close} />}
    </>
  )
}

/** The empty state of the decided payments. */
function EmptyDecided({ onFilter }: { onFilter: (filter: DateFilter) => void }) {
  const { fromDate, toDate } = filterOfAnyDate()
  const { data, isError } = useQuery(decidedPayments.call({ page: 0, pageSize: 1 }, { fromDate, toDate }))
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={messages.payments.decidedEmpty}
      action={<OpenPage page={paths.superadmin.payments} label={messages.payments.toCheckTab} />}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}
