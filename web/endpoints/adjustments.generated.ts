// Generated from the contract by `npm run gen`; do not edit.
import type { adjustmentEndpoints as DeclaredAdjustmentEndpoints } from '#contract/adjustments/adjustment-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const adjustmentEndpoints: ClientEndpoints<typeof DeclaredAdjustmentEndpoints> = {
  ofClient: { method: 'GET', path: '/client/adjustments/:id' },
  adjust: { method: 'POST', path: '/client/adjust/:id' },
}
