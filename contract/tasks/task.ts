import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, requiredText } from '../fields.ts'
import { MAX_TASK_TEXT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { staffRoles } from '../roles.ts'
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

/** The personal tasks of employees and superadmins. */
export const taskEndpoints = {
  all: endpoint('GET', '/task/get-all', {
    roles: staffRoles,
    summary: "The caller's own open tasks, soonest deadline first",
    query: listQuery('priority', 'task_title'),
    data: z.object({ tasks: z.array(Task) }),
    paged: true,
  }),
  create: endpoint('POST', '/task/create', {
    roles: staffRoles,
    summary: 'Note a task',
    body: TaskForm,
    data: Task,
    status: 201,
    message: 'tasks.created',
  }),
  update: endpoint('PUT', '/task/update/:id', {
    roles: staffRoles,
    summary: 'Change a task',
    body: TaskForm,
    data: Task,
    message: 'tasks.updated',
  }),
  markAsDone: endpoint('PATCH', '/task/mark-as-done/:id', {
    roles: staffRoles,
    summary: 'Mark a task as done; it leaves the list',
    data: z.object({ id: z.uuid() }),
    message: 'tasks.done',
  }),
}
