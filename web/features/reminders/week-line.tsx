import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AlarmClock, ChevronRight } from 'lucide-react'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { reminderWeek } from './reminder-queries.ts'
import { OF_WEEK } from './reminder-search.ts'

/** How many owners were contacted about what ends this week, with a link to these reminders; a tile counts them all. */
export function WeekLine({ role }: { role: StaffRole }) {
  const query = useQuery({ ...reminderWeek(), refetchInterval: 5 * 60_000 })
  return (
    <QueryView
      query={query}
      errorTitle={t.reminders('weekFailed')}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<Skeleton className="h-14 rounded-lg" />}
      inlineError
    >
      {({ data: { contacted } }) => (
        <Link
          to={paths[role].reminders}
          search={OF_WEEK}
          className="group flex h-14 items-center gap-3.5 rounded-lg border bg-surface px-5 shadow-card transition-colors hover:bg-hover/40"
        >
          <AlarmClock className="size-5 shrink-0 text-faint" />
          <span className="tnum min-w-0 flex-1 font-medium">{t.reminders('weekLine', { contacted })}</span>
          <ChevronRight className="size-4 shrink-0 text-faint group-hover:text-ink" />
        </Link>
      )}
    </QueryView>
  )
}
