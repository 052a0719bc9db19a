import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CalendarClock, CircleAlert, CircleCheck, Clock, ListTodo, PencilLine, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showInstant, showInstantDay } from '#contract/dates.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import type { Task } from '#contract/tasks/task.ts'
import { t } from '#contract/texts.ts'
import { taskEndpoints } from '#web/endpoints.generated.ts'
import { errorText, isSessionOver } from '#web/lib/errors.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TaskDialog = lazyDialog(async () => (await import('./task-dialog.tsx')).TaskDialog)

const tasksQuery = () => apiQuery(taskEndpoints.all, {})

export const preloadTasks = (): void => void queryClient.prefetchQuery(tasksQuery())

/** The personal tasks of a staff member, in the panel that the specification titles "Markdown". */
export function TasksPanel() {
  const [editedTask, setEditedTask] = useState<Task | 'new' | null>(null)
  const [done, setDone] = useState<Task | null>(null)
  const query = useQuery(tasksQuery())
  const { error } = query
  const isShown = query.data !== undefined
  const markAsDone = useApiMutation(taskEndpoints.markAsDone, {
    invalidates: [taskEndpoints.all],
    failureTitle: t.tasks('doneFailed'),
  })
  useEffect(() => {
    // Without data the panel itself says it.
    if (error && isShown && !isSessionOver(error))
      toast({ kind: 'error', title: errorText(error, t.general('fetchFailed')) })
  }, [error, isShown])
  return (
    <Card
      title={t.tasks('panel')}
      flush
      actions={
        <Button size="sm" icon={Plus} onClick={() => setEditedTask('new')}>
          {t.tasks('add')}
        </Button>
      }
    >
      <QueryView
        query={query}
        errorTitle={errorText(error, t.general('fetchFailed'))}
        skeleton={<SkeletonTasks />}
        isEmpty={({ data: { tasks } }) => tasks.length === 0}
        empty={
          <EmptyState
            icon={ListTodo}
            title={t.tasks('empty')}
            detail={t.tasks('emptyDetail')}
            action={<Button onClick={() => setEditedTask('new')}>{t.general('addFirst')}</Button>}
          />
        }
      >
        {({ data: { tasks } }) => (
          <Accordion
            items={tasks.map((task) => ({
              value: task.id,
              summary: (
                <span className="flex items-start justify-between gap-4 max-sm:flex-col max-sm:gap-1">
                  <span className="min-w-0 wrap-anywhere">{task.task_title}</span>
                  <Countdown deadline={task.priority} />
                </span>
              ),
              content: <TaskBody task={task} onUpdate={() => setEditedTask(task)} onDone={() => setDone(task)} />,
            }))}
          />
        )}
      </QueryView>
      {editedTask && <TaskDialog task={editedTask === 'new' ? null : editedTask} onClose={() => setEditedTask(null)} />}
      {done && (
        <ConfirmDialog
          onClose={() => setDone(null)}
          title={t.tasks('confirmTitle')}
          description={t.tasks('confirm')}
          confirm={t.tasks('confirmYes')}
          onConfirm={() => markAsDone.mutateAsync({ params: { id: done.id } })}
        />
      )}
    </Card>
  )
}

function TaskBody({ task, onUpdate, onDone }: { task: Task; onUpdate: () => void; onDone: () => void }) {
  return (
    <div className="grid gap-4 pt-3">
      <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{task.task_text}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted text-sm">
        <span className="flex items-center gap-1.5">
          <CalendarClock className="size-4 text-faint" />
          <span>
            {t.tasks.rich('deadlineAt', {
              time: () => (
                <time dateTime={task.priority} className="tnum font-medium text-ink">
                  {showInstant(task.priority)}
                </time>
              ),
            })}
          </span>
        </span>
        <span className="text-faint">
          <UpdatedAt instant={task.updatedAt} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button icon={PencilLine} size="sm" onClick={onUpdate}>
          {t.tasks('updateTitle')}
        </Button>
        <Button icon={CircleCheck} size="sm" onClick={onDone}>
          {t.tasks('checkDone')}
        </Button>
      </div>
    </div>
  )
}

function SkeletonTasks() {
  return (
    <div role="status" aria-label={t.session('loading')} className="divide-y">
      {['w-64', 'w-48', 'w-56'].map((width) => (
        <div key={width} className="flex items-center justify-between gap-4 px-5 py-4">
          <Skeleton className={clsx('h-4', width, 'max-w-full')} />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  )
}

/** The current time in milliseconds; the component renders again each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}

/** The time until a deadline, updated each second: green before it, red after it. */
function Countdown({ deadline }: { deadline: string }) {
  const { text, past } = deadlineText(Date.parse(deadline), useNow())
  return (
    <Badge tone={past ? 'bad' : 'good'} icon={past ? CircleAlert : Clock}>
      <span className="tnum">{text}</span>
    </Badge>
  )
}

/** "Updated 5 minutes ago", or the day if the change is older than a day. */
function UpdatedAt({ instant }: { instant: string }) {
  return t.tasks('updatedAt', { time: relativeTimeText(Date.parse(instant), useNow()) ?? showInstantDay(instant) })
}

/** Formats the time until a deadline or since it: in days from one day on, otherwise to the second. */
export function deadlineText(deadline: number, now: number): { text: string; past: boolean } {
  const past = deadline <= now
  // The remaining time is rounded up to seconds, the elapsed time down.
  const seconds = past ? Math.floor((now - deadline) / SECOND) : Math.ceil((deadline - now) / SECOND)
  const length = seconds * SECOND
  const amount = length >= DAY ? t.tasks('days', { count: Math.floor(length / DAY) }) : clock(length)
  return { text: past ? t.tasks('timeOverdue', { amount }) : t.tasks('timeLeft', { amount }), past }
}

function clock(length: number): string {
  const hours = Math.floor(length / HOUR)
  const minutes = Math.floor((length % HOUR) / MINUTE)
  const seconds = Math.floor((length % MINUTE) / SECOND)
  const parts = [
    hours ? t.tasks('hours', { count: hours }) : '',
    hours || minutes ? t.tasks('minutes', { count: minutes }) : '',
    t.tasks('seconds', { count: seconds }),
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * The age of a change: `5 minutes ago` for less than a day, otherwise null, where the date is shown.
 */
export function relativeTimeText(then: number, now: number): string | null {
  const age = Math.max(0, now - then)
  if (age >= DAY) return null
  if (age < MINUTE) return t.tasks('justNow')
  return age < HOUR
    ? t.tasks('minutesAgo', { count: Math.floor(age / MINUTE) })
    : t.tasks('hoursAgo', { count: Math.floor(age / HOUR) })
}
