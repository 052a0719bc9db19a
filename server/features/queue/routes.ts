import { queueEndpoints as calls } from '#contract/queue/queue-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { getQueueCounts, listQueueRows } from './queue.ts'

export const queueRoutes: Route[] = [query(calls.counts, getQueueCounts), query(calls.rows, listQueueRows)]
