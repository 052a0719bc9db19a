// Generated from the contract by `npm run gen`; do not edit.
import type { importEndpoints as DeclaredImportEndpoints } from '#contract/imports/import-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const importEndpoints: ClientEndpoints<typeof DeclaredImportEndpoints> = {
  template: { method: 'GET', path: '/import/:kind/template' },
  check: { method: 'POST', path: '/import/:kind' },
  commit: { method: 'POST', path: '/import/commit/:id' },
  headers: { method: 'POST', path: '/import/headers/:kind' },
  columns: { method: 'POST', path: '/import/columns/:kind' },
  all: { method: 'GET', path: '/import/all' },
  badRows: { method: 'GET', path: '/import/rows/:id' },
  correct: { method: 'PATCH', path: '/import/rows/:id' },
  undo: { method: 'POST', path: '/import/undo/:id' },
  report: { method: 'GET', path: '/import/report/:id' },
}
