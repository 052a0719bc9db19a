import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { showRupees, sumRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { wantText } from '#contract/stages/file-sentence.ts'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { useListInView } from '#web/features/cases/case-steps.tsx'
import { fileOfDealer, whereFileIs } from '#web/features/cases/file-state.tsx'
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/forms/draft.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { withRows } from '#web/table/selection.ts'
import { findIgnoringSeparators } from '#web/ui/highlight.tsx'
import type { PaymentNavState } from './payment-draft.ts'

type Payment = NonNullable<PayableCase['payment']>

interface RejectedPayment {
  payment: Payment
  cases: PayableCase[]
}

/**
 * Groups the cases whose newest payment was rejected by that payment, newest first. The answer has no id of the payment:
 * instant, mode and amount name it.
 */
export function groupRejected(cases: readonly PayableCase[]): RejectedPayment[] {
  const groups = new Map<string, RejectedPayment>()
  for (const payableCase of cases) {
    const { payment } = payableCase
    if (payment === null || !isPayable(payment)) continue
    const key = [payment.paymentDate, payment.mode, payment.Amount].join()
    const group = groups.get(key) ?? { payment, cases: [] }
    group.cases.push(payableCase)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.payment.paymentDate.localeCompare(a.payment.paymentDate))
}

export const paymentOf = (cases: readonly PayableCase[]): PaymentNavState => ({
  paidCaseIds: cases.map((payableCase) => payableCase.id),
  totalPayable: totalOf(cases),
  caseNos: cases.map((payableCase) => payableCase.case.CaseNo),
})

const textsOf = ({ case: file, TotalAmount, payment }: PayableCase): string[] => [
  file.vehicleDetail.vehicleNo,
  file.CaseNo,
  ...file.serviceLabels,
  ...file.lackingPapers,
  wantText(fileOfDealer(file)) ?? '',
  whereFileIs(file),
  `${file.vehicleDetail.fromRTO} → ${file.vehicleDetail.toRTO}`,
  showRupees(TotalAmount),
  String(TotalAmount),
  payment?.status ?? file.status,
]

export const matchesPayable = (payableCase: PayableCase, query: string): boolean =>
  !query.trim() || textsOf(payableCase).some((text) => findIgnoringSeparators(text, query).length > 0)

/** The sum of the amounts of cases, in rupees. */
export const totalOf = (cases: readonly PayableCase[]) => sumRupees(cases.map(({ TotalAmount }) => TotalAmount))

export const myCasesQuery = () => apiQuery(paymentEndpoints.myCases, {})

type Narrow = (cases: readonly PayableCase[]) => readonly PayableCase[]

/** Keeps a client's list for the pages of its cases; `name` names what `narrow` leaves of all cases, in which order. */
export function usePayablesInView(name: string, cases: readonly PayableCase[], narrow: Narrow): void {
  const filesOf = (all: readonly PayableCase[]) => narrow(all).map((one) => one.case)
  const all = myCasesQuery()
  // All cases are one page.
  useListInView({
    callOf: (page) => ({
      queryKey: [...all.queryKey, name, page],
      queryFn: async () => {
        const answer = await queryClient.fetchQuery(all)
        return { ...answer, data: page === 0 ? filesOf(answer.data) : [] }
      },
    }),
    page: 0,
    size: Math.max(1, cases.length),
    rows: filesOf(cases),
  })
}

/** The time for which the cases of a payment count as fresh, in ms: they are fetched while "Redirecting..." is shown. */
const FRESH_MS = 10_000

/** The cases of a payment; otherwise they are always fetched again. */
export const paymentCasesQuery = (caseAssignmentIds: readonly string[]) => ({
  ...apiQuery(paymentEndpoints.paymentDetails, { body: { caseAssignmentIds: [...caseAssignmentIds] } }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
})

export const prefetchPaymentCases = (caseAssignmentIds: readonly string[]) =>
  void queryClient.prefetchQuery(paymentCasesQuery(caseAssignmentIds))

export type PayableSelection = ReturnType<typeof usePayableSelection>

/**
 * The selection of cases for payment. Whether selection mode is on is in the address.
 */
export function usePayableSelection(cases: readonly PayableCase[], on: boolean) {
  const [cancelled, setCancelled] = useState(false)
  const [selectedIds, setSelectedIds] = useIdsOverReload()
  /** The case from whose page the client came, until the selection is changed. */
  const [asked, setAsked] = useState(useLocation({ select: ({ state }) => state.caseNos }))
  // Cases that were paid meanwhile leave the selection.
  const chosen = cases.filter(
    (one) => (selectedIds.has(one.id) || asked?.includes(one.case.CaseNo)) && isPayable(one.payment),
  )
  const choose = (ids: ReadonlySet<string>) => {
    setAsked(undefined)
    setSelectedIds(ids)
  }
  const selected: ReadonlySet<string> = new Set(chosen.map(({ id }) => id))
  const selectAll = (ids: readonly string[], add: boolean) => choose(withRows(selected, ids, add))
  return {
    on,
    /** True after the selection was cancelled: the button that starts it gets the focus. */
    cancelled,
    chosen,
    selected,
    total: totalOf(chosen),
    cancel: () => {
      setCancelled(true)
      choose(new Set())
    },
    select: (id: string, add: boolean) => selectAll([id], add),
    selectAll,
  }
}

/** Ids that outlive a reload of the page, but not that it is left: the flow starts empty. */
function useIdsOverReload() {
  const key = draftKey(useUser()?.id ?? '', 'chosen-for-payment')
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(Object.keys(readDraft(key) ?? {})))
  useEffect(() => {
    const keep = () => writeDraft(key, Object.fromEntries([...ids].map((id) => [id, true])), { tabOnly: true })
    const forget = () => removeDraft(key)
    forget()
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', forget)
    }
  }, [key, ids])
  return [ids, setIds] as const
}

/** The time between "Payment initiated" and the payment page, in ms. */
const REDIRECT_MS = 1500

/** Loads the payment page's code, the UPI id and the credit while cases are selected. */
export function usePreloadedPayment(isSelecting: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (isSelecting) void router.preloadRoute({ to: paths.client.payment })
  }, [isSelecting, router])
}

/** Proceed: shows a toast, then navigates to the payment page with the selected cases, whose data load meanwhile. */
export function useProceed({ chosen }: PayableSelection) {
  const navigate = useNavigate()
  const timer = useRef<number | undefined>(undefined)
  // Ticks may change until the navigation.
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  const [pending, setPending] = useState(false)
  const stop = () => {
    window.clearTimeout(timer.current)
    setPending(false)
  }
  // Leaving the page meanwhile cancels the navigation.
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const proceed = () => {
    if (chosen.length === 0) {
      toast({ kind: 'error', title: t.payments('noneSelectedTitle'), description: t.payments('noneSelected') })
      return
    }
    setPending(true)
    toast({ kind: 'success', title: t.payments('initiatedTitle'), description: t.payments('redirecting') })
    prefetchPaymentCases(paymentOf(chosen).paidCaseIds)
    timer.current = window.setTimeout(() => {
      if (latest.current.length === 0) setPending(false)
      else void navigate({ to: paths.client.payment, state: { ...paymentOf(latest.current) } })
    }, REDIRECT_MS)
  }
  return { pending, proceed, stop }
}
