import { useQuery } from '@tanstack/react-query'
import { type HistoryState, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { officeDay } from '#contract/dates.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { officeProfile, upiId } from '#web/features/office/office.ts'
import { CasePayCard } from '#web/features/payments/pay/pay-card.tsx'
import { paymentCasesQuery, prefetchPaymentCases, totalOf } from '#web/features/payments/pay/payable-cases.ts'
import { readPaymentNavState, usePayment } from '#web/features/payments/pay/payment-draft.ts'
import { preventFocusLoss, useCoarsePointer } from '#web/lib/dom.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'
import { myCasesQuery, paymentOf } from './pay/payable-cases.ts'
import { CreditBanner } from './waiting-bills.tsx'

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
      <CasePayCard payment={payment} total={total} since={sinceOf(cases)} onDone={onDone} />
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

/** The day since which all of these cases exist. */
const sinceOf = (cases: readonly PayableCase[]): string | null =>
  cases
    .map(({ case: { createdAt } }) => officeDay(new Date(createdAt)))
    .toSorted()
    .at(-1) ?? null

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

interface CasesLeftProps {
  /** Why the payment cannot go on with all of its cases. */
  text: string
  /** The cases that can be paid still. */
  open: readonly PayableCase[]
  onBack: () => void
}

/** Offers to go on with the cases of a payment that can be paid still; without any, to go back. */
function CasesLeft({ text, open, onBack }: CasesLeftProps) {
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: paths.client.payment, replace: true, state: { ...paymentOf(open) } })
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-3"
    >
      <p className="flex items-center gap-2.5">
        <Info className="size-4 shrink-0 text-info" />
        {text}
      </p>
      <Button size="sm" onClick={open.length > 0 ? goOn : onBack}>
        {open.length > 0 ? t.payments('continueWithRemaining', { left: open.length }) : t.payments('backToYourCases')}
      </Button>
    </div>
  )
}

/** In place of the cases of a payment, of which the office took some back: the server does not know them any more. */
export function TakenBack({ ids, onBack }: { ids: readonly string[]; onBack: () => void }) {
  const query = useQuery({ ...myCasesQuery(), staleTime: 0 })
  return (
    <QueryView
      query={query}
      errorTitle={t.cases('fetchListFailed')}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<SkeletonPair className="gap-5" first="h-14" second="h-96" />}
    >
      {({ data }) => {
        const open = data.filter(({ id, payment }) => ids.includes(id) && isPayable(payment))
        return (
          <CasesLeft
            text={open.length > 0 ? t.payments('takenBack') : t.payments('allTakenBack')}
            open={open}
            onBack={onBack}
          />
        )
      }}
    </QueryView>
  )
}
