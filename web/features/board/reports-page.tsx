import { useQuery } from '@tanstack/react-query'
import type { Board } from '#contract/board/board.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { showCount, showShort } from '#contract/count.ts'
import { addDays, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  assignmentsOfWeek,
  boardQuery,
  expiriesOfWeek,
  LedgerNote,
  MoneyFigures,
  paymentsOfDays,
  StatusBars,
} from './board-figures.tsx'
import { ChartCard, type ChartData, type ChartTone } from './chart.tsx'
import { RtoTurnaroundCard, rtoRangesQuery } from './rto-turnaround.tsx'

export function loader(): void {
  void queryClient.prefetchQuery(boardQuery())
  void queryClient.prefetchQuery(rtoRangesQuery())
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

const showDays = (value: number) =>
  t.board('shortDays', { days: value.toLocaleString('en-IN', { maximumFractionDigits: 1 }) })

const dayOfYear = (day: string) => showDay(day).slice(0, 5)

const weekOfYear = (week: string) =>
  t.filter('period', { fromDate: dayOfYear(week), toDate: dayOfYear(addDays(week, 6)) })

const receivedChart = ({ received }: Board['money']): ChartData => ({
  kind: 'bars',
  labelName: t.board('day'),
  latestFirst: true,
  labels: received.map(({ day }) => dayOfYear(day)),
  series: [{ name: t.board('received'), tone: 'good', values: received.map(({ amount }) => amount) }],
  format: showRupees,
  formatShort: showShort,
  linkOf: (label) => paymentsOfDays(received[label]?.day),
})

/** In the order of the types of expiry. */
const tones: readonly ChartTone[] = ['good', 'info', 'accent', 'warn', 'bad']

const expiryChart = ({ expiries }: Board): ChartData => ({
  kind: 'bars',
  labelName: t.board('weekFrom'),
  labels: expiries.map(({ week }) => weekOfYear(week)),
  shortLabels: expiries.map(({ week }) => dayOfYear(week)),
  series: expiryTypes.map((type, n) => ({
    name: t.summary(`types.${type}`),
    tone: tones[n % tones.length] ?? 'accent',
    values: expiries.map((week) => week[type]),
  })),
  format: showCount,
  formatShort: showShort,
  linkOf: (label) => expiriesOfWeek(expiries[label]?.week ?? ''),
  linkOfValue: (label, series) => expiriesOfWeek(expiries[label]?.week ?? '', expiryTypes[series]),
})

const turnaroundChart = ({ turnaround }: Board): ChartData => ({
  kind: 'line',
  latestFirst: true,
  labelName: t.board('weekFrom'),
  labels: turnaround.map(({ week }) => weekOfYear(week)),
  shortLabels: turnaround.map(({ week }) => dayOfYear(week)),
  series: [{ name: t.board('medianDays'), tone: 'accent', values: turnaround.map(({ days }) => days) }],
  format: showDays,
  linkOf: (label) => assignmentsOfWeek(turnaround[label]?.week ?? ''),
})

const grid =
  'grid grid-cols-1 gap-6 xl:grid-cols-3 [&>section]:min-w-0 [&>section:first-child]:xl:col-span-3 [&>section:has([data-blank])]:self-start'

function BoardPanel() {
  const query = useQuery(boardQuery())
  return (
    <QueryView
      query={query}
      errorTitle={t.board('fetchFailed')}
      frame={(error) => <Card title={t.board('title')}>{error}</Card>}
      skeleton={<SkeletonBoard />}
    >
      {({ data: board }) => <Cards board={board} />}
    </QueryView>
  )
}

function Cards({ board }: { board: Board }) {
  return (
    <div className={grid}>
      <ChartCard
        title={t.board('moneyTitle')}
        description={t.board('moneyDescription')}
        data={receivedChart(board.money)}
      >
        <div className="min-w-0">
          <MoneyFigures money={board.money} />
          <LedgerNote ledger={board.ledger} />
        </div>
      </ChartCard>
      <Card title={t.board('casesTitle')} description={t.board('casesDescription')}>
        <StatusBars cases={board.cases} />
      </Card>
      <ChartCard
        title={t.board('expiriesTitle')}
        description={t.board('expiriesDescription')}
        data={expiryChart(board)}
      />
      <ChartCard
        title={t.board('turnaroundTitle')}
        description={t.board('turnaroundDescription')}
        data={turnaroundChart(board)}
      />
    </div>
  )
}

function SkeletonBoard() {
  return (
    <div className={grid} aria-hidden="true">
      {[t.board('moneyTitle'), t.board('casesTitle'), t.board('expiriesTitle'), t.board('turnaroundTitle')].map(
        (title) => (
          <Card key={title} title={title}>
            <Skeleton className="h-64 w-full rounded-md" />
          </Card>
        ),
      )}
    </div>
  )
}
