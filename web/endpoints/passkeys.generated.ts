// Generated from the contract by `npm run gen`; do not edit.
import type { passkeyEndpoints as DeclaredPasskeyEndpoints } from '#contract/passkeys/passkey-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const passkeyEndpoints: ClientEndpoints<typeof DeclaredPasskeyEndpoints> = {
  all: { method: 'GET', path: '/auth/passkey/all' },
  start: { method: 'POST', path: '/auth/passkey/start' },
  add: { method: 'POST', path: '/auth/passkey/add' },
  edit: { method: 'PUT', path: '/auth/passkey/edit/:id' },
  remove: { method: 'DELETE', path: '/auth/passkey/remove/:id' },
  proof: { method: 'POST', path: '/auth/passkey/proof' },
}
