import type { CaseQuery } from '#contract/cases/case-query.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { oneOf, type SearchOf, searchSchema, text, uuidIn } from '#web/lib/address.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

/** The choices of the filter "waits longer than", in days. */
export const daysWaiting = [3, 7, 14, 30] as const

/** The search parameters that narrow a list of cases beside date and text. */
const facetParameters = {
  /** One status, or several with commas. */
  statuses: text,
  client: text,
  by: text,
  rto: text,
  firm: text,
  older: oneOf(daysWaiting),
  /** 1 for the cases by firm. */
  group: oneOf([1]),
  /** 1 for cases of any date. */
  any: oneOf([1]),
}
export type FacetSearch = SearchOf<typeof facetParameters>

/** The filters that are folded and have chips. */
export const noFacets = {
  statuses: undefined,
  client: undefined,
  by: undefined,
  rto: undefined,
  firm: undefined,
  older: undefined,
}
const facets = Object.keys(noFacets) as (keyof typeof noFacets)[]
export type Facet = (typeof facets)[number]
export const usedFacets = (search: FacetSearch) => facets.filter((facet) => search[facet] !== undefined)

const caseListParameters = { ...tableParameters, ...filterParameters, ...facetParameters }
export const caseListSearch = searchSchema(caseListParameters)
export type CaseListSearch = SearchOf<typeof caseListParameters>

/** The part of a CaseQuery that an address narrows; malformed values count as missing. */
export function facetsOf({ statuses, client, by, rto, firm, older }: FacetSearch): CaseQuery {
  const named = caseStatuses.filter((status) => statuses?.split(',').includes(status))
  return {
    ...(named.length > 0 && { statuses: named }),
    clientId: uuidIn(client),
    createdBy: uuidIn(by),
    rto: rto || undefined,
    firm: firm || undefined,
    olderThanDays: older,
  }
}

/** The search parameters of the summary: its days and the open card. */
export const summarySearch = searchSchema({
  ...filterParameters,
  expiry: text,
})

/**
 * The search parameters of New Case: the plate of a known vehicle, whose newest case fills the form, or the request of a
 * dealer that the case accepts; `sample` is 1 for a form with an invented case.
 */
export const newCaseSearch = searchSchema({ vehicle: text, request: text, sample: oneOf([1]) })
