import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { type CasePreset, presetFacts } from '#contract/cases/case-presets.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { MAX_SEARCH } from '#contract/limits.ts'
import { SORTABLE_CASES } from '#contract/long-lists.ts'
import { messages } from '#contract/messages.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { queryClient } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import type { paths } from '#web/paths.ts'
import type { Column } from '#web/table/column.ts'
import { type DateFilter, filterText, isFilterType } from '#web/table/filter-form.tsx'
import { filterFromSearch, filterFromShortcut, useFilterSearch } from '#web/table/filter-search.ts'
import { initialState, startState, stateFromSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { type CaseCall, caseCalls } from './case-calls.ts'
import { type CaseListSearch, caseListSearch, type FacetSearch, facetsOf } from './case-list-search.ts'

/** A list of cases: its preset, columns and empty state. */
export interface CaseList {
  preset: CasePreset
  /** The client's or employee's id, for a preset that needs one. */
  personId?: string
  /** The title, such as "Verified-Cases". */
  title: string
  columns: readonly Column<CaseRow>[]
  /** Ids of the columns that are hidden at first. */
  hidden: readonly string[]
  /** Ids of columns that are hidden at first in a narrow window, too. */
  hiddenNarrow?: readonly string[]
  /** The offered filter types, if they differ from the usual ones for staff. */
  types?: readonly string[]
  emptyTitle: string
}

const tableOf = ({ preset, hidden, hiddenNarrow = [] }: CaseList) => ({
  name: preset,
  hide: hidden,
  hideNarrow: hiddenNarrow,
})

/** True for a list with Filter Type, From Date and To Date. */
export const hasDateFilter = ({ preset }: CaseList): boolean => presetFacts(preset).dated === true

/**
 * True for a column that the list can sort by; an address may contain any text, and the server accepts only its sort
 * fields.
 */
const isSort = (sort: string, { columns }: CaseList): sort is NonNullable<CaseQuery['sort']> =>
  columns.some((column) => column.id === sort.replace(/^-/, '') && column.sort !== false)

/** The dates of a list, and its filters beside them. */
interface Narrowed {
  filter: DateFilter
  facets: FacetSearch
}

/** The CaseQuery of a list, for one page or for all rows. */
function caseQueryOf(list: CaseList, narrowed: Narrowed, { q, sort, page, size }: TableState, all = false): CaseQuery {
  const { filterType, ...days } = narrowed.filter
  return {
    ...facetsOf(narrowed.facets),
    ...(hasDateFilter(list) &&
      isFilterType(filterType) && { range: { filterType, ...(narrowed.facets.any === undefined && days) } }),
    sort: isSort(sort, list) ? sort : undefined,
    search: q.trim().slice(0, MAX_SEARCH) || undefined,
    ...(!all && { page, pageSize: size }),
  }
}

const queryOf = (list: CaseList, narrowed: Narrowed, state: TableState) =>
  caseCalls[list.preset](caseQueryOf(list, narrowed, state), list.personId)

/** What the page of a list asks for at an address, before a user sorts or searches. */
export const caseListQuery = (list: CaseList, search: CaseListSearch, start = initialState()): CaseCall =>
  queryOf(list, { filter: filterFromSearch(search), facets: search }, stateFromSearch(search, start))

interface ListLocation {
  search: CaseListSearch
  state: { type?: string }
}

/** The pages with a list of cases. */
type CaseListPath =
  | typeof paths.superadmin.myCases
  | typeof paths.superadmin.verifiedCases
  | typeof paths.superadmin.rejectedCases
  | typeof paths.superadmin.employeeDetails
  | typeof paths.superadmin.clientDetails
  | typeof paths.employee.draftCases
  | typeof paths.employee.verifiedCases

/**
 * The loader of a list's page: prefetches the rows while the page's code loads. An expiry shortcut becomes search
 * parameters, so that a reload and a shared link keep it.
 */
export function caseListLoader(list: CaseList, path: CaseListPath) {
  return ({ search, state }: ListLocation) => {
    const shortcut = hasDateFilter(list) && !search.filterType ? filterFromShortcut(state.type) : null
    if (shortcut) throw redirect({ to: path, search: { ...search, ...shortcut }, replace: true })
    void queryClient.prefetchQuery(caseListQuery(list, search, startState(tableOf(list))))
  }
}

const failureOf = (list: CaseList, filterType: string | undefined) =>
  hasDateFilter(list)
    ? filterType
      ? messages.filter.failed
      : messages.cases.fetchListFailed
    : messages.cases.fetchFailed

/** A list of cases by its search parameters: filter, page, sort, search and hidden columns. */
export function useCaseList(list: CaseList) {
  const [state, setState] = useTableSearch(tableOf(list))
  const [filter] = useFilterSearch()
  const [search, setSearch] = usePageSearch(caseListSearch)
  const { filterType } = search
  const narrowed = { filter, facets: search }
  const isAnyDate = hasDateFilter(list) && search.any !== undefined
  // Two dates end "any date"; a changed filter starts at the first page.
  const setFilter = (next: DateFilter) => setSearch({ ...next, any: undefined, page: undefined })
  const query = useQuery({ ...queryOf(list, narrowed, state), placeholderData: keepPreviousData })
  const { data, isPlaceholderData, error } = query
  const total = data?.meta?.total

  // Shown in place of the rows, instead of a toast for each key press.
  const searchError = error instanceof ApiError ? error.fields.search : undefined
  const failed = searchError ?? failureOf(list, filterType)
  useEffect(() => {
    if (error && !searchError) toastFailure(failed, error)
  }, [error, failed, searchError])

  // An empty list shows a toast once per filter, not after each reload.
  const toastedFilter = useRef('')
  const key = `${list.preset} ${JSON.stringify([filter, facetsOf(search), isAnyDate])}`
  const isLoaded = data !== undefined && !isPlaceholderData && state.q === ''
  useEffect(() => {
    if (!isLoaded || toastedFilter.current === key) return
    toastedFilter.current = key
    if (total === 0) toast({ kind: 'info', title: list.emptyTitle })
  }, [isLoaded, key, total, list.emptyTitle])

  const sortLimit =
    state.q === '' && total !== undefined && total > SORTABLE_CASES
      ? { only: hasDateFilter(list) ? filter.filterType : 'createdAt', reason: messages.table.narrowToSort }
      : undefined
  const loadAll = () => loadCases(list, narrowed, state)
  return { query, rows: data?.data, total, sortLimit, state, setState, filter, setFilter, isAnyDate, failed, loadAll }
}

/** Fetches all cases that match, not only the current page. */
async function loadCases(list: CaseList, narrowed: Narrowed, state: TableState) {
  const { data: rows, meta } = await caseCalls[list.preset](
    caseQueryOf(list, narrowed, state, true),
    list.personId,
  ).queryFn()
  return { rows, total: meta?.total ?? rows.length }
}

/** The filter and search text of a list, for reports. */
export const describeList = (list: CaseList, filter: DateFilter, { q }: TableState, isAnyDate: boolean): string =>
  [
    hasDateFilter(list) ? (isAnyDate ? messages.facets.anyDate : filterText(filter)) : '',
    q ? messages.table.searchedFor(q) : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Fetches all matching cases of the current list on demand, for actions beside it. */
export function useAllMatchingCases(list: CaseList) {
  const [state] = useTableSearch(tableOf(list))
  const [filter] = useFilterSearch()
  const [search] = usePageSearch(caseListSearch)
  return {
    filter,
    filterSummary: describeList(list, filter, state, search.any !== undefined),
    load: () => loadCases(list, { filter, facets: search }, state),
  }
}
