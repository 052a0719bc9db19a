import { z } from 'zod'
import { listBody, listQuery } from '../fields.ts'
import { CaseStatus, FilterType } from './case-kinds.ts'
import { dateRange, isOrderedRange, reversedRangeError } from './case-lists.ts'
import { type CasePreset, presetFacts } from './case-presets.ts'
import { caseSorts } from './case-sorts.ts'

const range = { filterType: FilterType, ...dateRange }
const listing = listBody(...caseSorts)

/**
 * Which cases are asked for, in which order, and which page of them: every list of cases, whoever asks. Parts that are
 * left out do not narrow it down; rows are always those that the caller may see.
 */
export const CaseQuery = z.strictObject({
  statuses: z.array(CaseStatus).min(1).max(CaseStatus.options.length).readonly().optional(),
  /** One kind of date between two days, both included. */
  range: z.strictObject(range).refine(isOrderedRange, reversedRangeError).optional(),
  /** From or to this RTO. */
  rto: z.string().max(100).optional(),
  /** Assigned to this client: its own id, or that of its first user. */
  client: z.uuid().optional(),
  /** Created by this employee. */
  employee: z.uuid().optional(),
  ...listing,
})
export type CaseQuery = z.output<typeof CaseQuery>

/** The body of a list call that is filtered by one kind of date. */
export const CaseFilter = z.strictObject({ ...range, ...listing }).refine(isOrderedRange, reversedRangeError)
export type CaseFilter = z.output<typeof CaseFilter>

/** What a list call without a date filter takes in its address. */
export const CaseList = listQuery(...caseSorts)
type CaseList = z.output<typeof CaseList>

/** The query that a list call makes of its input; `id` is that of the person it names. */
export function presetQuery(preset: CasePreset, input: CaseList | (CaseFilter & { id?: string })): CaseQuery {
  const { statuses, of } = presetFacts(preset)
  const { page, pageSize, search, sort } = input
  const listed = { page, pageSize, search, sort, ...(statuses && { statuses }) }
  if (!('filterType' in input)) return listed
  const { filterType, fromDate, toDate, id } = input
  return { ...listed, range: { filterType, fromDate, toDate }, ...(of && { [of]: id }) }
}
