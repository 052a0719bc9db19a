import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { sumRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { AlreadyPaidNotice } from '#web/features/payments/already-paid-notice.tsx'
import { CaseAmounts } from '#web/features/payments/case-amounts.tsx'
import { CasePayCard } from '#web/features/payments/case-pay-card.tsx'
import { readPaymentNavState } from '#web/features/payments/payment-nav-state.ts'
import { usePayment } from '#web/features/payments/use-payment.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { PageBreadcrumbs } from '#web/shell/page-breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'

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
    ...apiQuery(paymentEndpoints.paymentDetails, {
      body: { caseAssignmentIds: [...(payment.draft?.handover.paidCaseIds ?? [])] },
    }),
    enabled: payment.draft !== null,
    // Cases to pay are always fetched again.
    staleTime: 0,
    gcTime: 0,
  })
  if (!payment.draft) return <NothingToPay />
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: paths.client.cases })
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
        {({ data: cases }) => <Summary cases={cases} payment={payment} onDone={goBack} />}
      </QueryView>
    </>
  )
}

interface SummaryProps {
  cases: readonly PayableCase[]
  payment: ReturnType<typeof usePayment>
  onDone: () => void
}

function Summary({ cases, payment, onDone }: SummaryProps) {
  const navigate = useNavigate()
  const total = sumRupees(cases.map((payableCase) => payableCase.TotalAmount))
  const open = cases.filter((payableCase) => isPayable(payableCase.payment))
  const dropPaid = () =>
    void navigate({
      to: paths.client.payment,
      replace: true,
      state: {
        paidCaseIds: open.map((payableCase) => payableCase.id),
        totalPayable: sumRupees(open.map((payableCase) => payableCase.TotalAmount)),
        caseNos: open.map((payableCase) => payableCase.case.CaseNo),
      },
    })
  // Cases with a live payment cannot be paid again.
  const somePaid = open.length < cases.length && !payment.mutation.isSuccess
  return (
    <>
      {somePaid && <AlreadyPaidNotice payableCount={open.length} onLeaveOut={dropPaid} onBack={onDone} />}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <Card title={messages.payments.cases} flush>
          <CaseAmounts cases={cases} total={total} />
        </Card>
        {!somePaid && (
          <div className="min-w-0 print:hidden">
            <CasePayCard payment={payment} total={total} onDone={onDone} />
          </div>
        )}
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
