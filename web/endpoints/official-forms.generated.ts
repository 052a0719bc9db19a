// Generated from the contract by `npm run gen`; do not edit.
import type { officialFormEndpoints as DeclaredOfficialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const officialFormEndpoints: ClientEndpoints<typeof DeclaredOfficialFormEndpoints> = {
  all: { method: 'GET', path: '/form/all' },
  upload: { method: 'POST', path: '/form/upload' },
  edit: { method: 'PUT', path: '/form/edit/:id' },
  picture: { method: 'GET', path: '/form/picture/:id/:page' },
  propose: { method: 'GET', path: '/form/propose/:id/:number' },
  fill: { method: 'POST', path: '/form/fill/:id' },
  print: { method: 'POST', path: '/form/print' },
}
