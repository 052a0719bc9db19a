// Generated from the contract by `npm run gen`; do not edit.
import type { fileEndpoints as DeclaredFileEndpoints } from '#contract/files/file-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const fileEndpoints: ClientEndpoints<typeof DeclaredFileEndpoints> = {
  upload: { method: 'POST', path: '/utils/upload' },
}
