// Generated from the contract by `npm run gen`; do not edit.
import type { marginEndpoints as DeclaredMarginEndpoints } from '#contract/margin/margin-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const marginEndpoints: ClientEndpoints<typeof DeclaredMarginEndpoints> = {
  report: { method: 'GET', path: '/report/margin' },
}
