import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'
import { staffRoles } from '../roles.ts'
import { QueueCount, QueueFilter, QueueRow } from './queue.ts'

/** The work that waits for the office, an employee's own only. */
export const queueEndpoints = {
  counts: endpoint('GET', '/queue/counts', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'How much work of each kind waits, since when, and about how much money',
    data: z.array(QueueCount),
  }),
  rows: endpoint('POST', '/queue/rows', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'The work of a kind, the longest wait first',
    body: QueueFilter,
    ...pageOf(QueueRow),
  }),
}
