// Generated from the contract by `npm run gen`; do not edit.
import type { clientEndpoints as DeclaredClientEndpoints } from '#contract/clients/client-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const clientEndpoints: ClientEndpoints<typeof DeclaredClientEndpoints> = {
  signUp: { method: 'POST', path: '/client/signup' },
  all: { method: 'GET', path: '/client/all' },
  active: { method: 'GET', path: '/client/active' },
  firmNames: { method: 'GET', path: '/client/firmnames/active' },
  verify: { method: 'POST', path: '/client/verify/:id' },
  add: { method: 'POST', path: '/client/add' },
  edit: { method: 'PUT', path: '/client/edit/:id' },
  reject: { method: 'DELETE', path: '/client/reject-client/:id' },
  changeCredit: { method: 'POST', path: '/client/credit/:id' },
  overrideCredit: { method: 'POST', path: '/client/credit-override/:id' },
}
