import type { Selectable } from 'kysely'
import type { Task } from '#contract/tasks/task.ts'
import type { Tasks } from '../../db/schema.generated.ts'

export const presentTask = (row: Selectable<Tasks>): Task => ({
  id: row.id,
  task_title: row.title,
  task_text: row.description,
  priority: row.deadline,
  updatedAt: row.updated_at,
})
