import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { isDialogOpen, singleKey, useKeys } from '#web/lib/keys.ts'
import { paths } from '#web/lib/paths.ts'
import { onOtherUser } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import type { ListCall } from '#web/table/server-list.ts'
import { Button } from '#web/ui/button.tsx'

/* From a case to the next one of the list from which it was opened, in the list's order and filters, over all of its pages. */

type Row = Pick<CaseRow, 'id' | 'CaseNo' | 'status'>

interface ShownList {
  /** The call of a page, which counts from 0. */
  callOf: (page: number) => ListCall<Row>
  size: number
  /** Where the list is in the history: the page of its case comes after it. */
  at: number
  /** The page of the case that was opened last, and its place on that page. */
  page: number
  index: number
  caseNo: string | null
}

/** The list of cases that was shown last: in this tab's memory only. */
const shownList = createStore<ShownList | null>(null)

onOtherUser(() => shownList.set(null))

const placeInHistory = ({ state }: { state: { __TSR_index: number } }) => state.__TSR_index

interface ListInView {
  /** The call of a page, which counts from 0; null while what is shown is no list of cases. */
  callOf: ((page: number) => ListCall<Row>) | null
  page: number
  size: number
  rows: readonly Pick<Row, 'CaseNo'>[] | undefined
  /** Shows another page of the list. */
  onPage?: (page: number) => void
}

/**
 * Keeps the list that is shown for the pages of its cases. After Back the list shows the page of the case that was seen last,
 * whose row has the focus.
 */
export function useListInView({ callOf: pageCall, page, size, rows, onPage }: ListInView): void {
  const at = useLocation({ select: placeInHistory })
  const router = useRouter()
  const [ownPath] = useState(() => router.latestLocation.pathname)
  // One function for one list, so that its pages are kept once.
  const listKey = JSON.stringify([pageCall?.(0).queryKey, size])
  const callOf = useCallback((wanted: number) => pageCall?.(wanted) ?? noCall, [listKey]) // oxlint-disable-line react-hooks/exhaustive-deps, react/use-memo
  const isOfCases = pageCall !== null
  const keep = useEffectEvent(() => {
    // Another page is opening, whose search parameters and place come one after the other.
    if (router.latestLocation.pathname !== ownPath) return
    const before = shownList.get()
    const isBack = before?.at === at && before.caseNo !== null
    if (!isOfCases) shownList.set(null)
    else if (isBack && before.page !== page && onPage) onPage(before.page)
    else shownList.set({ callOf, size, at, page, index: 0, caseNo: isBack ? before.caseNo : null })
  })
  useEffect(() => keep(), [at, page, size, callOf, isOfCases])
  const focusRow = useEffectEvent(() => {
    const list = shownList.get()
    if (list?.at !== at || !list.caseNo) return
    const link = document.querySelector<HTMLElement>(`#main [data-row] a[href$="/${CSS.escape(list.caseNo)}"]`)
    if (link === document.activeElement) shownList.set({ ...list, caseNo: null })
    else if (!document.activeElement?.matches('body, main, h1')) shownList.set({ ...list, caseNo: null })
    else {
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'nearest' })
    }
  })
  // Navigation may give the focus to the page once more while the rows come.
  useEffect(() => {
    const timers = FOCUS_AFTER_MS.map((ms) => window.setTimeout(() => focusRow(), ms))
    return () => {
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [rows])
}

/** When the focus is set, and looked after, in ms after the rows have come. */
const FOCUS_AFTER_MS = [0, 100, 400, 1000]

const noCall: ListCall<Row> = { queryKey: ['no list'], queryFn: () => Promise.reject(new Error('There is no list')) }

/** The place of a case in the list from which it was opened; null for a case that was opened elsewhere. */
function useCaseSteps(caseNo: string, role: Role) {
  const list = useStore(shownList)
  const at = useLocation({ select: placeInHistory })
  const navigate = useNavigate()
  const isOpened = list !== null && at === list.at + 1
  const call = (page: number) => ({ ...(list?.callOf(page) ?? noCall), enabled: isOpened && page >= 0 })
  const page = list?.page ?? 0
  const here = useQuery(call(page)).data
  const rows = here?.data ?? []
  const total = here?.meta?.total ?? rows.length
  const found = rows.findIndex((row) => row.CaseNo === caseNo)
  // A case that has left the list, as a verified one leaves the cases to verify: the next one has taken its place.
  const index = found >= 0 ? found : (list?.index ?? 0)
  const [before, after] = found >= 0 ? [index - 1, index + 1] : [index - 1, index]
  const size = list?.size ?? 1
  const isLastHere = after >= rows.length
  const following = useQuery(call(isLastHere && (page + 1) * size < total ? page + 1 : -1)).data?.data[0]
  const preceding = useQuery(call(before < 0 ? page - 1 : -1)).data?.data.at(-1)
  const isKnown = isOpened && here !== undefined && (found >= 0 || list.caseNo !== null)
  const record = useEffectEvent(() => {
    if (list && isOpened && found >= 0 && (list.caseNo !== caseNo || list.index !== found))
      shownList.set({ ...list, caseNo, index: found })
  })
  useEffect(() => record(), [caseNo, found, isOpened])
  if (!isKnown || !list) return null
  const to = (row: Row | undefined, next: { page: number; index: number }) =>
    row &&
    (() => {
      shownList.set({ ...list, ...next, caseNo: row.CaseNo })
      const { id, CaseNo, status } = row
      return void navigate({
        to: paths[role].caseDetail.pattern,
        params: { caseNo: CaseNo },
        state: { id, status },
        replace: true,
      })
    })
  return {
    place: Math.min(page * size + index + 1, total),
    total,
    previous:
      before >= 0 ? to(rows[before], { page, index: before }) : to(preceding, { page: page - 1, index: size - 1 }),
    next: isLastHere ? to(following, { page: page + 1, index: 0 }) : to(rows[after], { page, index: after }),
  }
}

/** "3 of 50" with previous and next, also by K and J; nothing for a case that was opened elsewhere. */
export function CaseSteps({ caseNo, viewer }: { caseNo: string; viewer: Role }) {
  const steps = useCaseSteps(caseNo, viewer)
  useKeys({ j: steps?.next, k: steps?.previous }, isDialogOpen)
  if (!steps || steps.total < 2) return null
  const { place, total, previous, next } = steps
  return (
    <span className="flex items-center gap-1 text-muted text-sm max-md:grow-0!">
      <span aria-live="polite" className="tnum whitespace-nowrap">
        {t.payments('placeOf', { place, total })}
      </span>
      <Button
        icon={ChevronLeft}
        size="icon-sm"
        variant="ghost"
        aria-label={t.cases('previousOfList')}
        title={t.cases('previousOfList')}
        aria-keyshortcuts={singleKey('K')}
        disabled={!previous}
        onClick={previous}
      />
      <Button
        icon={ChevronRight}
        size="icon-sm"
        variant="ghost"
        aria-label={t.cases('nextOfList')}
        title={t.cases('nextOfList')}
        aria-keyshortcuts={singleKey('J')}
        disabled={!next}
        onClick={next}
      />
    </span>
  )
}
