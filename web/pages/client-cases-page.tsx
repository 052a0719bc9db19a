import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IndianRupee } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { isPayable, paymentTab, paymentTabs } from '#contract/payments/payment-rules.ts'
import { ownBillsQuery, WaitingBills } from '#web/domain/waiting-bills.tsx'
import { matchesPayable } from '#web/features/payments/pay/payable-cases.ts'
import { PayableList } from '#web/features/payments/pay/payable-list.tsx'
import { myCasesQuery } from '#web/features/payments/pay/payable-queries.ts'
import { RejectedPayments } from '#web/features/payments/pay/rejected-payments.tsx'
import { SelectionBar } from '#web/features/payments/pay/selection-bar.tsx'
import {
  usePayableSelection,
  usePreloadedPayment,
  useProceed,
} from '#web/features/payments/pay/use-payable-selection.ts'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { useInfoToast } from '#web/lib/use-info-toast.ts'
import { paths } from '#web/paths.ts'
import { SearchBox } from '#web/table/search-box.tsx'
import { SkeletonCards } from '#web/table/table-skeleton.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

export const loader = () => {
  void queryClient.prefetchQuery(myCasesQuery())
  void queryClient.prefetchQuery(ownBillsQuery(session.get().user?.id ?? ''))
}

/** "Your Cases": a client's cases by payment state, and their selection for payment (spec/2 screen 15). */
export function Page() {
  const query = useQuery(myCasesQuery())
  const { data, error } = query
  const cases = data?.data ?? []
  const { tab, q, isPaying, setSearch } = useCasesSearch()
  const noneToPay = !cases.some((payableCase) => isPayable(payableCase.payment)) && data !== undefined
  const selection = usePayableSelection(cases, isPaying && !noneToPay)
  usePreloadedPayment(selection.on)
  const { pending, proceed, stop } = useProceed(selection)
  useInfoToast(data !== undefined && cases.length === 0, messages.cases.noneAssigned)

  const matching = cases.filter((payableCase) => matchesPayable(payableCase, q))
  const payable = matching.filter((payableCase) => isPayable(payableCase.payment))
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
              onClick={() => setSearch({ tab: undefined, pay: 1 })}
            >
              <IndianRupee aria-hidden="true" />
              {messages.payments.makePayment}
            </GuardedButton>
          )
        }
      />
      <WaitingBills />
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
              {name === 'Unpaid' && !selection.on && (
                <RejectedPayments cases={cases} className="border-b p-3 md:px-4" />
              )}
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
            setSearch({ pay: undefined })
          }}
        />
      )}
    </>
  )
}

function useCasesSearch() {
  const { tab: namedTab, q = '', pay } = useSearch({ from: paths.client.cases })
  const navigate = useNavigate({ from: paths.client.cases })
  const tab = paymentTabs.find((name) => name === namedTab) ?? paymentTabs[0]
  const setSearch = (next: { tab?: string | undefined; q?: string; pay?: 1 | undefined }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return { tab, q, isPaying: pay === 1, setSearch }
}
