import { duesEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, ONE_VISIT_MS } from '#web/lib/query.ts'

/** The debts of all clients; they change with every payment and assignment, so each visit loads them again. */
export const duesQuery = () => ({ ...apiQuery(duesEndpoints.list, {}), staleTime: ONE_VISIT_MS })
