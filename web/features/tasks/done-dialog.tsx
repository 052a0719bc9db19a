import { messages } from '#contract/messages.ts'
import type { Task } from '#contract/tasks/task.ts'
import { taskEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Confirms that a task is done; it then leaves the list. */
export function DoneDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const markAsDone = useApiMutation(taskEndpoints.markAsDone, {
    invalidates: [taskEndpoints.all],
    failureTitle: messages.tasks.doneFailed,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.tasks.confirmTitle}
      description={messages.tasks.confirm}
      confirm={messages.tasks.confirmYes}
      onConfirm={() => markAsDone.mutateAsync({ params: { id: task.id } })}
    />
  )
}
