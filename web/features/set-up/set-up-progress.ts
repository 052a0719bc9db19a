import { setUpEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** Which steps of the first hour are done. */
export const setUpProgress = () => apiQuery(setUpEndpoints.progress, {})
