import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The query of the office's services, the inactive ones too. */
export const allServices = () => apiQuery(serviceEndpoints.all, {})
