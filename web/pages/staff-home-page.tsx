import { istDay, showDay } from '#contract/dates.ts'
import { welcome } from '#contract/messages.ts'
import { preloadSummary, SummaryPanel } from '#web/features/cases/summary-panel.tsx'
import { preloadTasks, TasksPanel } from '#web/features/tasks/tasks-panel.tsx'
import { useUser } from '#web/lib/session.ts'
import type { PageLocation } from '#web/shell/router.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export function loader({ search }: PageLocation): void {
  preloadSummary(search)
  preloadTasks()
}

/** The home of superadmin and employee: what expires, and what is to do (spec/1 "Staff home screens"). */
export function Page() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <PageHeader
        title={welcome(user)}
        documentTitle="Home"
        description={`${weekday.format(new Date())}, ${showDay(istDay(new Date()))}`}
      />
      <div className="grid grid-cols-1 gap-6">
        <SummaryPanel />
        <TasksPanel />
      </div>
    </>
  )
}

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })
