import type { DateFilter } from '#web/domain/filter-form.tsx'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

export const summaryQuery = ({ fromDate, toDate }: Omit<DateFilter, 'filterType'>) =>
  apiQuery(caseEndpoints.summary, { body: { fromDate, toDate } })
