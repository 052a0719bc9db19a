// Generated from the contract by `npm run gen`; do not edit.
import type { gstEndpoints as DeclaredGstEndpoints } from '#contract/gst/gst-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const gstEndpoints: ClientEndpoints<typeof DeclaredGstEndpoints> = {
  settings: { method: 'GET', path: '/gst/settings' },
  editSettings: { method: 'PUT', path: '/gst/settings' },
  invoice: { method: 'GET', path: '/gst/invoice/:id' },
  invoices: { method: 'GET', path: '/gst/invoices' },
  register: { method: 'GET', path: '/gst/register' },
  monthlyReturn: { method: 'GET', path: '/gst/return' },
}
