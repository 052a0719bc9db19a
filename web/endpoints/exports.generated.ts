// Generated from the contract by `npm run gen`; do not edit.
import type { exportEndpoints as DeclaredExportEndpoints } from '#contract/exports/export-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const exportEndpoints: ClientEndpoints<typeof DeclaredExportEndpoints> = {
  verified: { method: 'GET', path: '/export/verified' },
  unverified: { method: 'GET', path: '/export/unverified' },
  rejected: { method: 'GET', path: '/export/rejected' },
  stages: { method: 'GET', path: '/export/stages' },
  vehicles: { method: 'GET', path: '/export/vehicles' },
  reminders: { method: 'GET', path: '/export/reminders' },
  payments: { method: 'GET', path: '/export/payments' },
  clients: { method: 'GET', path: '/export/clients' },
  chosen: { method: 'POST', path: '/case/export' },
}
