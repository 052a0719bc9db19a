import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { BillRow } from '#contract/bills/bill.ts'
import { billState } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { billEndpoints } from '#web/endpoints.generated.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useInfoToast } from '#web/lib/toast.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'
import { type BillSearch, billSearch } from './bill-search.ts'
import { BillView, type BillViewProps, billQuery, NoBill } from './bill-view.tsx'

const billsOf = (id: string) => apiQuery(billEndpoints.ofClient, { params: { id } })

export function prefetchBills(id: string, search: BillSearch): void {
  void queryClient.prefetchQuery(billsOf(id))
  if (search.bill) void queryClient.prefetchQuery(billQuery(search.bill))
}

interface ClientBillsProps extends Pick<BillViewProps, 'client'>, Partial<Pick<BillViewProps, 'pay' | 'actions'>> {
  /** The client's own id or that of its first user. */
  id: string
  empty: { detail: string; action?: ReactNode }
}

/** A client's monthly bills, with the cases and payments of the selected one. */
export function ClientBills({ id, client, pay, actions, empty }: ClientBillsProps) {
  const query = useQuery(billsOf(id))
  const [{ bill: selectedBill }] = usePageSearch(billSearch)
  const bills = query.data?.data
  const chosen = selectedBill ? bills?.find(({ billId }) => billId === selectedBill) : bills?.[0]
  useInfoToast(bills?.length === 0, t.bills('empty'))
  useInfoToast(Boolean(bills && bills.length > 0 && !chosen), t.bills('notFound'))
  return (
    <QueryView
      query={query}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<SkeletonBills />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card flush>
          <EmptyState title={t.table('empty')} {...empty} />
        </Card>
      }
    >
      {({ data, message }) => (
        <>
          <BillPicker bills={data} selectedId={chosen?.billId ?? ''} message={message} />
          {chosen ? (
            <BillView key={chosen.billId} row={chosen} client={client} pay={pay} actions={actions} />
          ) : (
            <NoBill />
          )}
        </>
      )}
    </QueryView>
  )
}

function SkeletonBills() {
  return (
    <Loading>
      <div className="mb-5 flex gap-3 overflow-hidden">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-24 w-52 shrink-0 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded-lg" />
    </Loading>
  )
}

interface BillPickerProps {
  bills: readonly BillRow[]
  selectedId: string
  message: string
}

/** A client's bills by month, newest first; one can be selected. */
function BillPicker({ bills, selectedId, message }: BillPickerProps) {
  const today = officeDay(new Date())
  return (
    <nav aria-label={t.bills('title')} className="mb-5 print:hidden">
      <ul className="-m-1 flex gap-3 overflow-x-auto p-1 pb-2">
        {bills.map((bill) => {
          const isChosen = bill.billId === selectedId
          return (
            <li key={bill.billId} className="w-56 shrink-0">
              <Link
                to="."
                search={(before) => ({ ...before, bill: bill.billId })}
                resetScroll={false}
                aria-current={isChosen ? 'true' : undefined}
                className={clsx(
                  'block h-full rounded-lg border p-3.5 shadow-card transition-colors',
                  isChosen ? 'border-accent bg-accent-soft' : 'bg-surface hover:bg-hover',
                )}
              >
                <span className="block font-semibold">{showBillMonth(bill)}</span>
                <span className="mt-1.5 flex items-center justify-between gap-2">
                  <span className="font-medium">
                    <Money rupees={bill.totalAmount} />
                  </span>
                  <StatusBadge kind="bill" status={billState(bill, today)} />
                </span>
                <span className="tnum mt-0.5 block text-muted text-sm">
                  {t.bills('dueOn', { dueDate: showDay(bill.dueDate) })}
                </span>
                <span className="tnum block text-muted text-sm">{bill.billNo}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-1 text-faint text-sm">
        <span>{message}</span>
        {bills.length > 1 && t.bills('monthCount', { count: bills.length })}
      </p>
    </nav>
  )
}
