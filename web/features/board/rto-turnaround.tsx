import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { RTO_TURNAROUND_DAYS, type RtoTurnaround } from '#contract/board/board.ts'
import { showCount } from '#contract/count.ts'
import { t } from '#contract/texts.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TableToggle } from './chart.tsx'
import { RtoRanges } from './rto-ranges.tsx'

const FRESH_MS = 5 * 60_000

export const rtoRangesQuery = () => ({ ...apiQuery(boardEndpoints.rtoRanges, {}), staleTime: FRESH_MS })

const turnaroundQuery = () => ({ ...apiQuery(boardEndpoints.rtoTurnaround, {}), staleTime: FRESH_MS })

/** How long each RTO takes, with the files that are there now; the table says so by service. */
export function RtoTurnaroundCard() {
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
