// Generated from the contract by `npm run gen`; do not edit.
import type { teamEndpoints as DeclaredTeamEndpoints } from '#contract/team/team-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const teamEndpoints: ClientEndpoints<typeof DeclaredTeamEndpoints> = {
  all: { method: 'GET', path: '/team/all' },
  add: { method: 'POST', path: '/team/add' },
  edit: { method: 'PUT', path: '/team/edit/:userId' },
}
