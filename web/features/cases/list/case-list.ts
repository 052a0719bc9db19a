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
import { type DateFilter, isFilterType } from '#web/table/filter-form.tsx'
import { filterOfSearch, filterOfShortcut, filterText, useFilterSearch } from '#web/table/filter-search.ts'
import { initialState, stateOfSearch, type TableState, useTableSearch } from '#web/table/table-state.ts'
import { caseCalls } from './case-calls.ts'
import { type CaseListSearch, caseListSearch } from './case-list-search.ts'

/** One of the lists of cases: which preset, which columns, and what is said when it is empty. */
export interface CaseList {
  preset: CasePreset
  /** Whose cases, for a preset that names a person. */
  of?: string
  /** "Verified-Cases". */
  title: string
  columns: readonly Column<CaseRow>[]
  /** Columns that the Columns menu brings in. */
  hidden: readonly string[]
  /** The filter types that are offered, if not those of staff. */
  types?: readonly string[]
  none: string
}

const startOf = (list: CaseList) => ({ hide: list.hidden })

/** True for a list with Filter Type, From Date and To Date. */
export const isDated = ({ preset }: CaseList): boolean => presetFacts(preset).dated === true

/** True for an order by one of the list's columns: an address may say anything, the server takes only what it can sort by. */
const isSort = (sort: string, { columns }: CaseList): sort is NonNullable<CaseQuery['sort']> =>
  columns.some((column) => column.id === sort.replace(/^-/, '') && column.sort !== false)

/** What a list is asked for: one page, or all of it. */
function caseQueryOf(list: CaseList, filter: DateFilter, { q, sort, page, size }: TableState, all = false): CaseQuery {
  const { of, statuses } = presetFacts(list.preset)
  const { filterType, fromDate, toDate } = filter
  return {
    ...(statuses && { statuses }),
    ...(of && { [of]: list.of }),
    ...(isDated(list) && isFilterType(filterType) && { range: { filterType, fromDate, toDate } }),
    sort: isSort(sort, list) ? sort : undefined,
    search: q.trim().slice(0, MAX_SEARCH) || undefined,
    ...(!all && { page, pageSize: size }),
  }
}

const queryOf = (list: CaseList, filter: DateFilter, state: TableState) =>
  caseCalls[list.preset](caseQueryOf(list, filter, state))

interface ListLocation {
  search: CaseListSearch
  state: { type?: string }
}

/** The pages that show a list of cases. */
type CaseListPath =
  | typeof paths.superadmin.myCases
  | typeof paths.superadmin.verifiedCases
  | typeof paths.superadmin.rejectedCases
  | typeof paths.superadmin.employeeDetails
  | typeof paths.superadmin.clientDetails
  | typeof paths.employee.draftCases
  | typeof paths.employee.verifiedCases

/**
 * The loader of a list's page: asks for its rows while the page's code is on its way. An expiry
 * shortcut becomes a filter in the address, so that a reload and a sent link keep it.
 */
export function caseListLoader(list: CaseList, path: CaseListPath) {
  return ({ search, state }: ListLocation) => {
    const shortcut = isDated(list) && !search.filterType ? filterOfShortcut(state.type) : null
    if (shortcut) throw redirect({ to: path, search: { ...search, ...shortcut }, replace: true })
    const table = stateOfSearch(search, initialState(startOf(list)))
    void queryClient.prefetchQuery(queryOf(list, filterOfSearch(search), table))
  }
}

const failureOf = (list: CaseList, filterType: string | undefined) =>
  isDated(list) ? (filterType ? messages.filter.failed : messages.cases.fetchListFailed) : messages.cases.fetchFailed

/** A list of cases as the address says: filter, page, sort, search and hidden columns. */
export function useCaseList(list: CaseList) {
  const [state, setState] = useTableSearch(startOf(list))
  const [filter, setFilter] = useFilterSearch()
  const [{ filterType }] = usePageSearch(caseListSearch)
  const query = useQuery({ ...queryOf(list, filter, state), placeholderData: keepPreviousData })
  const { data, isPlaceholderData, error } = query
  const total = data?.meta?.total

  // Said once where the rows would be, not in a toast for each letter that is typed.
  const refused = error instanceof ApiError ? error.fields.search : undefined
  const failed = refused ?? failureOf(list, filterType)
  useEffect(() => {
    if (error && !refused) toastFailure(failed, error)
  }, [error, failed, refused])

  // An empty list is told once per filter, not each time it is looked at anew.
  const told = useRef('')
  const key = `${list.preset} ${JSON.stringify(filter)}`
  const answered = data !== undefined && !isPlaceholderData && state.q === ''
  useEffect(() => {
    if (!answered || told.current === key) return
    told.current = key
    if (total === 0) toast({ kind: 'info', title: list.none })
  }, [answered, key, total, list.none])

  const sortLimit =
    state.q === '' && total !== undefined && total > SORTABLE_CASES
      ? { only: isDated(list) ? filter.filterType : 'createdAt', reason: messages.table.narrowToSort }
      : undefined
  const loadAll = () => loadCases(list, filter, state)
  return { query, rows: data?.data, total, sortLimit, state, setState, filter, setFilter, failed, loadAll }
}

/** Every case that a list finds, not one page alone. */
async function loadCases(list: CaseList, filter: DateFilter, state: TableState) {
  const { data: rows, meta } = await caseCalls[list.preset](caseQueryOf(list, filter, state, true)).queryFn()
  return { rows, total: meta?.total ?? rows.length }
}

/** What narrows a list down, for reports: the filter, and the search if there is one. */
export const describeList = (list: CaseList, filter: DateFilter, { q }: TableState): string =>
  [isDated(list) ? filterText(filter) : '', q ? messages.cases.searchedFor(q) : ''].filter(Boolean).join(' · ')

/** All that a list of the address finds, for whoever stands beside the list: `load()` asks for it. */
export function useAllMatchingCases(list: CaseList) {
  const [state] = useTableSearch(startOf(list))
  const [filter] = useFilterSearch()
  return { filter, about: describeList(list, filter, state), load: () => loadCases(list, filter, state) }
}
