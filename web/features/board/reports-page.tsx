import { t } from '#contract/texts.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { BoardPanel } from '#web/features/board/board-panel.tsx'
import { boardQuery } from '#web/features/board/board-query.ts'
import { RtoTurnaroundCard } from '#web/features/board/rto-turnaround-card.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function loader(): void {
  void queryClient.prefetchQuery(boardQuery())
  void queryClient.prefetchQuery(apiQuery(boardEndpoints.rtoTurnaround, {}))
}

/** The charts of the office, and how long each RTO takes. */
export function Page() {
  return (
    <>
      <PageHeader description={t.board('reportsDescription')} />
      <BoardPanel />
      <div className="mt-6">
        <RtoTurnaroundCard />
      </div>
    </>
  )
}
