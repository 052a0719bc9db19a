import { officeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

export const officeProfile = () => apiQuery(officeEndpoints.profile, {})

/** The UPI id that clients pay to; empty while none is set. */
export const upiId = () => apiQuery(referenceEndpoints.getUpi, {})
