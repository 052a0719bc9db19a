import { officeEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The profile of the office. */
export const officeProfile = () => apiQuery(officeEndpoints.profile, {})
