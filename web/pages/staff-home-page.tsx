import { lazy, Suspense } from 'react'
import { officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { boardEndpoints } from '#web/endpoints.generated.ts'
import { preloadSummary, SummaryPanel } from '#web/features/cases/form/summary-panel.tsx'
import { preloadTasks, TasksPanel } from '#web/features/tasks/tasks-panel.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import type { FilterSearch } from '#web/table/table-search.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

// For the superadmin only, and below the first screen.
const BoardPanel = lazy(async () => ({ default: (await import('#web/features/board/board-panel.tsx')).BoardPanel }))

export function loader({ search }: PageLocation<FilterSearch>): void {
  preloadSummary(search)
  preloadTasks()
  if (session.get().user?.role === 'superadmin') void queryClient.prefetchQuery(apiQuery(boardEndpoints.board, {}))
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

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })
