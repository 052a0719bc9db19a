import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createTask } from './create-task.ts'
import { listTasks } from './list-tasks.ts'
import { markTaskDone } from './mark-task-done.ts'
import { updateTask } from './update-task.ts'

/** The personal tasks of employees and superadmins. */
export const taskRoutes: Route[] = [
  query(taskEndpoints.all, listTasks),
  command(taskEndpoints.create, createTask),
  command(taskEndpoints.update, updateTask),
  command(taskEndpoints.markAsDone, markTaskDone),
]
