import { type ReactNode, useState } from 'react'
import type { DealerRequest } from '#contract/requests/request.ts'
import type { RequestStatus } from '#contract/requests/request-values.ts'
import { t } from '#contract/texts.ts'
import { useCursorList } from '#web/lib/cursor-list.ts'
import { EmptyState, QueryView, ShowMore } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RequestItem } from './request-item.tsx'
import { requestsPage } from './request-queries.ts'

interface RequestListProps {
  /** null for all, the newest first. */
  status: RequestStatus | null
  isOfStaff: boolean
  empty: { title: string; detail: string; action?: ReactNode }
  caseLink?: (caseNo: string) => ReactNode
  actions?: (request: DealerRequest) => ReactNode
}

/** Requests that "Show more" lengthens. */
export function RequestList({ status, isOfStaff, empty, caseLink, actions }: RequestListProps) {
  const [shown, setShown] = useState(1)
  const {
    rows,
    total = 0,
    query,
  } = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => requestsPage(status, page)),
    keyOf: ({ id }) => id,
    listKey: status ?? '',
  })
  return (
    <QueryView
      query={query}
      errorTitle={t.requests('fetchFailed')}
      skeleton={
        <div className="grid gap-4 p-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      }
      isEmpty={() => rows.length === 0}
      empty={<EmptyState {...empty} />}
    >
      {() => (
        <>
          <ul aria-label={t.requests('title')} className="divide-y">
            {rows.map((request) => (
              <RequestItem
                key={request.id}
                request={request}
                isOfStaff={isOfStaff}
                caseLink={request.CaseNo && caseLink?.(request.CaseNo)}
                actions={actions?.(request)}
              />
            ))}
          </ul>
          <ShowMore shown={rows.length} total={total} onMore={() => setShown(shown + 1)} />
        </>
      )}
    </QueryView>
  )
}
