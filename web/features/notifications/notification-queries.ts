import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** How many notifications the panel shows at first, and at most. */
export const FIRST_ROWS = 20
export const MOST_ROWS = 100

export const newestNotifications = (rows: number = FIRST_ROWS) =>
  apiQuery(notificationEndpoints.all, { query: { page: '0', pageSize: String(rows) } })
