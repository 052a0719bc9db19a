import { requestStatuses } from '#contract/requests/request-values.ts'
import { oneOf, searchSchema } from '#web/lib/address.ts'

export const requestsSearch = searchSchema({ tab: oneOf(requestStatuses) })
