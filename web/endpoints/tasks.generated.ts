// Generated from the contract by `npm run gen`; do not edit.
import type { taskEndpoints as DeclaredTaskEndpoints } from '#contract/tasks/task-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const taskEndpoints: ClientEndpoints<typeof DeclaredTaskEndpoints> = {
  all: { method: 'GET', path: '/task/get-all' },
  create: { method: 'POST', path: '/task/create' },
  update: { method: 'PUT', path: '/task/update/:id' },
  markAsDone: { method: 'PATCH', path: '/task/mark-as-done/:id' },
}
