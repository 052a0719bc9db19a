import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../fields.ts'

import { staffRoles } from '../roles.ts'
import { Task, TaskForm } from './task.ts'

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
