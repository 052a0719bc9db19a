// Generated from the contract by `npm run gen`; do not edit.
import type { documentEndpoints as DeclaredDocumentEndpoints } from '#contract/documents/document-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const documentEndpoints: ClientEndpoints<typeof DeclaredDocumentEndpoints> = {
  all: { method: 'GET', path: '/document/all' },
  create: { method: 'POST', path: '/document/create' },
  edit: { method: 'PUT', path: '/document/edit/:id' },
  remove: { method: 'DELETE', path: '/document/delete/:id' },
}
