import { useMemo } from 'react'
import { usePageSearch } from '#web/lib/current-page.ts'
import { pageSizes, secondTableSearch, type TableSearch, tableSearch } from './table-search.ts'

/** The state of a table that its user can change. The page index starts at 0 (spec/1). */
export interface TableState {
  q: string
  page: number
  size: number
  /** `field`, `-field` for descending, or empty. */
  sort: string
  /** Ids of hidden columns. */
  hide: readonly string[]
}

/** Rows per page, with and without pagination (spec/1 point 9). */
export const PAGE_SIZE = 10
export const PAGE_SIZE_WITHOUT_PAGER = 100

/** The default state of a table. */
export const initialState = (start: Partial<TableState> = {}): TableState => ({
  q: '',
  page: 0,
  size: PAGE_SIZE,
  sort: '',
  hide: [],
  ...start,
})

/** Applies a change; one that selects other rows goes back to the first page. */
export function applyChange(state: TableState, change: Partial<TableState>): TableState {
  const resetsPage = 'q' in change || 'size' in change || 'sort' in change
  return { ...state, ...(resetsPage ? { page: 0 } : {}), ...change }
}

/** The state for search parameters. */
export const stateFromSearch = ({ q, page, size, sort, hide }: TableSearch, start: TableState): TableState => ({
  q: q ?? start.q,
  page: (page ?? 1) - 1,
  size: size ?? start.size,
  sort: sort ?? start.sort,
  hide: hide?.split(',').filter(Boolean) ?? start.hide,
})

/** The search parameters of a state; defaults are omitted. Pages in addresses count from 1. */
export function searchFromState(state: TableState, start: TableState): Required<TableSearch> {
  const hide = state.hide.join()
  return {
    q: state.q === start.q ? undefined : state.q,
    page: state.page === 0 ? undefined : state.page + 1,
    size: state.size === start.size ? undefined : pageSizes.find((size) => size === state.size),
    sort: state.sort === start.sort ? undefined : state.sort,
    hide: hide === start.hide.join() ? undefined : hide || '-',
  }
}

/**
 * A table's state as search parameters: `const [state, setState] = useTableSearch()`. Back leaves the list; it does not
 * undo each keystroke.
 */
export function useTableSearch(start: Partial<TableState> = {}) {
  const [search, setSearch] = usePageSearch(tableSearch)
  const key = JSON.stringify(start)
  return useMemo(() => {
    const first = initialState(JSON.parse(key) as Partial<TableState>)
    const setState = (next: TableState) => setSearch(searchFromState(next, first), { replace: true })
    return [stateFromSearch(search, first), setState] as const
  }, [search, setSearch, key])
}

/** The state of a page's second table. */
export function useSecondTableSearch(start: Partial<TableState> = {}) {
  const [search, setSearch] = usePageSearch(secondTableSearch)
  const key = JSON.stringify(start)
  return useMemo(() => {
    const first = initialState(JSON.parse(key) as Partial<TableState>)
    const { 'v-q': q, 'v-page': page, 'v-size': size, 'v-sort': sort, 'v-hide': hide } = search
    const setState = (state: TableState) => {
      const next = searchFromState(state, first)
      setSearch(
        { 'v-q': next.q, 'v-page': next.page, 'v-size': next.size, 'v-sort': next.sort, 'v-hide': next.hide },
        { replace: true },
      )
    }
    return [stateFromSearch({ q, page, size, sort, hide }, first), setState] as const
  }, [search, setSearch, key])
}
