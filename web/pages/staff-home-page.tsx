import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { preloadSummary, SummaryPanel } from '#web/features/cases/form/summary-panel.tsx'
import { setUpProgress } from '#web/features/set-up/set-up-progress.ts'
import { preloadTasks, TasksPanel } from '#web/features/tasks/tasks-panel.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import type { FilterSearch } from '#web/table/table-search.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

// For the superadmin only: the guide in a new office, the board below the first screen.
const OfficeSetUp = lazy(async () => ({ default: (await import('./office-set-up.tsx')).OfficeSetUp }))
const BoardPanel = lazy(async () => ({ default: (await import('#web/features/board/board-panel.tsx')).BoardPanel }))

export function loader({ search }: PageLocation<FilterSearch>): void {
  preloadSummary(search)
  preloadTasks()
  if (session.get().user?.role !== 'superadmin') return
  void queryClient.prefetchQuery(apiQuery(boardEndpoints.board, {}))
  void queryClient.prefetchQuery(setUpProgress())
}

/**
 * The home of superadmin and employee: expiries, tasks, and for the superadmin the board (spec/1 "Staff home screens").
 */
export function Page() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <PageHeader
        title={user.role === 'superadmin' ? messages.home.welcomeAdmin(user.name) : messages.home.welcome(user.name)}
        documentTitle={messages.menu.home}
        description={`${weekday.format(new Date())}, ${showDay(officeDay(new Date()))}`}
      />
      <div className="grid grid-cols-1 gap-6">
        {user.role === 'superadmin' && <NewOfficeGuide />}
        <SummaryPanel />
        <TasksPanel />
        {user.role === 'superadmin' && (
          <Suspense fallback={null}>
            <BoardPanel />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** The guide through the first hour, while the office has no case. */
function NewOfficeGuide() {
  const { data } = useQuery(setUpProgress())
  if (data?.data.firstCase !== false) return null
  return (
    <Suspense fallback={null}>
      <OfficeSetUp onHome />
    </Suspense>
  )
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })
