import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { officeDay, showDay } from '#contract/dates.ts'
import type { Language } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import { boardQuery, MoneyCard } from '#web/features/board/board-figures.tsx'
import { preloadSummary, SummaryPanel } from '#web/features/cases/expiry/summary-panel.tsx'
import { queueCounts } from '#web/features/queue/queue-queries.ts'
import { TodayStrip } from '#web/features/queue/today-strip.tsx'
import { WeekLine } from '#web/features/reminders/week-line.tsx'
import { setUpProgress } from '#web/features/set-up/set-up-progress.ts'
import { LateFilesCard } from '#web/features/stages/late-files-card.tsx'
import { preloadTasks, TasksPanel } from '#web/features/tasks/tasks-panel.tsx'
import { useLanguage } from '#web/lib/language.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import type { FilterSearch } from '#web/table/table-search.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Only in a new office.
const OfficeSetUp = lazy(async () => ({ default: (await import('./set-up-page.tsx')).OfficeSetUp }))

export function loader({ search }: PageLocation<FilterSearch>): void {
  preloadSummary(search)
  preloadTasks()
  void queryClient.prefetchQuery(queueCounts())
  if (session.get().user?.role !== 'superadmin') return
  void queryClient.prefetchQuery(boardQuery())
  void queryClient.prefetchQuery(setUpProgress())
}

/**
 * The home of superadmin and employee: the work that waits, expiries, tasks, late files, and for the superadmin the
 * money in one line.
 */
export function Page() {
  const user = useUser()
  const language = useLanguage()
  const isAdmin = user?.role === 'superadmin'
  const { data: progress, isLoading: awaitsProgress } = useQuery({ ...setUpProgress(), enabled: isAdmin })
  const { isPending: awaitsToday } = useQuery(queueCounts())
  if (!user) return null
  const role = isAdmin ? 'superadmin' : 'employee'
  const isNewOffice = progress?.data.firstCase === false
  return (
    <>
      <PageHeader
        title={isAdmin ? t.home('welcomeAdmin', { name: user.name }) : t.home('welcome', { name: user.name })}
        documentTitle={t.menu('home')}
        description={`${weekdayIn(language)}, ${showDay(officeDay(new Date()))}`}
      />
      <div className="grid grid-cols-1 gap-5">
        {isNewOffice && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
            <OfficeSetUp onHome />
          </Suspense>
        )}
        <TodayStrip role={role} isNewOffice={isNewOffice} />
        <HoldUntilLoaded isLoading={awaitsToday || awaitsProgress}>
          {!isNewOffice && <WeekLine role={role} />}
          {isAdmin && <MoneyCard />}
          <SummaryPanel />
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2 [&>:only-child]:xl:col-span-2">
            <TasksPanel />
            <LateFilesCard role={role} />
          </div>
        </HoldUntilLoaded>
      </div>
    </>
  )
}

/** The weekday of today at the office. */
const weekdayIn = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(new Date())
