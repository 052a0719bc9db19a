import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** What a change of the catalogue changes: its own list, and the papers and stages of cases. */
export const serviceReads = [{ below: '/service/' }, { below: '/case/' }] as const

/** Every service with its papers. */
export const allServices = () => apiQuery(serviceEndpoints.all, {})
