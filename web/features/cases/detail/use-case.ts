import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import type { CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { useGoBack } from '#web/lib/address.ts'
import { combinePages } from '#web/lib/cursor-list.ts'
import { ApiError } from '#web/lib/errors.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import type { QueryState } from '#web/ui/query-view.tsx'

export const caseQuery = (caseNo: string) => apiQuery(caseEndpoints.details, { params: { id: caseNo } })

/** Prefetches the case of an address while the page's code loads. */
export function prefetchCase({ params }: { params: Readonly<Record<string, string>> }): void {
  if (params.caseNo) void queryClient.prefetchQuery(caseQuery(params.caseNo))
}

/** Fetches the current state of a case; the page shows an error. */
export async function loadCase(caseNo: string): Promise<void> {
  await queryClient.fetchQuery({ ...caseQuery(caseNo), staleTime: 0 }).catch(() => undefined)
}

/** True if there is no such case for this user (404), or the id is malformed (400). */
const isNotFound = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/**
 * Returns the case that the address names, or else the one of the navigation state. Without such a case it shows the
 * toast `lost` and returns to the previous page.
 */
export function useCase(caseNo: string, { lost, fallback }: { lost: string; fallback: string }): QueryState<Case> {
  const id = useLocation({ select: ({ state }) => state.id })
  // The loader has just fetched the case; a failed request is not repeated.
  const byNo = useQuery({ ...caseQuery(caseNo), enabled: caseNo !== '', retryOnMount: false })
  const isUnknown = caseNo === '' || isNotFound(byNo.error)
  const byId = useQuery({ ...caseQuery(id ?? ''), enabled: isUnknown && id !== undefined, retryOnMount: false })
  const isMissing = isUnknown && (id === undefined || isNotFound(byId.error))
  const { data, error, refetch } = isUnknown && id !== undefined ? byId : byNo
  const goBack = useGoBack(fallback)
  const wasToastShown = useRef(false)
  useEffect(() => {
    if (!isMissing || wasToastShown.current) return
    wasToastShown.current = true
    toast({ kind: 'error', title: lost })
    goBack()
  }, [isMissing, lost, goBack])
  return { data: data?.data, error: isMissing ? null : error, refetch }
}

const historyPage = (id: string, page: number) =>
  apiQuery(caseEndpoints.history, { params: { id }, query: { page: String(page) } })

export const useNewestHistory = (id: string, enabled = true) => useQuery({ ...historyPage(id, 0), enabled })

/** Entries have no id: those of one instant, such as the files of a request, differ by their place. */
const keyOfEntry = ({ at, action, changes }: CaseHistoryEntry, index: number, page: CaseHistoryEntry[]) =>
  `${at} ${index - page.findIndex((other) => other.at === at)} ${action} ${JSON.stringify(changes)}`

/** The history of a case, newest first, which "Show more" lengthens by a page. */
export function useCaseHistory(id: string) {
  const [shown, setShown] = useState(1)
  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, page) => historyPage(id, page)),
    combine: (answers) => combinePages(answers, keyOfEntry),
  })
  return { ...pages, showMore: () => setShown(shown + 1) }
}

/**
 * A field that the form of a case opens at. It is navigation state: the address of the form stays the one of the
 * specification.
 */
export const APPOINTMENT = 'appointmentDate'

export type EditedField = typeof APPOINTMENT

declare module '@tanstack/react-router' {
  interface HistoryState {
    field?: EditedField
  }
}
