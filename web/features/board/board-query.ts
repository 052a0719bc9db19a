import { boardEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The figures of the office, which a page that stays open loads again every 5 minutes. */
export const boardQuery = () => ({
  ...apiQuery(boardEndpoints.board, {}),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
})
