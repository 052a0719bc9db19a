import { useQuery } from '@tanstack/react-query'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The history of a case, newest first, for staff. */
export const useCaseHistory = (id: string, enabled = true) =>
  useQuery({ ...apiQuery(caseEndpoints.history, { params: { id } }), enabled })
