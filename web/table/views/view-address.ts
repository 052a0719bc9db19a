import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'

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
  olderThanDays: 'older',
}
const dated: Names = { ...facets, filterType: 'filterType', fromDate: 'fromDate', toDate: 'toDate' }

const namesOf: Partial<Record<ListName, Names>> = {
  verified: dated,
  rejected: dated,
  unverified: facets,
  stages: { search: 'q', stage: 'stage', waitingOn: 'waiting', rto: 'rto', clientId: 'client', isLate: 'late' },
  vehicles: table,
  payments: table,
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
