import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { showCount } from '#contract/count.ts'
import type { ConversionRow } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const report = () => apiQuery(reminderEndpoints.report, {})

export const loader = () => void queryClient.prefetchQuery(report())

/** What came of the reminders: sent, renewed here, renewed elsewhere. */
export function Page() {
  const query = useQuery(report())
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.reminderReport('description')} />
      <div className="grid max-w-4xl grid-cols-1 gap-3">
        <QueryView
          query={query}
          errorTitle={t.reminderReport('fetchFailed')}
          frame={(error) => <Card>{error}</Card>}
          skeleton={<Skeleton className="h-64 w-full rounded-md" />}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <Card flush>
              <EmptyState
                title={t.reminderReport('empty')}
                detail={t.reminderReport('emptyDetail')}
                action={<OpenPage page={paths.superadmin.reminderSettings} label={t.reminderSettings('title')} />}
              />
            </Card>
          }
        >
          {({ data }) => (
            <>
              <ReportTable rows={data} />
              <p className="text-faint text-sm">{t.reminderReport('explained')}</p>
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}

const cell = 'px-3 py-2 @lg:px-5'

const wideOnly = 'hidden @lg:table-cell'

const number = `${cell} tnum text-right`

/** What came of the reminders, by month and kind, with the sum of each month. */
function ReportTable({ rows }: { rows: readonly ConversionRow[] }) {
  return (
    <Card flush>
      <div className="@container overflow-hidden rounded-lg">
        <table className="w-full text-left">
          <caption className="sr-only">{t.reminderReport('caption')}</caption>
          <thead className="bg-sunken align-bottom text-muted text-sm">
            <tr className="border-b">
              <ColumnHeader className={cell}>{t.reminders('paper')}</ColumnHeader>
              <ColumnHeader className={number}>{t.reminderReport('sent')}</ColumnHeader>
              <ColumnHeader className={number}>{t.reminderReport('renewed')}</ColumnHeader>
              <ColumnHeader className={number}>{t.reminderReport('elsewhere')}</ColumnHeader>
              <ColumnHeader className={clsx(number, wideOnly)}>{t.reminderReport('share')}</ColumnHeader>
            </tr>
          </thead>
          {monthsOf(rows).map((month) => (
            <Month key={month.month} of={month} />
          ))}
        </table>
      </div>
    </Card>
  )
}

function Month({ of: { month, kinds, total } }: { of: ReportMonth }) {
  const [billYear = 0, billMonth = 0] = month.split('-').map(Number)
  return (
    <tbody className="divide-y border-b last:border-b-0">
      <tr className="font-semibold">
        <th scope="rowgroup" className={clsx(cell, 'font-semibold')}>
          {showBillMonth({ billMonth, billYear })}
        </th>
        <Numbers of={total} />
      </tr>
      {kinds.map((row) => (
        <tr key={t.reminders(`kinds.${row.kind}`)}>
          <th scope="row" className={clsx(cell, 'font-normal text-muted')}>
            {t.reminders(`kinds.${row.kind}`)}
          </th>
          <Numbers of={row} />
        </tr>
      ))}
    </tbody>
  )
}

function Numbers({ of: { sent, renewed, renewedElsewhere } }: { of: ConversionCounts }) {
  const percent = shareOf({ sent, renewed })
  const share = percent === null ? '-' : t.reminderReport('percent', { share: percent })
  return (
    <>
      <td className={toned(sent)}>{showCount(sent)}</td>
      <td className={toned(renewed)}>
        {showCount(renewed)}
        {percent !== null && <span className="block font-normal text-muted text-sm @lg:hidden">{share}</span>}
      </td>
      <td className={toned(renewedElsewhere)}>{showCount(renewedElsewhere)}</td>
      <td className={clsx(toned(percent), wideOnly)}>{share}</td>
    </>
  )
}

const toned = (count: number | null) => `${number} ${count ? '' : 'text-muted'}`

type ConversionCounts = Pick<ConversionRow, 'sent' | 'renewed' | 'renewedElsewhere'>

interface ReportMonth {
  /** `YYYY-MM`. */
  month: string
  kinds: readonly ConversionRow[]
  total: ConversionCounts
}

export function monthsOf(rows: readonly ConversionRow[]): ReportMonth[] {
  return [...groupBy(rows, ({ month }) => month)].map(([month, kinds]) => ({ month, kinds, total: sumOf(kinds) }))
}

const sumOf = (rows: readonly ConversionCounts[]): ConversionCounts => ({
  sent: rows.reduce((sum, { sent }) => sum + sent, 0),
  renewed: rows.reduce((sum, { renewed }) => sum + renewed, 0),
  renewedElsewhere: rows.reduce((sum, { renewedElsewhere }) => sum + renewedElsewhere, 0),
})

/**
 * Returns renewed of sent in percent; null where nothing was sent. A renewal may be recorded in a later month than its
 * reminder, so it can exceed 100.
 */
export const shareOf = ({ sent, renewed }: Pick<ConversionCounts, 'sent' | 'renewed'>): number | null =>
  sent === 0 ? null : Math.round((100 * renewed) / sent)
