import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QueueCount, QueueFilter, QueueRow } from './queue.ts'

const staff = ['superadmin', 'employee'] as const

/** The work that waits for the office, an employee's own only (contract-trade section 10). */
export const queueEndpoints = {
  counts: endpoint({
    method: 'GET',
    path: '/queue/counts',
    roles: staff,
    summary: 'How much work of each kind waits, since when, and about how much money',
    data: z.array(QueueCount),
  }),
  rows: endpoint({
    method: 'POST',
    path: '/queue/rows',
    roles: staff,
    summary: 'The work of a kind, the longest wait first',
    body: QueueFilter,
    data: z.array(QueueRow),
    paged: true,
  }),
}
