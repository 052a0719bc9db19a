import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { officeProfile, upiId } from '#web/domain/office.ts'
import { AlreadyPaidNotice } from '#web/features/payments/pay/already-paid-notice.tsx'
import { CaseAmounts } from '#web/features/payments/pay/case-amounts.tsx'
import { CasePayCard } from '#web/features/payments/pay/case-pay-card.tsx'
import { paymentOf, totalOf } from '#web/features/payments/pay/payable-cases.ts'
import { paymentCasesQuery, prefetchPaymentCases, profileQuery } from '#web/features/payments/pay/payable-queries.ts'
import { readPaymentNavState } from '#web/features/payments/pay/payment-nav-state.ts'
import { usePayment } from '#web/features/payments/pay/use-payment.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { PageBreadcrumbs } from '#web/shell/page-breadcrumbs.tsx'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonPair } from '#web/ui/page-skeletons.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** Prefetches the UPI id, the credit, and the cases that are to be paid while the page's code loads. */
export const loader = ({ state }: PageLocation) => {
  void queryClient.prefetchQuery(upiId())
  void queryClient.prefetchQuery(officeProfile())
  void queryClient.prefetchQuery(profileQuery())
  const fromState = readPaymentNavState(state)
  if (fromState) prefetchPaymentCases(fromState.paidCaseIds)
}

/** Payment Summary (spec/2 screen 16), for the cases that were selected in "Your Cases". */
export function Page() {
  const fromState = readPaymentNavState(useOwnState())
  // Another selection is another payment: a new key resets the state.
  return <Payment key={fromState?.paidCaseIds.join()} fromState={fromState} />
}

/** The navigation state of this page; it does not change while the next page loads with a state of its own. */
function useOwnState(): HistoryState {
  const pageState = useLocation({ select: ({ pathname, state }) => (isPaymentPage(pathname) ? state : null) })
  const [ownState, setOwnState] = useState<HistoryState>(pageState ?? {})
  if (pageState && pageState !== ownState) setOwnState(pageState)
  return ownState
}

const isPaymentPage = (pathname: string) => pathname.toLowerCase().startsWith(paths.client.payment)

function Payment({ fromState }: { fromState: ReturnType<typeof readPaymentNavState> }) {
  const router = useRouter()
  const payment = usePayment(fromState)
  const query = useQuery({
    ...paymentCasesQuery(payment.draft?.handover.paidCaseIds ?? []),
    enabled: payment.draft !== null,
  })
  if (!payment.draft) return <NothingToPay />
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: paths.client.cases })
  }
  /** Navigates back one step (spec/2 screen 16), and then to the tab in which the payment is. */
  const finish = () => {
    const tab = paymentTab({ status: payment.draft?.mode === 'CREDIT' ? 'success' : 'paid' })
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      stop()
      const isCases = toLocation.pathname.toLowerCase() === paths.client.cases
      void router.navigate({ to: paths.client.cases, search: { tab }, replace: isCases })
    })
    goBack()
  }
  const count = payment.draft.handover.paidCaseIds.length
  return (
    <>
      <PageHeader
        title={messages.payments.summaryTitle}
        breadcrumbs={<PageBreadcrumbs current={messages.payments.payment} />}
        description={messages.payments.caseCount(count)}
      />
      <QueryView
        query={query}
        errorTitle={messages.cases.fetchListFailed}
        frame={(error) => <Card>{error}</Card>}
        skeleton={
          <SkeletonPair className="gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]" first="h-56" second="h-96" />
        }
      >
        {({ data: cases }) => <Summary cases={cases} payment={payment} onDone={finish} onBack={goBack} />}
      </QueryView>
    </>
  )
}

interface SummaryProps {
  cases: readonly PayableCase[]
  payment: ReturnType<typeof usePayment>
  /** After the payment was made. */
  onDone: () => void
  onBack: () => void
}

function Summary({ cases, payment, onDone, onBack }: SummaryProps) {
  const navigate = useNavigate()
  // On a phone the payment comes first: the list of cases would push it below the fold.
  const isTouch = useCoarsePointer()
  const total = totalOf(cases)
  const open = cases.filter((payableCase) => isPayable(payableCase.payment))
  const dropPaid = () =>
    void navigate({
      to: paths.client.payment,
      replace: true,
      state: { ...paymentOf(open) },
    })
  // Cases with a live payment cannot be paid again.
  const somePaid = open.length < cases.length && !payment.mutation.isSuccess
  const caseList = (
    <Card key="cases" title={messages.payments.cases} flush>
      <CaseAmounts cases={cases} total={total} />
    </Card>
  )
  const pay = !somePaid && (
    <div key="pay" className="min-w-0 print:hidden">
      <CasePayCard payment={payment} total={total} onDone={onDone} />
    </div>
  )
  return (
    <>
      {somePaid && <AlreadyPaidNotice payableCount={open.length} onLeaveOut={dropPaid} onBack={onBack} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        {isTouch ? [pay, caseList] : [caseList, pay]}
      </div>
    </>
  )
}

/** Shows a toast and navigates to "Your Cases". */
function NothingToPay() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({ kind: 'info', title: messages.payments.noneToPay })
    void navigate({ to: paths.client.cases, replace: true })
  }, [navigate])
  return null
}
