import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { type ApiResponse, type CallArgs, requestWithMeta } from '#web/lib/api.ts'
import type { ClientEndpoint, DataOf } from '#web/lib/client-endpoint.ts'
import { apiQuery } from '#web/lib/query.ts'

/** A query of a list call whose data are rows. */
export interface CaseCall {
  queryKey: readonly unknown[]
  queryFn: (context?: { signal: AbortSignal }) => Promise<ApiResponse<readonly CaseRow[]>>
}

function call<E extends ClientEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  rowsOf: (data: DataOf<E>) => readonly CaseRow[],
): CaseCall {
  return {
    queryKey: apiQuery(endpoint, args).queryKey,
    queryFn: async (context) => {
      const answer = await requestWithMeta(endpoint, { ...args, ...(context && { signal: context.signal }) })
      return { ...answer, data: rowsOf(answer.data) }
    },
  }
}

const inAddress = ({ statuses, olderThanDays, page, pageSize, range: _, ...rest }: CaseQuery) => ({
  query: {
    ...rest,
    ...(statuses && { statuses: statuses.join(',') }),
    ...(olderThanDays !== undefined && { olderThanDays: String(olderThanDays) }),
    ...(page !== undefined && { page: String(page) }),
    ...(pageSize !== undefined && { pageSize: String(pageSize) }),
  },
})

/** Lists with a date filter always have a range. */
const inBody = ({ range, ...rest }: CaseQuery) => {
  if (!range) throw new Error('A list that is filtered by a date was asked for without one')
  return { body: { ...range, ...rest } }
}

const rows = (data: readonly CaseRow[]) => data
const named = (data: { cases: readonly CaseRow[] }) => data.cases

/** The list call of each preset; some name the person whose cases they list. */
export const caseCalls: Record<CasePreset, (query: CaseQuery, personId?: string) => CaseCall> = {
  unverified: (query) => call(caseEndpoints.unverified, inAddress(query), rows),
  myDrafts: (query) => call(caseEndpoints.myDrafts, inAddress(query), rows),
  verifiedList: (query) => call(caseEndpoints.verifiedList, inBody(query), rows),
  rejectedList: (query) => call(caseEndpoints.rejectedList, inBody(query), rows),
  myVerified: (query) => call(caseEndpoints.myVerified, inBody(query), rows),
  ofEmployee: (query, id = '') => call(caseEndpoints.ofEmployee, { params: { id }, ...inBody(query) }, named),
  ofClient: (query, id = '') => call(caseEndpoints.ofClient, { params: { id }, ...inBody(query) }, named),
}
