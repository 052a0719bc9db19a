import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IndianRupee } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab, paymentTabs } from '#contract/payments/payment-rules.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { PayableList } from '#web/features/payments/payable-list.tsx'
import { SelectionBar } from '#web/features/payments/selection-bar.tsx'
import { usePayableSelection } from '#web/features/payments/use-payable-selection.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { paths } from '#web/paths.ts'
import { SearchBox } from '#web/table/search-box.tsx'
import { SkeletonCards } from '#web/table/table-skeleton.tsx'
import { findIgnoringSeparators } from '#web/ui/find-ignoring-separators.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** The time between "Payment initiated" and the payment page, in ms (spec/2 point 9). */
const REDIRECT_MS = 1500

const myCases = () => apiQuery(paymentEndpoints.myCases, {})

/** Prefetches the cases while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(myCases())

/** "Your Cases": a client's cases by payment state, and their selection for payment (spec/2 screen 15). */
export function Page() {
  const query = useQuery(myCases())
  const { data, error } = query
  const cases = data?.data ?? []
  const { tab, q, setSearch } = useCasesSearch()
  const selection = usePayableSelection(cases)
  const { pending, proceed, stop } = useProceed(selection)
  useInfoToast(data !== undefined && cases.length === 0, messages.cases.noneAssigned)

  const matching = cases.filter((payableCase) => matches(payableCase, q))
  const payable = matching.filter((payableCase) => isPayable(payableCase.payment))
  const noneToPay = !cases.some((payableCase) => isPayable(payableCase.payment)) && data !== undefined
  const start = () => {
    selection.start()
    setSearch({ tab: undefined })
  }
  const body = (name: (typeof paymentTabs)[number]) => (
    <QueryView query={query} errorTitle={messages.cases.fetchFailed} skeleton={<SkeletonCards />}>
      {() => (
        <PayableList
          tab={name}
          cases={matching.filter((payableCase) => paymentTab(payableCase.payment) === name)}
          query={q}
          selection={selection}
        />
      )}
    </QueryView>
  )
  return (
    <>
      <PageHeader
        title={messages.payments.yourCases}
        description={messages.payments.yourCasesDescription}
        actions={
          !selection.on && (
            <GuardedButton
              variant="primary"
              className="max-md:w-full"
              reason={noneToPay ? messages.payments.noneToPay : null}
              disabled={!data}
              autoFocus={selection.cancelled}
              onClick={start}
            >
              <IndianRupee aria-hidden="true" />
              {messages.payments.makePayment}
            </GuardedButton>
          )
        }
      />
      <Tabs
        label={messages.payments.yourCases}
        value={tab}
        onValueChange={(next) => setSearch({ tab: next === paymentTabs[0] ? undefined : next })}
        tabs={paymentTabs.map((name) => ({
          value: name,
          label: name,
          count: data ? cases.filter((payableCase) => paymentTab(payableCase.payment) === name).length : undefined,
          countTone: name === 'Unpaid' ? ('accent' as const) : ('plain' as const),
          content: (
            <div className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none">
              <div className="border-b p-3 md:px-4 print:hidden">
                <SearchBox
                  value={q}
                  onSearch={(text) => setSearch({ q: text })}
                  label={messages.payments.searchLabel}
                />
              </div>
              <div aria-busy={!data && !error}>{body(name)}</div>
            </div>
          ),
        }))}
      />
      {selection.on && (
        <SelectionBar
          selection={selection}
          payable={payable}
          pending={pending}
          onProceed={proceed}
          onCancel={() => {
            stop()
            selection.cancel()
          }}
        />
      )}
    </>
  )
}

/** The selected tab and the search text, as search parameters. */
function useCasesSearch() {
  const { tab: namedTab, q = '' } = useSearch({ from: paths.client.cases })
  const navigate = useNavigate({ from: paths.client.cases })
  const tab = paymentTabs.find((name) => name === namedTab) ?? paymentTabs[0]
  const setSearch = (next: { tab?: string | undefined; q?: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return { tab, q, setSearch }
}

/** Proceed: shows a toast, then navigates to the payment page with the selected cases. */
function useProceed({ chosen, total }: ReturnType<typeof usePayableSelection>) {
  const navigate = useNavigate()
  const timer = useRef<number | undefined>(undefined)
  const [pending, setPending] = useState(false)
  const stop = () => {
    window.clearTimeout(timer.current)
    setPending(false)
  }
  // Leaving the page meanwhile cancels the navigation.
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const proceed = () => {
    if (chosen.length === 0) {
      toast({ kind: 'error', title: messages.payments.noneSelectedTitle, description: messages.payments.noneSelected })
      return
    }
    setPending(true)
    toast({ kind: 'success', title: messages.payments.initiatedTitle, description: messages.payments.redirecting })
    const state = {
      paidCaseIds: chosen.map((payableCase) => payableCase.id),
      totalPayable: total,
      caseNos: chosen.map((payableCase) => payableCase.case.CaseNo),
    }
    timer.current = window.setTimeout(() => void navigate({ to: paths.client.payment, state }), REDIRECT_MS)
  }
  return { pending, proceed, stop }
}

const matches = (payableCase: PayableCase, text: string) => {
  const values = [payableCase.case.CaseNo, payableCase.case.vehicleDetail.vehicleNo]
  return !text.trim() || values.some((value) => findIgnoringSeparators(value, text).length > 0)
}
