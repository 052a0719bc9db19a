import { redirect } from '@tanstack/react-router'
import type { ExportFormat } from '#contract/exports/export.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'
import { exportEndpoints, viewEndpoints } from '#web/endpoints.generated.ts'
import type { RawSearch } from '#web/lib/address.ts'
import type { CallArgs } from '#web/lib/api.ts'
import { saveFile } from '#web/lib/download.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'

/* Converts the query and columns of a view to the address of its list, and back. */

/** Means "no hidden column" in an address. */
const NONE_HIDDEN = '-'

type Query = object

export type ViewSearch = Readonly<Record<string, string | number | undefined>>

/** A parameter of the address by the name in the query. */
type Names = Readonly<Record<string, string>>

const table: Names = { search: 'q', sort: 'sort' }

const facets: Names = {
  ...table,
  statuses: 'statuses',
  clientId: 'client',
  createdBy: 'by',
  rto: 'rto',
  firm: 'firm',
  olderThanDays: 'older',
}

const dated: Names = { ...facets, filterType: 'filterType', fromDate: 'fromDate', toDate: 'toDate' }

const namesOf: Partial<Record<ListName, Names>> = {
  verified: dated,
  rejected: dated,
  unverified: facets,
  stages: { search: 'q', stage: 'stage', waitingOn: 'waiting', rto: 'rto', clientId: 'client', isLate: 'late' },
  vehicles: table,
  payments: { ...table, clientId: 'client' },
  // The second table of its page.
  clients: { search: 'v-q', sort: 'v-sort' },
  reminders: {
    search: 'search',
    band: 'band',
    kind: 'kind',
    firmName: 'firm',
    rto: 'rto',
    createdBy: 'by',
    includeSnoozed: 'resting',
    notContacted: 'new',
  },
}

/** The tab of the page that shows a list. */
const tabs: Partial<Record<ListName, ViewSearch>> = { stages: { view: 'table' }, clients: { tab: 'verified' } }

const isDated = (list: ListName) => list === 'verified' || list === 'rejected'

/** The parameters of a list's address that a view sets or clears. */
export const parametersOf = (list: ListName): string[] => [
  ...Object.values(namesOf[list] ?? {}),
  ...(isDated(list) ? ['any'] : []),
]

function inAddress(value: unknown): string | number | undefined {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'boolean') return value ? 1 : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Returns the address's parameters of a query; those that it does not name are undefined. */
export function searchOfQuery(list: ListName, query: Query): ViewSearch {
  const names = Object.entries(namesOf[list] ?? {})
  const filters = names.map(([name, parameter]) => [parameter, inAddress((query as Record<string, unknown>)[name])])
  const search: ViewSearch = { ...Object.fromEntries(filters), ...tabs[list] }
  // A dated list without days holds any date.
  return isDated(list) ? { ...search, any: 'fromDate' in query ? undefined : 1 } : search
}

/** The parameter of a list's hidden columns; none for a list that is not a table. */
export const columnsParameter = (list: ListName): 'hide' | 'v-hide' | undefined =>
  list === 'reminders' ? undefined : list === 'clients' ? 'v-hide' : 'hide'

/** Returns the address's parameters of a view; a view without columns leaves them to the person. */
export function searchOfView({
  list,
  query,
  hiddenColumns,
}: Pick<View, 'list' | 'query' | 'hiddenColumns'>): ViewSearch {
  const name = columnsParameter(list)
  const hide = hiddenColumns ? hiddenColumns.join() || NONE_HIDDEN : undefined
  return { ...searchOfQuery(list, query), ...(name && { [name]: hide }) }
}

/** Returns the hidden columns of an address as a view stores them, without invalid ids. */
export const hiddenColumnsIn = (hide: string | undefined): string[] | null =>
  hide === undefined ? null : hide.split(',').filter((id) => /^[A-Za-z]{1,40}$/.test(id))

/** Returns a query without missing or empty values, as it is saved and exported. */
export const definedParts = (query: Query): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''))

/** The parameter of the address that names the list of which a person has chosen all rows. */
export const ALL = 'all'

export const allViews = () => apiQuery(viewEndpoints.all, {})

/** Returns the search parameters with which a list begins that is opened without any filter; undefined if it shows all rows. */
export function startSearch(list: ListName, views: readonly View[], search: RawSearch): ViewSearch | undefined {
  const start = views.find((view) => view.list === list && view.isStart)
  return start && isOpenedPlain(list, search) ? searchOfView(start) : undefined
}

const isOpenedPlain = (list: ListName, search: RawSearch) =>
  search[ALL] !== list && parametersOf(list).every((name) => search[name] === undefined)

/** How a page is opened, as its loader hears. */
export interface OpenedPage {
  rawSearch: RawSearch
  isPreload: boolean
}

/**
 * Prefetches the rows of a list that is opened, or lets it begin with its start view, whose rows are the only ones that
 * are asked for. Staff who open it without any filter wait for their views, if these are not known yet.
 */
export function openList(list: ListName, { rawSearch, isPreload }: OpenedPage, prefetchRows: () => void) {
  const begin = (views: readonly View[]) => {
    const start = startSearch(list, views, rawSearch)
    // A view of columns alone asks for the same rows.
    const isOther = parametersOf(list).some((name) => start?.[name] !== undefined)
    if (isOther) throw redirect({ to: '.', search: { ...rawSearch, ...start }, replace: true })
    prefetchRows()
  }
  const known = queryClient.getQueryData(allViews().queryKey)?.data
  if (known || !isOpenedPlain(list, rawSearch) || session.get().user?.role === 'client') return begin(known ?? [])
  // Views that do not load keep no row back.
  const views = queryClient.fetchQuery({ ...allViews(), retry: false }).catch(() => ({ data: [] }))
  const begun = views.then(({ data }) => begin(data))
  if (!isPreload) return begun
  // The router gives a preload that still runs to the next address of the same page, which must not get its redirect.
  begun.catch(() => {})
}

/** Saves a whole list, as it is filtered and sorted, as a file that the server makes. Throws an ApiError. */
export const saveList =
  (list: ListName, query: object) =>
  async (format: ExportFormat): Promise<void> => {
    const args = { query: { ...definedParts(query), format } } as CallArgs<(typeof exportEndpoints)[ListName]>
    await saveFile(exportEndpoints[list], args)
  }

const { superadmin, employee } = paths

const pages: Record<StaffRole, Partial<Record<ListName, PagePath>>> = {
  superadmin: {
    verified: superadmin.verifiedCases,
    unverified: superadmin.myCases,
    rejected: superadmin.rejectedCases,
    stages: superadmin.rto,
    vehicles: superadmin.vehicles,
    reminders: superadmin.reminders,
    payments: superadmin.payments,
    clients: superadmin.clients,
  },
  employee: {
    verified: employee.verifiedCases,
    unverified: employee.draftCases,
    stages: employee.rto,
    vehicles: employee.vehicles,
    reminders: employee.reminders,
  },
}

/** Returns the page that shows a list to a role; undefined for a list that the role only exports. */
export const pageOfList = (role: StaffRole, list: ListName): PagePath | undefined => pages[role][list]
