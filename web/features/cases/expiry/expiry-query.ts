import { caseEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'

export const summaryQuery = ({ fromDate, toDate }: Omit<DateFilter, 'filterType'>) =>
  apiQuery(caseEndpoints.summary, { body: { fromDate, toDate } })
