// Generated from the contract by `npm run gen`; do not edit.
import type { accountEndpoints as DeclaredAccountEndpoints } from '#contract/account/account-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const accountEndpoints: ClientEndpoints<typeof DeclaredAccountEndpoints> = {
  mySessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'POST', path: '/auth/end-other-sessions' },
  startCounter: { method: 'PUT', path: '/auth/counter' },
  endCounter: { method: 'DELETE', path: '/auth/counter' },
  warnings: { method: 'GET', path: '/office/warnings' },
  releaseOutgoing: { method: 'POST', path: '/office/release-outgoing' },
}
