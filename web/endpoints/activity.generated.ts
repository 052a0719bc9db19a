// Generated from the contract by `npm run gen`; do not edit.
import type { activityEndpoints as DeclaredActivityEndpoints } from '#contract/activity/activity-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const activityEndpoints: ClientEndpoints<typeof DeclaredActivityEndpoints> = {
  list: { method: 'GET', path: '/activity' },
  people: { method: 'GET', path: '/activity/people' },
}
