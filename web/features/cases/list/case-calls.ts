import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { inAddress, type ListCall, listCall } from '#web/table/server-list.ts'

const inQuery = ({ statuses, olderThanDays, range: _, ...rest }: CaseQuery) => ({
  query: {
    ...inAddress(rest),
    ...(statuses && { statuses: statuses.join(',') }),
    ...(olderThanDays !== undefined && { olderThanDays: String(olderThanDays) }),
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
export const caseCalls: Record<CasePreset, (query: CaseQuery, personId?: string) => ListCall<CaseRow>> = {
  unverified: (query) => listCall(caseEndpoints.unverified, inQuery(query), rows),
  myDrafts: (query) => listCall(caseEndpoints.myDrafts, inQuery(query), rows),
  verifiedList: (query) => listCall(caseEndpoints.verifiedList, inBody(query), rows),
  rejectedList: (query) => listCall(caseEndpoints.rejectedList, inBody(query), rows),
  myVerified: (query) => listCall(caseEndpoints.myVerified, inBody(query), rows),
  ofEmployee: (query, id = '') => listCall(caseEndpoints.ofEmployee, { params: { id }, ...inBody(query) }, named),
  ofClient: (query, id = '') => listCall(caseEndpoints.ofClient, { params: { id }, ...inBody(query) }, named),
}
