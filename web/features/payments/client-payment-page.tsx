import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { officeProfile, upiId } from '#web/features/office/office.ts'
import { CasesLeft, TakenBack } from '#web/features/payments/pay/cases-left.tsx'
import { CreditBanner } from '#web/features/payments/pay/credit-banner.tsx'
import { CasePayCard } from '#web/features/payments/pay/pay-card.tsx'
import { totalOf } from '#web/features/payments/pay/payable-cases.ts'
import { paymentCasesQuery, prefetchPaymentCases } from '#web/features/payments/pay/payable-queries.ts'
import { readPaymentNavState, usePayment } from '#web/features/payments/pay/payment-draft.ts'
import { preventFocusLoss, useCoarsePointer } from '#web/lib/dom.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Card } from '#web/ui/card.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'

export const loader = ({ state }: PageLocation) => {
  void queryClient.prefetchQuery(upiId())
  void queryClient.prefetchQuery(officeProfile())
  void queryClient.prefetchQuery(profileQuery())
  const fromState = readPaymentNavState(state)
  if (fromState) prefetchPaymentCases(fromState.paidCaseIds)
}

/** Payment Summary, for the cases that were selected in "Your Cases". */
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
    ...paymentCasesQuery(payment.draft?.selection.paidCaseIds ?? []),
    enabled: payment.draft !== null,
  })
  if (!payment.draft) return <NothingToPay />
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: paths.client.cases })
  }
  /** Navigates back one step, and then to the tab in which the payment is. */
  const finish = () => {
    const tab = paymentTab({ status: payment.draft?.mode === 'CREDIT' ? 'success' : 'paid' })
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      stop()
      const isCases = toLocation.pathname.toLowerCase() === paths.client.cases
      // The bar of the selection, which has taken the focus, goes with the tab.
      void router.navigate({ to: paths.client.cases, search: { tab }, replace: isCases }).then(preventFocusLoss)
    })
    goBack()
  }
  const count = payment.draft.selection.paidCaseIds.length
  return (
    <>
      <PageHeader
        title={t.payments('summaryTitle')}
        breadcrumbs={<PageBreadcrumbs current={t.payments('payment')} />}
        description={t.payments('caseCount', { count })}
      />
      <CreditBanner />
      <QueryView
        query={query}
        errorTitle={t.cases('fetchListFailed')}
        notFound={<TakenBack ids={payment.draft.selection.paidCaseIds} onBack={goBack} />}
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
  onDone: () => void
  onBack: () => void
}

function Summary({ cases, payment, onDone, onBack }: SummaryProps) {
  // On a phone the payment comes first: the list of cases would push it below the fold.
  const isTouch = useCoarsePointer()
  const total = totalOf(cases)
  const open = cases.filter((payableCase) => isPayable(payableCase.payment))
  // Cases with a live payment cannot be paid again.
  const somePaid = open.length < cases.length && !payment.mutation.isSuccess
  const caseList = (
    <Card key="cases" title={t.payments('cases')} flush>
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
      {somePaid && (
        <CasesLeft
          text={open.length > 0 ? t.payments('alreadyPaid') : t.payments('allPaidAlready')}
          open={open}
          onBack={onBack}
        />
      )}
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
    toast({ kind: 'info', title: t.payments('noneToPay') })
    void navigate({ to: paths.client.cases, replace: true })
  }, [navigate])
  return null
}

/** The case numbers and amounts of a payment, and the total. */
function CaseAmounts({ cases, total }: { cases: readonly PayableCase[]; total: number }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t.payments('casesToPayFor')}</caption>
      <thead className="bg-sunken text-muted text-sm">
        <tr className="border-b">
          <ColumnHeader className="px-5 py-2.5">{t.fields('caseNo')}</ColumnHeader>
          <ColumnHeader className="px-5 py-2.5 text-right">{t.fields('amount')}</ColumnHeader>
        </tr>
      </thead>
      <tbody className="divide-y">
        {cases.map((payableCase) => (
          <tr key={payableCase.id}>
            <td className="px-5 py-2.5">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:flex-col max-md:items-start">
                <span className="font-semibold">
                  <Plate number={payableCase.case.vehicleDetail.vehicleNo} />
                </span>
                <span className="tnum text-muted text-sm">{payableCase.case.CaseNo}</span>
                {payableCase.payment && !isPayable(payableCase.payment) && (
                  <StatusBadge kind="payment" status={payableCase.payment.status} />
                )}
              </span>
            </td>
            <td className="px-5 py-2.5 text-right">
              <Money rupees={payableCase.TotalAmount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t bg-sunken">
          <th scope="row" className="rounded-bl-lg px-5 py-3.5 font-medium">
            {t.payments('totalPayable')}
          </th>
          <td className="rounded-br-lg px-5 py-3.5 text-right font-semibold text-lg">
            <Money rupees={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
