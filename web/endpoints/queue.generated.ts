// Generated from the contract by `npm run gen`; do not edit.
import type { queueEndpoints as DeclaredQueueEndpoints } from '#contract/queue/queue-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const queueEndpoints: ClientEndpoints<typeof DeclaredQueueEndpoints> = {
  counts: { method: 'GET', path: '/queue/counts' },
  rows: { method: 'POST', path: '/queue/rows' },
}
