import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Board } from '#contract/board/board.ts'
import { messages } from '#contract/messages.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { expiryChart, receivedChart, turnaroundChart } from './board-charts.ts'
import { ChartCard } from './chart-card.tsx'
import { LedgerNote } from './ledger-note.tsx'
import { MoneyFigures } from './money-figures.tsx'
import { StatusBars } from './status-bars.tsx'

const grid =
  'grid grid-cols-1 gap-6 xl:grid-cols-3 [&>section]:min-w-0 [&>section:first-child]:xl:col-span-3 [&>section:has([data-blank])]:self-start'

/** The board: cases, money, expiries and turn-around, for the superadmin. */
export function BoardPanel() {
  const query = useQuery({
    ...apiQuery(boardEndpoints.board, {}),
    staleTime: 60_000,
    refetchInterval: 5 * 60_000,
  })
  return (
    <QueryView
      query={query}
      errorTitle={messages.board.fetchFailed}
      frame={(error) => <Card title={messages.board.title}>{error}</Card>}
      skeleton={<SkeletonBoard />}
    >
      {({ data: board }) => <Cards board={board} />}
    </QueryView>
  )
}

function Cards({ board }: { board: Board }) {
  const charts = useMemo(
    () => ({ received: receivedChart(board.money), expiries: expiryChart(board), turnaround: turnaroundChart(board) }),
    [board],
  )
  return (
    <div className={grid}>
      <ChartCard title={messages.board.moneyTitle} description={messages.board.moneyDescription} data={charts.received}>
        <div className="min-w-0">
          <MoneyFigures money={board.money} />
          <LedgerNote ledger={board.ledger} />
        </div>
      </ChartCard>
      <Card title={messages.board.casesTitle} description={messages.board.casesDescription}>
        <StatusBars cases={board.cases} />
      </Card>
      <ChartCard
        title={messages.board.expiriesTitle}
        description={messages.board.expiriesDescription}
        data={charts.expiries}
      />
      <ChartCard
        title={messages.board.turnaroundTitle}
        description={messages.board.turnaroundDescription}
        data={charts.turnaround}
      />
    </div>
  )
}

/** The placeholder of the board's cards. */
export function SkeletonBoard() {
  return (
    <div className={grid} aria-hidden="true">
      {[
        messages.board.moneyTitle,
        messages.board.casesTitle,
        messages.board.expiriesTitle,
        messages.board.turnaroundTitle,
      ].map((title) => (
        <Card key={title} title={title}>
          <Skeleton className="h-64 w-full rounded-md" />
        </Card>
      ))}
    </div>
  )
}
