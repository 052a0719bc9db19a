import { z } from 'zod'
import { dayStart, officeDay, officeTime } from '#contract/dates.ts'
import { requiredDay } from '#contract/fields.ts'
import { type Task, TaskForm } from '#contract/tasks/task.ts'
import { t, textKey } from '#contract/texts.ts'
import { taskEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/**
 * The schema of the task dialog: it combines date and time, in the office's time zone, into an instant.
 */
export const TaskInput = z
  .strictObject({
    task_title: TaskForm.shape.task_title,
    task_text: TaskForm.shape.task_text,
    date: requiredDay(textKey('tasks.dateRequired')),
    time: z
      .string()
      .min(1, textKey('tasks.timeRequired'))
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, textKey('tasks.badMoment')),
  })
  .transform(({ date, time, ...task }): TaskForm => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return { ...task, priority: new Date(dayStart(date).getTime() + (hours * 60 + minutes) * 60_000).toISOString() }
  })

const valuesOf = (task: Task | null) => {
  const deadline = task && new Date(task.priority)
  return {
    task_title: task?.task_title ?? '',
    task_text: task?.task_text ?? '',
    date: deadline ? officeDay(deadline) : '',
    time: deadline ? officeTime(deadline) : '',
  }
}

/** "Add New Task", or "Update Task" for an existing one. */
export function TaskDialog({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const form = useZodForm(TaskInput, valuesOf(task))
  const invalidates = [taskEndpoints.all]
  const create = useKeyedMutation(taskEndpoints.create, {
    invalidates,
    failureTitle: t.tasks('createFailed'),
  })
  const update = useApiMutation(taskEndpoints.update, {
    invalidates,
    failureTitle: t.tasks('updateFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={task ? t.tasks('updateTitle') : t.tasks('addTitle')}
      submit={task ? t.general('save') : t.general('add')}
      draft={task ? `task-${task.id}` : 'new-task'}
      form={form}
      onSubmit={(body) => (task ? update.mutateAsync({ params: { id: task.id }, body }) : create.mutateAsync({ body }))}
    >
      <TextField control={form.control} name="task_title" label={t.tasks('taskTitle')} autoFocus />
      <TextField control={form.control} name="task_text" label={t.tasks('taskText')} multiline />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField control={form.control} name="date" label={t.fields('date')} />
        <TextField control={form.control} name="time" type="time" label={t.tasks('time')} className="tnum" />
      </div>
    </FormDialog>
  )
}
