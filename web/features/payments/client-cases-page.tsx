import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IndianRupee } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { MAX_CASES_AT_ONCE } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import {
  isPayable,
  type PaymentTab,
  paymentTab,
  paymentTabLabels,
  paymentTabs,
} from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { byTurn, type FileFilter, fileFilters, isHeldBy } from '#web/features/cases/file-state.tsx'
import { profileQuery, useMayPay } from '#web/features/clients/own-profile.ts'
import { FileFilters, fileFilterLabels } from '#web/features/payments/pay/file-filters.tsx'
import {
  matchesPayable,
  myCasesQuery,
  type PayableSelection,
  usePayableSelection,
  usePayablesInView,
  usePreloadedPayment,
  useProceed,
} from '#web/features/payments/pay/payable-cases.ts'
import { PayableList } from '#web/features/payments/pay/payable-list.tsx'
import { RejectedPayments } from '#web/features/payments/pay/rejected-payments.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { toast, useInfoToast } from '#web/lib/toast.ts'
import { SkeletonCards } from '#web/table/table-cards.tsx'
import { SearchBox } from '#web/table/table-tools.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Money } from '#web/ui/values.tsx'
import { ownBillsQuery, useAwaitsBills, WaitingBills } from './waiting-bills.tsx'

export const loader = () => {
  void queryClient.prefetchQuery(myCasesQuery())
  void queryClient.prefetchQuery(ownBillsQuery(session.get().user?.id ?? ''))
  void queryClient.prefetchQuery(profileQuery())
}

/** "Your Cases": a client's cases by payment state, and their selection for payment. */
export function Page() {
  const query = useQuery(myCasesQuery())
  const { data, error } = query
  const isLoading = useAwaitsBills() || query.isPending
  const mayPay = useMayPay()
  const cases = data?.data ?? []
  const { tab, q, files, isPaying, setSearch } = useCasesSearch()
  const noneToPay = !cases.some((payableCase) => isPayable(payableCase.payment)) && data !== undefined
  const selection = usePayableSelection(cases, isPaying && mayPay && !noneToPay)
  usePreloadedPayment(selection.on)
  const { pending, proceed, stop } = useProceed(selection)
  useInfoToast(data !== undefined && cases.length === 0, t.cases('noneAssigned'))

  const matchingOf = (all: readonly PayableCase[]) =>
    byTurn(all).filter((payableCase) => matchesPayable(payableCase, q))
  const ofTab = (name: PaymentTab, all: readonly PayableCase[]) =>
    all.filter((payableCase) => paymentTab(payableCase.payment) === name)
  const heldBy = (holder: FileFilter, all: readonly PayableCase[]) =>
    all.filter((payableCase) => isHeldBy(payableCase.case, holder))
  usePayablesInView(`${files ?? tab} ${q}`, cases, (all) =>
    files ? heldBy(files, matchingOf(all)) : ofTab(tab, matchingOf(all)),
  )
  const matching = matchingOf(cases)
  const payable = matching.filter((payableCase) => isPayable(payableCase.payment))
  const panel = (list: ReactNode, above?: ReactNode) => (
    <div className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none">
      <div className="border-b p-3 md:px-4 print:hidden">
        <SearchBox value={q} onSearch={(text) => setSearch({ q: text })} label={t.payments('searchLabel')} />
      </div>
      {above}
      <div aria-busy={!data && !error}>
        <QueryView query={query} errorTitle={t.cases('fetchFailed')} skeleton={<SkeletonCards />}>
          {() => list}
        </QueryView>
      </div>
    </div>
  )
  return (
    <>
      <PageHeader
        title={t.payments('yourCases')}
        description={t.payments('yourCasesDescription')}
        actions={
          !selection.on && (
            <GuardedButton
              icon={IndianRupee}
              variant="primary"
              reason={mayPay ? null : t.team('mayNotPay')}
              className="max-md:w-full"
              disabled={!data}
              autoFocus={selection.cancelled}
              onClick={() =>
                noneToPay
                  ? toast({ kind: 'info', title: t.payments('noneToPay') })
                  : setSearch({ tab: undefined, files: undefined, pay: 1 })
              }
            >
              {t.payments('makePayment')}
            </GuardedButton>
          )
        }
      />
      {/* Not before the list: bills above its outline would move it. */}
      {!isLoading && <WaitingBills />}
      {isLoading ? (
        <SkeletonCards />
      ) : (
        <>
          <FileFilters cases={cases} chosen={files} onChoose={(next) => setSearch({ files: next, pay: undefined })} />
          <Tabs
            label={t.payments('yourCases')}
            value={files ? '' : tab}
            onValueChange={(next) => setSearch({ tab: next === 'unpaid' ? undefined : next, files: undefined })}
            tabs={paymentTabs.map((name) => ({
              value: name,
              label: paymentTabLabels()[name],
              count: data ? ofTab(name, cases).length : undefined,
              countTone: name === 'unpaid' ? ('accent' as const) : ('plain' as const),
              content: panel(
                <PayableList
                  label={t.clientCases('casesOfTab', { tab: paymentTabLabels()[name] })}
                  tab={name}
                  cases={ofTab(name, matching)}
                  query={q}
                  selection={selection}
                />,
                name === 'unpaid' && !selection.on && (
                  <RejectedPayments cases={cases} className="border-b p-3 md:px-4" />
                ),
              ),
            }))}
          />
          {files &&
            panel(
              <PayableList
                label={fileFilterLabels()[files]}
                cases={heldBy(files, matching)}
                query={q}
                selection={selection}
              />,
            )}
        </>
      )}
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
  const { tab: namedTab, q = '', pay, files: namedFiles } = useSearch({ from: paths.client.cases })
  const navigate = useNavigate({ from: paths.client.cases })
  const tab = paymentTabs.find((name) => name === namedTab) ?? 'unpaid'
  const files = fileFilters.find((name) => name === namedFiles)
  const setSearch = (next: {
    tab?: string | undefined
    files?: FileFilter | undefined
    q?: string
    pay?: 1 | undefined
  }) => void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return { tab, q, files, isPaying: pay === 1, setSearch }
}

interface SelectionBarProps {
  selection: PayableSelection
  payable: readonly PayableCase[]
  pending: boolean
  onProceed: () => void
  onCancel: () => void
}

/** The number and total of the selected cases, with Cancel and Proceed; it stays visible while scrolling. */
function SelectionBar({ selection, payable, pending, onProceed, onCancel }: SelectionBarProps) {
  const id = useId()
  const { selected, total, selectAll } = selection
  const selectedCount = payable.filter((payableCase) => selected.has(payableCase.id)).length
  const all = payable.length > 0 && selectedCount === payable.length
  // The button that started the selection is not rendered any more: the first box is that of the first case.
  useLayoutEffect(() => document.querySelector<HTMLElement>('main [role="checkbox"]:enabled')?.focus(), [])
  return (
    <section
      aria-label={t.payments('selection')}
      data-sticks="bottom"
      className="tall:sticky bottom-[calc(var(--bottom-bar)+1rem)] z-10 mt-4 flex animate-rise flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-raised px-5 py-3 shadow-pop print:hidden max-md:bottom-[calc(var(--bottom-bar)+0.5rem)] max-md:px-4"
    >
      <span className="flex items-center gap-2.5">
        <Checkbox
          id={id}
          disabled={payable.length === 0 || pending}
          checked={all ? true : selectedCount > 0 ? 'indeterminate' : false}
          onCheckedChange={(on) =>
            selectAll(
              payable.map((payableCase) => payableCase.id),
              on === true,
            )
          }
        />
        <label htmlFor={id} className="select-none">
          {t.table('selectAll')}
        </label>
      </span>
      <p aria-live="polite" className="text-muted max-md:ml-auto">
        {t.clientCases.rich('casesSelected', { count: () => <span className="tnum">{selected.size}</span> })}
        <span className="mx-2 text-faint" aria-hidden="true">
          ·
        </span>
        <strong className="font-semibold text-ink text-lg">
          <Money rupees={total} />
        </strong>
      </p>
      <div className="flex gap-2 max-md:w-full max-md:*:flex-1 md:ml-auto">
        <Button onClick={onCancel}>{t.session('cancel')}</Button>
        <GuardedButton
          variant="primary"
          pending={pending}
          reason={selected.size > MAX_CASES_AT_ONCE ? t.clientCases('chooseAtMost', { most: MAX_CASES_AT_ONCE }) : null}
          onClick={onProceed}
        >
          {t.payments('proceed')}
        </GuardedButton>
      </div>
    </section>
  )
}
