import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { showBillMonth } from '#contract/bills/bill-rules.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { BillPicker } from '#web/features/bills/bill-picker.tsx'
import { BillView, billQuery, NoBill } from '#web/features/bills/bill-view.tsx'
import { BillPayCard } from '#web/features/payments/bill-pay-card.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const billsOf = (id: string) => apiQuery(billEndpoints.ofClient, { params: { id } })
const profile = () => apiQuery(identityEndpoints.myProfile, {})

/** Asks for the bills, and the one that the address names, while the page is on its way. */
export const loader = ({ search }: { search: Readonly<Record<string, string>> }) => {
  const id = session.get().user?.id
  if (!id) return
  void queryClient.prefetchQuery(billsOf(id))
  void queryClient.prefetchQuery(profile())
  if (search.bill) void queryClient.prefetchQuery(billQuery(search.bill))
}

/** A client's monthly bills: pick one, see its cases and payments, and pay it (spec/2 screen 19). */
export function Page() {
  return (
    <>
      <PageHeader
        title="Bills"
        description="What you paid by credit is billed at the end of each month and due on the 15th of the next."
      />
      <Bills />
    </>
  )
}

function Bills() {
  const { data, error, refetch } = useQuery(billsOf(useUser()?.id ?? ''))
  const client = useQuery(profile()).data?.data.client
  const { bill: named } = useSearch({ strict: false }) as { bill?: string }
  const bills = data?.data
  const chosen = named ? bills?.find(({ billId }) => billId === named) : bills?.[0]
  useInfoToast(bills?.length === 0, messages.bills.none)
  useInfoToast(Boolean(bills && bills.length > 0 && !chosen), messages.bills.notFound)
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={messages.general.fetchFailed} detail={errorText(error)} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (!data || !bills) return <Waiting />
  if (bills.length === 0) return <NoBills />
  return (
    <>
      <BillPicker bills={bills} chosen={chosen?.billId ?? ''} told={data.message} />
      {chosen ? (
        <BillView
          key={chosen.billId}
          row={chosen}
          client={client}
          pay={(bill) => (
            <BillPayCard
              key={bill.billId}
              billId={bill.billId}
              month={showBillMonth(chosen)}
              total={bill.totalAmount}
            />
          )}
        />
      ) : (
        <NoBill />
      )}
    </>
  )
}

function NoBills() {
  return (
    <Card flush>
      <EmptyState
        title={messages.bills.none}
        detail="A bill comes at the end of a month in which you paid for a case by credit."
        action={
          <Link to={paths.client.cases} className={buttonStyle()}>
            Your Cases
          </Link>
        }
      />
    </Card>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">{messages.session.loading}</span>
      <div className="mb-5 flex gap-3 overflow-hidden">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-24 w-52 shrink-0 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  )
}
