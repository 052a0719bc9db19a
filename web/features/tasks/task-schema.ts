import { z } from 'zod'
import { dayStart } from '#contract/dates.ts'
import { requiredDay } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'
import { TaskForm } from '#contract/tasks/task.ts'

const { dateRequired, timeRequired, badMoment } = messages.tasks

/**
 * The schema of the task dialog: it combines date and time, in the office's time zone, into an instant (spec/1 point
 * 5).
 */
export const TaskInput = z
  .strictObject({
    task_title: TaskForm.shape.task_title,
    task_text: TaskForm.shape.task_text,
    date: requiredDay(dateRequired),
    time: z
      .string()
      .min(1, timeRequired)
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, badMoment),
  })
  .transform(({ date, time, ...task }): TaskForm => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return { ...task, priority: new Date(dayStart(date).getTime() + (hours * 60 + minutes) * 60_000).toISOString() }
  })
