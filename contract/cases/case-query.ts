import { z } from 'zod'
import { inAddress, listBody, pagingQuery, sortKey, valuesInAddress } from '../fields.ts'
import { MAX_DAYS_WAITING, MAX_TEXT } from '../limits.ts'
import { isPrintable, normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { CaseStatus, FilterType, Stage, WaitingOn } from './case-enums.ts'
import { caseSorts } from './case-list-fields.ts'
import { dateRange, isOrderedRange, reversedRangeError } from './case-lists.ts'
import { type CasePreset, presetFacts } from './case-presets.ts'

const statuses = z.array(CaseStatus).min(1).max(CaseStatus.options.length)
type Statuses = Readonly<z.infer<typeof statuses>>
const daysWaiting = z.int().min(0).max(MAX_DAYS_WAITING)

/** What narrows a list of cases beside dates and text; a part that is left out does not filter. */
export const caseFacets = {
  /** Of the statuses of the list; any other finds nothing. */
  statuses: statuses.readonly().optional(),
  /** The client to whom the case is assigned: the client's own id, or that of its first user. */
  clientId: z.uuid(textKey('cases.noValidId')).optional(),
  /** The superadmin or employee who created the case. */
  createdBy: z.uuid(textKey('cases.noValidId')).optional(),
  /** The case's To RTO, by its display name. */
  rto: z
    .string()
    .overwrite(normalizeLine)
    .max(MAX_TEXT, textKey('fields.tooLong', { max: MAX_TEXT }))
    .refine(isPrintable, textKey('fields.notPrintable'))
    .optional(),
  /** The firm that the case names, as it is written there. */
  firm: z
    .string()
    .overwrite(normalizeLine)
    .max(MAX_TEXT, textKey('fields.tooLong', { max: MAX_TEXT }))
    .refine(isPrintable, textKey('fields.notPrintable'))
    .optional(),
  /** Where the file is, and for whom it waits. */
  stage: Stage.optional(),
  waitingOn: WaitingOn.optional(),
  /** Cases that have waited in their present status for more than this number of IST days; no paid ones. */
  olderThanDays: daysWaiting.optional(),
}

const facetsInAddress = {
  ...caseFacets,
  statuses: valuesInAddress(statuses).optional(),
  olderThanDays: inAddress(daysWaiting),
}

/** Two days, or none for any date, which includes cases without that date. */
const range = {
  filterType: FilterType,
  fromDate: dateRange.fromDate.optional(),
  toDate: dateRange.toDate.optional(),
}

interface OptionalDays {
  fromDate?: string | undefined
  toDate?: string | undefined
}

/** Refuses one day without the other, and two days in reverse. */
const withBothDays = <S extends z.ZodType<OptionalDays>>(schema: S): S =>
  schema
    .refine(({ fromDate, toDate }) => fromDate !== undefined || toDate === undefined, {
      path: ['fromDate'],
      error: textKey('general.isRequired', { label: textKey('fields.fromDate') }),
    })
    .refine(({ fromDate, toDate }) => toDate !== undefined || fromDate === undefined, {
      path: ['toDate'],
      error: textKey('general.isRequired', { label: textKey('fields.toDate') }),
    })
    .refine(({ fromDate, toDate }) => !fromDate || !toDate || isOrderedRange({ fromDate, toDate }), reversedRangeError)

const listing = listBody(...caseSorts)

/**
 * The filter, order and page of a list of cases, for every caller. A part that is left out does not
 * filter; the result always holds only cases that the caller may see.
 */
export const CaseQuery = z.strictObject({
  ...caseFacets,
  /** Empty where a list was narrowed to statuses that it does not hold. */
  statuses: z.array(CaseStatus).max(CaseStatus.options.length).readonly().optional(),
  /** A kind of date between two days, both included, or any date. */
  range: withBothDays(z.strictObject(range)).optional(),
  ...listing,
})
export type CaseQuery = z.output<typeof CaseQuery>

/** The body of a list call that filters by a kind of date. */
export const CaseFilter = withBothDays(z.strictObject({ ...range, ...caseFacets, ...listing }))
export type CaseFilter = z.output<typeof CaseFilter>

/** The query string of a list call without a date filter. */
export const CaseList = z.strictObject({ ...facetsInAddress, ...pagingQuery, sort: sortKey(caseSorts).optional() })
export type CaseList = z.output<typeof CaseList>

/** Returns the query that a list call makes of its input, apart from the person whom the call may name. */
export function presetQuery(preset: CasePreset, input: CaseList | CaseFilter): CaseQuery {
  const {
    statuses,
    clientId,
    createdBy,
    rto,
    firm,
    stage,
    waitingOn,
    olderThanDays,
    page,
    pageSize,
    after,
    search,
    sort,
  } = input
  const narrowed = narrowedStatuses(presetFacts(preset).statuses, statuses)
  return {
    ...(narrowed && { statuses: narrowed }),
    clientId,
    createdBy,
    rto,
    firm,
    stage,
    waitingOn,
    olderThanDays,
    page,
    pageSize,
    after,
    search,
    sort,
    ...('filterType' in input && {
      range: { filterType: input.filterType, fromDate: input.fromDate, toDate: input.toDate },
    }),
  }
}

/** Returns the statuses that are in both lists; a missing list holds all. In one order, whatever was asked. */
export function narrowedStatuses(own: Statuses | undefined, asked: Statuses | undefined) {
  if (!own || !asked) return own ?? (asked && CaseStatus.options.filter((status) => asked.includes(status)))
  return own.filter((status) => asked.includes(status))
}
