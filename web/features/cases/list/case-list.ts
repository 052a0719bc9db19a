import { redirect } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { type CasePreset, presetFacts } from '#contract/cases/case-presets.ts'
import type { CaseQuery } from '#contract/cases/case-query.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints, caseGroupEndpoints } from '#web/endpoints.generated.ts'
import type { CaseListName } from '#web/features/cases/bulk/bulk-bar.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import type { paths } from '#web/lib/paths.ts'
import { infoToast, toastFailure } from '#web/lib/toast.ts'
import type { Column } from '#web/table/column.tsx'
import {
  type DateFilter,
  filterFromSearch,
  filterFromShortcut,
  isFilterType,
  useFilterSearch,
} from '#web/table/filter-form.tsx'
import { useRowSelection } from '#web/table/selection.ts'
import {
  callAt,
  inAddress,
  type ListCall,
  listCall,
  listQuery,
  loadAll,
  prefetchList,
  serverList,
  useServerList,
} from '#web/table/server-list.ts'
import { initialState, stateFromSearch, useTableSearch } from '#web/table/table-state.ts'
import { type OpenedPage, openList } from '#web/table/views/saved-view.ts'
import { type CaseListSearch, caseListSearch, type FacetSearch, facetsOf } from '../case-search.ts'
import { useListInView } from '../case-steps.tsx'

export interface CaseListPage {
  preset: CasePreset
  /** The client's or employee's id, for a preset that needs one. */
  personId?: string
  title: () => string
  columns: readonly Column<CaseRow>[]
  hidden: readonly string[]
  /** Ids of columns that are hidden at first also in a narrow window. */
  hiddenNarrow: readonly string[]
  /** The offered filter types, if they differ from the usual ones for staff. */
  types?: readonly string[]
  /** The toast of an empty list. */
  emptyTitle?: () => string
}

/** True for a list with Filter Type, From Date and To Date. */
export const hasDateFilter = ({ preset }: CaseListPage): boolean => presetFacts(preset).dated === true

interface Narrowed {
  filter: DateFilter
  facets: FacetSearch
}

const sortFields = ({ columns }: CaseListPage) =>
  columns.filter((column) => column.sort !== false).map((column) => column.id as 'CaseNo')

/** The days of a list with a date filter, as its query has them. */
function rangeOf(list: CaseListPage, { filter: { filterType, ...days }, facets }: Narrowed): Pick<CaseQuery, 'range'> {
  if (!hasDateFilter(list) || !isFilterType(filterType)) return {}
  return { range: { filterType, ...(facets.any === undefined && days) } }
}

const rowsOf = (list: CaseListPage) =>
  serverList({
    table: { name: list.preset, hide: list.hidden, hideNarrow: list.hiddenNarrow },
    // Ids of sortable columns are the server's sort fields.
    fields: sortFields(list),
    call: (query, narrowed: Narrowed) =>
      caseCalls[list.preset]({ ...facetsOf(narrowed.facets), ...rangeOf(list, narrowed), ...query }, list.personId),
    failed: () => t.cases('fetchFailed'),
  })

/** The call of a list at an address, before a user sorts or searches. */
export const caseListQuery = (list: CaseListPage, search: CaseListSearch): ListCall<CaseRow> =>
  callAt(rowsOf(list), stateFromSearch(search, initialState()), { filter: filterFromSearch(search), facets: search })

/** The lists with saved views and whole files, by the call of their rows. */
export const savedLists: Partial<Record<CasePreset, CaseListName>> = {
  unverified: 'unverified',
  myDrafts: 'unverified',
  verifiedList: 'verified',
  myVerified: 'verified',
  rejectedList: 'rejected',
}

interface ListLocation extends OpenedPage {
  search: CaseListSearch
  state: { type?: string }
}

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
export function caseListLoader(list: CaseListPage, path: CaseListPath) {
  return ({ search, state, ...opened }: ListLocation) => {
    const shortcut = hasDateFilter(list) && !search.filterType ? filterFromShortcut(state.type) : null
    if (shortcut) throw redirect({ to: path, search: { ...search, ...shortcut }, replace: true })
    const saved = savedLists[list.preset]
    const prefetchRows = () => prefetchList(rowsOf(list), search, { filter: filterFromSearch(search), facets: search })
    return saved ? openList(saved, opened, prefetchRows) : prefetchRows()
  }
}

const failureOf = (list: CaseListPage, filterType: string | undefined) =>
  hasDateFilter(list) ? (filterType ? t.filter('failed') : t.cases('fetchListFailed')) : t.cases('fetchFailed')

/** A list of cases by its search parameters: filter, page, sort, search and hidden columns. */
export function useCaseList(list: CaseListPage) {
  const [filter] = useFilterSearch()
  const [search, setSearch] = usePageSearch(caseListSearch)
  const { filterType } = search
  const narrowed = { filter, facets: search }
  const isAnyDate = hasDateFilter(list) && search.any !== undefined
  // Two dates end "any date"; a changed filter starts at the first page.
  const setFilter = (next: DateFilter) => setSearch({ ...next, any: undefined, page: undefined })
  const rows = useServerList(rowsOf(list), narrowed)
  const { state, hide, total, isPending, loadAll } = rows
  const { data, isPlaceholderData, error } = rows.query

  const failed = failureOf(list, filterType)
  useEffect(() => {
    // Without rows the failure takes their place.
    if (error && data) toastFailure(failed, error)
  }, [error, data, failed])

  const emptyTitle = list.emptyTitle?.() ?? t.table('empty')
  // An empty list shows a toast once per filter, not after each reload.
  const toastedFilter = useRef('')
  const key = `${list.preset} ${JSON.stringify([filter, facetsOf(search), isAnyDate])}`
  const isLoaded = data !== undefined && !isPlaceholderData && state.q === ''
  useEffect(() => {
    if (!isLoaded || toastedFilter.current === key) return
    toastedFilter.current = key
    if (total === 0) infoToast(emptyTitle)
  }, [isLoaded, key, total, emptyTitle])

  useListInView({
    callOf: (page) => callAt(rowsOf(list), { ...state, page }, narrowed),
    page: state.page,
    size: state.size,
    rows: data?.data,
    onPage: (page) => setSearch({ page: page === 0 ? undefined : page + 1 }, { replace: true }),
  })

  const table = { ...rows.table, errorTitle: failed }
  /** What is shown, as the call takes it. */
  const query = {
    ...(hasDateFilter(list) && {
      filterType: filter.filterType,
      ...(!isAnyDate && { fromDate: filter.fromDate, toDate: filter.toDate }),
    }),
    ...facetsOf(search),
    ...listQuery(state, sortFields(list)),
  }
  const describe = describing(list, filter, search, state.q)
  const { search: sought } = listQuery(state)
  const body = {
    list: list.preset,
    ...(list.personId && { personId: list.personId }),
    ...facetsOf(search),
    ...rangeOf(list, narrowed),
    ...(sought && { search: sought }),
  }
  /** The call of the rows by dealer. */
  const groups = listCall(caseGroupEndpoints.byFirm, { body }, (data) => data)
  return { groups, table, hide, isPending, filter, setFilter, loadAll, query, describe }
}

/** Returns a function that loads the text of all that narrows a list. */
const describing = (list: CaseListPage, filter: DateFilter, search: CaseListSearch, q: string) => async () =>
  (await import('./describe-list.ts')).describeList(hasDateFilter(list) && filter, search, q)

/** Fetches all matching cases of the current list on demand, for actions beside it. */
export function useAllMatchingCases(list: CaseListPage) {
  const rows = rowsOf(list)
  const [state] = useTableSearch(rows.table)
  const [filter] = useFilterSearch()
  const [search] = usePageSearch(caseListSearch)
  return {
    filter,
    describe: describing(list, filter, search, state.q),
    load: () => loadAll(rows, state, { filter, facets: search }),
  }
}

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

/** The chosen cases of a list, over all its pages. */
export const useCaseSelection = <Row extends CaseRow>(rows: readonly Row[] | undefined) =>
  useRowSelection(rows, { most: MAX_BULK_CASES, label: ({ CaseNo }) => t.bulk('select', { name: CaseNo }) })
