import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useGoBack } from '#web/lib/go-back.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import type { ViewedQuery } from '#web/ui/query-view.tsx'

/** One case by its number or id, as a query. */
export const caseQuery = (caseNo: string) => apiQuery(caseEndpoints.details, { params: { id: caseNo } })

/** Asks for the case of an address while the page's code is on its way. */
export function prefetchCase({ params }: { params: Readonly<Record<string, string>> }): void {
  if (params.caseNo) void queryClient.prefetchQuery(caseQuery(params.caseNo))
}

/** Gets the case of an address as it is now; what goes wrong is told by the page. */
export async function loadCase(caseNo: string): Promise<void> {
  await queryClient.fetchQuery({ ...caseQuery(caseNo), staleTime: 0 }).catch(() => undefined)
}

/** True where a call found no case that this user may see. */
const leadsNowhere = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/**
 * The case that an address names, else the one that the navigation state names. Where neither leads
 * to one (or to one that is not the caller's), `lost` is told in a toast and the page before is
 * shown again (spec/2 screens 2 and 3).
 */
export function useCase(caseNo: string, { lost, fallback }: { lost: string; fallback: string }): ViewedQuery<Case> {
  const id = useLocation({ select: ({ state }) => state.id })
  // What the loader was told a moment ago need not be asked again.
  const byNo = useQuery({ ...caseQuery(caseNo), enabled: caseNo !== '', retryOnMount: false })
  const missed = caseNo === '' || leadsNowhere(byNo.error)
  const byId = useQuery({ ...caseQuery(id ?? ''), enabled: missed && id !== undefined, retryOnMount: false })
  const isLost = missed && (id === undefined || leadsNowhere(byId.error))
  const { data, error, refetch } = missed && id !== undefined ? byId : byNo
  const goBack = useGoBack(fallback)
  const isTold = useRef(false)
  useEffect(() => {
    if (!isLost || isTold.current) return
    isTold.current = true
    toast({ kind: 'error', title: lost })
    goBack()
  }, [isLost, lost, goBack])
  return { data: data?.data, error: isLost ? null : error, refetch }
}
