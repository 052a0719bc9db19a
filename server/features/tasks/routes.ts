import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { createTask } from './create-task.ts'
import { listTasks } from './list-tasks.ts'
import { markTaskDone } from './mark-task-done.ts'
import { updateTask } from './update-task.ts'

/** The personal tasks of the staff. */
export const taskRoutes: Route[] = [
  read(taskEndpoints.all, listTasks),
  write(taskEndpoints.create, createTask),
  write(taskEndpoints.update, updateTask),
  write(taskEndpoints.markAsDone, markTaskDone),
]
