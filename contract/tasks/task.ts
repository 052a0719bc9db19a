import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { MAX_TASK_TEXT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { textKey } from '../texts.ts'

/** An ISO instant with its zone, of the years 1900 to 2199; stored and returned in UTC. */
const deadline = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (input ? textKey('tasks.badMoment') : textKey('tasks.dateRequired')),
  })
  .max(40, textKey('tasks.badMoment'))
  .transform((text) => new Date(text))
  .refine((moment) => moment.getUTCFullYear() >= 1900 && moment.getUTCFullYear() < 2200, textKey('tasks.badMoment'))
  .transform((moment) => moment.toISOString())

/** The task form; `priority` is the deadline, made of a date and a time. */
export const TaskForm = z.strictObject({
  task_title: requiredText(textKey('tasks.titleRequired')),
  task_text: requiredText(textKey('tasks.textRequired'), MAX_TASK_TEXT, maskedLines),
  priority: deadline,
})
export type TaskForm = z.output<typeof TaskForm>

/** A task. */
export const Task = z.object({
  id: z.uuid(),
  task_title: z.string(),
  task_text: z.string(),
  priority: z.string(),
  updatedAt: z.string(),
})
export type Task = z.infer<typeof Task>
