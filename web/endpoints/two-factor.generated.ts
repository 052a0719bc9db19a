// Generated from the contract by `npm run gen`; do not edit.
import type { twoFactorEndpoints as DeclaredTwoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const twoFactorEndpoints: ClientEndpoints<typeof DeclaredTwoFactorEndpoints> = {
  status: { method: 'GET', path: '/auth/two-factor' },
  start: { method: 'POST', path: '/auth/two-factor/start' },
  confirm: { method: 'POST', path: '/auth/two-factor/confirm' },
  turnOff: { method: 'POST', path: '/auth/two-factor/turn-off' },
  renewCodes: { method: 'POST', path: '/auth/two-factor/renew-recovery-codes' },
  users: { method: 'GET', path: '/auth/two-factor/users' },
  reset: { method: 'POST', path: '/auth/two-factor/reset/:userId' },
  getRequirement: { method: 'GET', path: '/auth/get-two-factor-requirement' },
  updateRequirement: { method: 'POST', path: '/auth/update-two-factor-requirement' },
}
