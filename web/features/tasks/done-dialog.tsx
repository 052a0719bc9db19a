import { messages } from '#contract/messages.ts'
import type { Task } from '#contract/tasks/task.ts'
import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before a task is marked as done; it leaves the list then. */
export function DoneDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const markDone = async () => {
    try {
      await call(taskEndpoints.markAsDone, { params: { id: task.id } })
    } catch (error) {
      toastFailure(messages.tasks.doneFailed, error)
      void invalidate(taskEndpoints.all)
      throw error
    }
    toast({ kind: 'success', title: messages.tasks.done })
    await invalidate(taskEndpoints.all)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.tasks.confirmTitle}
      description={messages.tasks.confirm}
      confirm={messages.tasks.confirmYes}
      onConfirm={markDone}
    />
  )
}
