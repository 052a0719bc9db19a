import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_SEARCH } from '#contract/limits.ts'
import { type ApiResponse, type CallArgs, requestWithMeta } from '#web/lib/api.ts'
import type { ClientEndpoint, DataOf } from '#web/lib/client-endpoint.ts'
import { apiQuery, comesOfPress, queryClient } from '#web/lib/query.ts'
import { hasJustPressed } from '#web/lib/request-headers.ts'
import type { TableSearch } from './table-search.ts'
import { startState, stateFromSearch, type TableDefaults, type TableState, useTableSearch } from './table-state.ts'

/** The part of a call that the table decides. Without a page the call answers all rows. */
export interface ListQuery<Field extends string = string> {
  page?: number
  pageSize?: number
  sort?: Field | `-${Field}`
  search?: string
}

/** The order and text of a state, as the server accepts them: an address may contain any text. */
export function listQuery<Field extends string>(
  { q, sort }: TableState,
  fields: readonly Field[] = [],
): ListQuery<Field> {
  const search = q.trim().slice(0, MAX_SEARCH)
  const knownSort = fields.flatMap((field) => [field, `-${field}`] as const).find((known) => known === sort)
  return { ...(knownSort && { sort: knownSort }), ...(search && { search }) }
}

/** The query as texts, for a call by GET. */
export const inAddress = <Rest extends object>({
  page,
  pageSize,
  ...rest
}: Rest & { page?: number | undefined; pageSize?: number | undefined }) => ({
  ...rest,
  ...(page !== undefined && { page: String(page) }),
  ...(pageSize !== undefined && { pageSize: String(pageSize) }),
})

/** A query whose data are the rows of a list. */
export interface ListCall<Row> {
  queryKey: readonly unknown[]
  queryFn: (context?: { signal: AbortSignal }) => Promise<ApiResponse<readonly Row[]>>
}

export function listCall<E extends ClientEndpoint, Row>(
  endpoint: E,
  args: CallArgs<E>,
  rowsOf: (data: DataOf<E>) => readonly Row[],
): ListCall<Row> {
  const { queryKey } = apiQuery(endpoint, args)
  return {
    queryKey,
    queryFn: async (context) => {
      const answer = await requestWithMeta(endpoint, {
        ...args,
        ...(context && { signal: context.signal }),
        asks: context ? comesOfPress(queryKey) : hasJustPressed(),
      })
      return { ...answer, data: rowsOf(answer.data) }
    },
  }
}

/** A list that the server searches, sorts and pages; `Filter` is the part of its call that the table does not decide. */
export interface ServerList<Row, Filter, Field extends string> {
  table: TableDefaults
  /** The fields that the server sorts by. */
  fields?: readonly Field[]
  call: (query: ListQuery<Field>, filter: Filter) => ListCall<Row>
  /** The title in place of rows that did not load. */
  failed: () => string
}

/** Infers the types of a list. */
export const serverList = <Row, Filter, Field extends string = never>(list: ServerList<Row, Filter, Field>) => list

/** The call of a list's page at an address. */
export const callAt = <Row, Filter, Field extends string>(
  { call, fields }: ServerList<Row, Filter, Field>,
  state: TableState,
  filter: Filter,
): ListCall<Row> => call({ page: state.page, pageSize: state.size, ...listQuery(state, fields) }, filter)

/** The call of a list's page by the search parameters of an address. */
export const callOf = <Row, Filter, Field extends string>(
  list: ServerList<Row, Filter, Field>,
  search: TableSearch,
  filter: Filter,
): ListCall<Row> => callAt(list, stateFromSearch(search, startState(list.table)), filter)

/** Prefetches the page of an address while the code of the list loads. */
export const prefetchList = <Row, Filter, Field extends string>(
  list: ServerList<Row, Filter, Field>,
  search: TableSearch,
  filter: Filter,
): void => void queryClient.prefetchQuery(callOf(list, search, filter))

/** Fetches all rows that match, not only the page of the state. */
export async function loadAll<Row, Filter, Field extends string>(
  { call, fields }: ServerList<Row, Filter, Field>,
  state: TableState,
  filter: Filter,
) {
  const { data: rows, meta } = await call(listQuery(state, fields), filter).queryFn()
  return { rows, total: meta?.total ?? rows.length }
}

interface ListOptions<Row> {
  /** The table's state in the address, if it is not the page's first table. */
  useSearch?: typeof useTableSearch
  /** Interval of fetching the page again, in ms, or false. */
  refetchInterval?: (rows: readonly Row[]) => number | false
}

/** A list by the search parameters: its table's properties, and all of its rows for an export. */
export function useServerList<Row, Filter, Field extends string>(
  list: ServerList<Row, Filter, Field>,
  filter: Filter,
  { useSearch = useTableSearch, refetchInterval = () => false }: ListOptions<Row> = {},
) {
  const [state, setState, hide] = useSearch(list.table)
  const query = useQuery({
    ...callAt(list, state, filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => refetchInterval(data?.data ?? []),
  })
  const { data, isFetching, isPlaceholderData } = query
  const total = data?.meta?.total
  return {
    query,
    total,
    state,
    /** The columns that are hidden, for `ViewBar`. */
    hide,
    /** Rows of another filter are shown until these are loaded. */
    isPending: isFetching && isPlaceholderData,
    /** True where the whole list, not a search, has no row. */
    isEmpty: total === 0 && state.q === '' && !isPlaceholderData,
    loadAll: () => loadAll(list, state, filter),
    table: { rows: data?.data, total, state, onStateChange: setState, query, errorTitle: list.failed() },
  }
}
