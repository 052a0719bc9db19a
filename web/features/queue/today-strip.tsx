import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { showCount } from '#contract/count.ts'
import type { QueueCount } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { daysSince, waitingTone } from '#web/features/cases/file-state.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'
import { FIRST_ROW, queueCounts } from './queue-queries.ts'

/**
 * "Today": the work that waits, a tile for each kind that has some, linked to its queue. A new office sees it with its
 * first work.
 */
export function TodayStrip({ role, isNewOffice }: { role: StaffRole; isNewOffice: boolean }) {
  const query = useQuery(queueCounts())
  if (isNewOffice && !query.data?.data.some(({ count }) => count > 0)) return null
  return (
    <Card
      title={t.queue('today')}
      actions={
        <Link to={paths[role].queue} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
          {t.queue('openQueue')}
        </Link>
      }
    >
      <QueryView query={query} errorTitle={t.queue('fetchFailed')} skeleton={<SkeletonToday />} inlineError>
        {({ data: counts }) => <Tiles counts={counts} role={role} />}
      </QueryView>
    </Card>
  )
}

function Tiles({ counts, role }: { counts: readonly QueueCount[]; role: StaffRole }) {
  const waiting = counts.filter(({ count }) => count > 0)
  const idle = counts.filter(({ count }) => count === 0)
  if (waiting.length === 0) return <p className="text-muted">{t.queue('nothingWaits')}</p>
  return (
    <>
      <ul className={tiles}>
        {waiting.map((count) => (
          <Tile key={count.kind} count={count} role={role} />
        ))}
      </ul>
      {idle.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-faint text-sm">
          {t.queue('nothingIn')}
          {idle.map(({ kind }) => (
            <Link
              key={kind}
              to={paths[role].queue}
              search={{ kind }}
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {t.queue(`kinds.${kind}`)}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

const tiles = 'grid grid-cols-2 gap-3 lg:grid-cols-4 min-[85rem]:grid-cols-5'

function Tile({ count: { kind, count, oldestAt, amount }, role }: { count: QueueCount; role: StaffRole }) {
  const days = oldestAt ? daysSince(oldestAt) : 0
  // An expiring paper's wait is still to come.
  const [oldest, tone] =
    kind === 'expiringThisWeek'
      ? [t.queue('soonest', { days: Math.max(0, -days) }), 'text-muted']
      : [t.queue('oldest', { days: Math.max(0, days) }), waitingTone(days)]
  const label = t.queue(`kinds.${kind}`)
  const first = kind === 'paymentsToCheck' ? { kind, check: FIRST_ROW } : { kind, open: FIRST_ROW }
  return (
    <li className="relative min-w-0 rounded-md border px-3.5 py-2.5 hover:bg-hover/60">
      <Link
        to={paths[role].queue}
        search={{ kind }}
        className="flex items-baseline justify-between gap-2 after:absolute after:inset-0"
      >
        <span className="min-w-0 text-muted text-sm">{label}</span>
        <span className="tnum font-semibold text-lg">{showCount(count)}</span>
      </Link>
      <p className="flex flex-wrap justify-between gap-x-2 text-sm">
        {oldestAt && (
          <Link
            to={paths[role].queue}
            search={first}
            aria-label={`${t.queue('openOldest', { kind: label })}, ${oldest}`}
            className={clsx('-my-0.5 relative rounded-sm py-0.5 underline-offset-4 hover:underline', tone)}
          >
            {oldest}
          </Link>
        )}
        {amount !== null && (
          <span className="text-muted">
            <Money rupees={amount} />
          </span>
        )}
      </p>
    </li>
  )
}

const SkeletonToday = () => (
  <Loading className={tiles}>
    {[1, 2, 3, 4].map((tile) => (
      <Skeleton key={tile} className="h-14 rounded-md" />
    ))}
  </Loading>
)
