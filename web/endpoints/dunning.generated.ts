// Generated from the contract by `npm run gen`; do not edit.
import type { dunningEndpoints as DeclaredDunningEndpoints } from '#contract/dunning/dunning-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const dunningEndpoints: ClientEndpoints<typeof DeclaredDunningEndpoints> = {
  settings: { method: 'GET', path: '/dunning/settings' },
  editSettings: { method: 'PUT', path: '/dunning/settings' },
  pause: { method: 'POST', path: '/client/dunning/:id' },
}
