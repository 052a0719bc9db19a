// Generated from the contract by `npm run gen`; do not edit.
import type { rateEndpoints as DeclaredRateEndpoints } from '#contract/rates/rate-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const rateEndpoints: ClientEndpoints<typeof DeclaredRateEndpoints> = {
  all: { method: 'GET', path: '/rate/all' },
  replace: { method: 'PUT', path: '/rate/all' },
  read: { method: 'POST', path: '/rate/read' },
  suggest: { method: 'POST', path: '/rate/suggest' },
}
