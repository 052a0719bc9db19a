import { useQuery } from '@tanstack/react-query'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The signed-in user, with the client's credit. */
export const profileQuery = () => apiQuery(identityEndpoints.myProfile, {})

/** Whether the signed-in member of a firm may pay for it. */
export const useMayPay = (): boolean => useQuery(profileQuery()).data?.data.membership?.canPay !== false
