import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Bill, BillRow } from '#contract/bills/bill.ts'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { billEndpoints } from '#web/endpoints.generated.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BillPicker } from './bill-picker.tsx'
import { type BillSearch, billSearch } from './bill-search.ts'
import { BillView, billQuery, NoBill } from './bill-view.tsx'

const billsOf = (id: string) => apiQuery(billEndpoints.ofClient, { params: { id } })

/** Prefetches a client's bills and the selected bill while the page's code loads. */
export function prefetchBills(id: string, search: BillSearch): void {
  void queryClient.prefetchQuery(billsOf(id))
  if (search.bill) void queryClient.prefetchQuery(billQuery(search.bill))
}

interface ClientBillsProps {
  /** The client's own id or that of its first user. */
  id: string
  /** The billed client; undefined while loading. */
  client: Client | null | undefined
  /** Renders the payment form of a payable bill; omitted for users who cannot pay. */
  pay?: (bill: Bill, row: BillRow) => ReactNode
  /** Renders further actions on a bill; omitted for users without any. */
  actions?: (bill: Bill, row: BillRow) => ReactNode
  /** The empty state, where the client has no bill yet. */
  empty: { detail: string; action?: ReactNode }
}

/** A client's monthly bills, with the cases and payments of the selected one (spec/2 screen 19). */
export function ClientBills({ id, client, pay, actions, empty }: ClientBillsProps) {
  const query = useQuery(billsOf(id))
  const [{ bill: selectedBill }] = usePageSearch(billSearch)
  const bills = query.data?.data
  const chosen = selectedBill ? bills?.find(({ billId }) => billId === selectedBill) : bills?.[0]
  useInfoToast(bills?.length === 0, messages.bills.empty)
  useInfoToast(Boolean(bills && bills.length > 0 && !chosen), messages.bills.notFound)
  return (
    <QueryView
      query={query}
      errorTitle={messages.general.fetchFailed}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<SkeletonBills />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card flush>
          <EmptyState title={messages.bills.empty} {...empty} />
        </Card>
      }
    >
      {({ data, message }) => (
        <>
          <BillPicker bills={data} selectedId={chosen?.billId ?? ''} message={message} />
          {chosen ? (
            <BillView
              key={chosen.billId}
              row={chosen}
              client={client}
              {...(pay && { pay: (bill: Bill) => pay(bill, chosen) })}
              {...(actions && { actions: (bill: Bill) => actions(bill, chosen) })}
            />
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
