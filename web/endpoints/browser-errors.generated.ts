// Generated from the contract by `npm run gen`; do not edit.
import type { browserErrorEndpoints as DeclaredBrowserErrorEndpoints } from '#contract/browser-errors/browser-error-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const browserErrorEndpoints: ClientEndpoints<typeof DeclaredBrowserErrorEndpoints> = {
  report: { method: 'POST', path: '/browser-error' },
}
