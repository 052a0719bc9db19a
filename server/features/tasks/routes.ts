import { taskEndpoints } from '#contract/tasks/task-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createTask, listTasks, markTaskDone, updateTask } from './tasks.ts'

export const taskRoutes: Route[] = [
  query(taskEndpoints.all, listTasks),
  command(taskEndpoints.create, createTask),
  command(taskEndpoints.update, updateTask),
  command(taskEndpoints.markAsDone, markTaskDone),
]
