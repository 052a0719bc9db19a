import { z } from 'zod'
import { listBody, listQuery } from '../fields.ts'
import { CaseStatus, FilterType } from './case-kinds.ts'
import { dateRange, isOrderedRange, reversedRangeError } from './case-lists.ts'
import { type CasePreset, presetFacts } from './case-presets.ts'
import { caseSorts } from './case-sorts.ts'

const range = { filterType: FilterType, ...dateRange }
const listing = listBody(...caseSorts)

/**
 * The filter, order and page of a list of cases, for every caller. A part that is left out does not
 * filter; the result always holds only cases that the caller may see.
 */
export const CaseQuery = z.strictObject({
  statuses: z.array(CaseStatus).min(1).max(CaseStatus.options.length).readonly().optional(),
  /** A kind of date between two days, both included. */
  range: z.strictObject(range).refine(isOrderedRange, reversedRangeError).optional(),
  /** Either RTO of the case, from or to, by its display name. */
  rto: z.string().max(100).optional(),
  /** The client to whom the case is assigned: the client's own id, or that of its first user. */
  client: z.uuid().optional(),
  /** The employee who created the case. */
  employee: z.uuid().optional(),
  ...listing,
})
export type CaseQuery = z.output<typeof CaseQuery>

/** The body of a list call that filters by a kind of date. */
export const CaseFilter = z.strictObject({ ...range, ...listing }).refine(isOrderedRange, reversedRangeError)
export type CaseFilter = z.output<typeof CaseFilter>

/** The query string of a list call without a date filter. */
export const CaseList = listQuery(...caseSorts)
type CaseList = z.output<typeof CaseList>

/** Returns the query that a list call makes of its input; `id` is the id of the named person. */
export function presetQuery(preset: CasePreset, input: CaseList | (CaseFilter & { id?: string })): CaseQuery {
  const { statuses, of } = presetFacts(preset)
  const { page, pageSize, search, sort } = input
  const listed = { page, pageSize, search, sort, ...(statuses && { statuses }) }
  if (!('filterType' in input)) return listed
  const { filterType, fromDate, toDate, id } = input
  return { ...listed, range: { filterType, fromDate, toDate }, ...(of && { [of]: id }) }
}
