import type { QueueRow, WaitingCase } from '#contract/queue/queue.ts'
import type { QueueKind } from '#contract/queue/queue-values.ts'
import { queueEndpoints } from '#web/endpoints.generated.ts'
import { pageNumber, searchSchema, text } from '#web/lib/address.ts'
import { apiQuery } from '#web/lib/query.ts'
import { listCall } from '#web/table/server-list.ts'

/** Means the first row in an address. */
export const FIRST_ROW = 'first'

/**
 * The search parameters of the queue: the kind of work, the row whose panel is open (its key, or FIRST_ROW), how many pages
 * of rows are shown, and the payment that is checked side by side with the page of its list.
 */
export const queueSearch = searchSchema({
  kind: text,
  open: text,
  shown: pageNumber,
  check: text,
  page: pageNumber,
})

export const PAGE_SIZE = 50

/** How much work of each kind waits; the work of others also changes it. */
export const queueCounts = () => ({ ...apiQuery(queueEndpoints.counts, {}), refetchInterval: 60_000 })

const bodyOf = (kind: QueueKind, page: number) => ({ body: { kind, page, pageSize: PAGE_SIZE } })

/** A page of the work of a kind, the longest wait first. */
export const queueRows = (kind: QueueKind, page: number) => apiQuery(queueEndpoints.rows, bodyOf(kind, page))

const kindsOfCases: readonly QueueKind[] = ['toVerify', 'toAssign', 'lateFiles', 'rejectedToFix']

export const isCase = (row: QueueRow): row is WaitingCase => kindsOfCases.includes(row.kind)

/** The call of a page of a kind as a list of cases; null for a kind of other work. */
export const casesOfKind = (kind: QueueKind) =>
  kindsOfCases.includes(kind)
    ? (page: number) => listCall(queueEndpoints.rows, bodyOf(kind, page), (rows) => rows.filter(isCase))
    : null

/** All of the work of a kind. */
export const wholeQueue = (kind: QueueKind) => apiQuery(queueEndpoints.rows, { body: { kind } })
