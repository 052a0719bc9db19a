import { MAX_SEARCH } from '#contract/limits.ts'
import { vehicleEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { TableState } from '#web/table/table-state.ts'

const dates = ['vehicleNo', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'] as const
const sorts = dates.flatMap((date) => [date, `-${date}`] as const)

/** What a change of a vehicle changes. */
export const vehicleReads = [{ below: '/vehicle/' }, { below: '/reminder/' }] as const

/** A page of the list. */
export const vehicleList = ({ q, page, size, sort }: TableState) => {
  const search = q.trim().slice(0, MAX_SEARCH)
  const known = sorts.find((one) => one === sort)
  return apiQuery(vehicleEndpoints.all, {
    query: { page: String(page), pageSize: String(size), ...(search && { search }), ...(known && { sort: known }) },
  })
}

/** A vehicle by its plate, with its cases and reminders. */
export const vehicleDetails = (plate: string) => apiQuery(vehicleEndpoints.details, { params: { plate } })
