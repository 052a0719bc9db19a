import { type RequestStatus, requestStatuses } from '#contract/requests/request-values.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { oneOf, searchSchema } from '#web/lib/address.ts'
import { apiQuery, type Reads } from '#web/lib/query.ts'

export const requestsSearch = searchSchema({ tab: oneOf(requestStatuses) })

/** A page of requests: those of a status, oldest first, or all, newest first. */
export const requestsPage = (status: RequestStatus | null, page: number) =>
  apiQuery(requestEndpoints.all, { query: { ...(status ? { status } : { sort: '-at' }), page: String(page) } })

/** What a decision of a request makes outdated. */
export const requestReads: Reads = { below: '/request/' }

/** The open requests, among them the one that a new case accepts. */
export const openRequests = () => apiQuery(requestEndpoints.all, { query: { status: 'open' } })
