// Generated from the contract by `npm run gen`; do not edit.
import type { paperEndpoints as DeclaredPaperEndpoints } from '#contract/papers/paper-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const paperEndpoints: ClientEndpoints<typeof DeclaredPaperEndpoints> = {
  ofCase: { method: 'GET', path: '/case/papers/:caseId' },
  change: { method: 'PATCH', path: '/case/papers/:caseId' },
}
