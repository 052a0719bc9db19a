import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { type Board, RTO_TURNAROUND_DAYS, type RtoTurnaround } from '#contract/board/board.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { showCount, showShort } from '#contract/count.ts'
import { addDays, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
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
import { ChartCard, type ChartData, type ChartTone, TableToggle } from './chart.tsx'
import { RtoRanges } from './rto-ranges.tsx'

export function loader(): void {
  void queryClient.prefetchQuery(boardQuery())
  void queryClient.prefetchQuery(rtoRangesQuery())
}

const FRESH_MS = 5 * 60_000

const rtoRangesQuery = () => ({ ...apiQuery(boardEndpoints.rtoRanges, {}), staleTime: FRESH_MS })

const turnaroundQuery = () => ({ ...apiQuery(boardEndpoints.rtoTurnaround, {}), staleTime: FRESH_MS })

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

/** How long each RTO takes, with the files that are there now; the table says so by service. */
function RtoTurnaroundCard() {
  const [asTable, setAsTable] = useState(false)
  const query = useQuery(rtoRangesQuery())
  const isDrawn = query.data !== undefined && query.data.data.length > 0
  return (
    <Card
      title={t.board('rtoTitle')}
      description={t.board('rtoDescription', { days: RTO_TURNAROUND_DAYS })}
      actions={isDrawn && <TableToggle title={t.board('rtoTitle')} asTable={asTable} onChange={setAsTable} />}
      flush
    >
      {asTable ? (
        <TurnaroundByService />
      ) : (
        <QueryView
          query={query}
          errorTitle={t.board('rtoFailed')}
          skeleton={<Skeleton className="h-32 w-full rounded-md" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="p-5 text-muted">{t.board('rtoEmpty')}</p>}
        >
          {({ data }) => <RtoRanges ranges={data} />}
        </QueryView>
      )}
    </Card>
  )
}

function TurnaroundByService() {
  const query = useQuery(turnaroundQuery())
  const services = useQuery(allServices()).data?.data
  const labels = new Map(services?.map(({ code, label }) => [code, label]))
  return (
    <QueryView
      query={query}
      errorTitle={t.board('rtoFailed')}
      skeleton={<Skeleton className="h-32 w-full rounded-md" />}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="p-5 text-muted">{t.board('noneApproved')}</p>}
    >
      {({ data: rows }) => <TurnaroundTable rows={rows} labelOf={(code) => labels.get(code) ?? code} />}
    </QueryView>
  )
}

interface TurnaroundTableProps {
  rows: readonly RtoTurnaround[]
  labelOf: (code: RtoTurnaround['service']) => string
}

function TurnaroundTable({ rows, labelOf }: TurnaroundTableProps) {
  const caption = useId()
  const head = 'sticky top-0 bg-surface px-2 py-2 font-medium text-muted text-sm first:pl-5 last:pr-5'
  const cell = 'px-2 py-2 align-top first:pl-5 last:pr-5'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <section className="max-h-96 overflow-auto" tabIndex={0} aria-labelledby={caption}>
      <table className="w-full text-left text-sm">
        <caption id={caption} className="sr-only">
          {t.board('rtoTitle')}
        </caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className={head}>
              {t.board('rto')}
            </th>
            <th scope="col" className={clsx(head, 'max-md:hidden')}>
              {t.board('service')}
            </th>
            {[t.board('files'), t.board('medianDays'), t.board('nineOfTen')].map((name) => (
              <th key={name} scope="col" className={clsx(head, 'text-right')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.toRTO} ${row.service}`} className="border-b last:border-0">
              <th scope="row" className={clsx(cell, 'wrap-anywhere font-medium')}>
                {row.toRTO}
                <span className="block font-normal text-muted md:hidden">{labelOf(row.service)}</span>
              </th>
              <td className={clsx(cell, 'max-md:hidden')}>{labelOf(row.service)}</td>
              <td className={clsx(cell, 'tnum text-right')}>{showCount(row.cases)}</td>
              <td className={clsx(cell, 'tnum text-right font-semibold')}>{row.medianDays}</td>
              <td className={clsx(cell, 'tnum whitespace-nowrap text-right')}>
                {t.board('withinDays', { days: row.ninetiethDays })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
