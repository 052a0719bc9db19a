import type { QueueKind } from '#contract/queue/queue-values.ts'
import { queueEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

const PAGE_SIZE = 50

/** How much work of each kind waits; the work of others also changes it. */
export const queueCounts = () => ({ ...apiQuery(queueEndpoints.counts, {}), refetchInterval: 60_000 })

/** A page of the work of a kind, the longest wait first. */
export const queueRows = (kind: QueueKind, page: number) =>
  apiQuery(queueEndpoints.rows, { body: { kind, page, pageSize: PAGE_SIZE } })
