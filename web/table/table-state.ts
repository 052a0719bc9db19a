import { useCallback, useMemo } from 'react'
import { usePageSearch } from '#web/lib/address.ts'
import { isNarrowWindow, useNarrowWindow } from '#web/lib/dom.ts'
import { useStore } from '#web/lib/store.ts'
import {
  parsePreferences,
  preferenceChanges,
  storedPreferences,
  storePreferences,
  type TablePreferences,
} from './table-preferences.ts'
import { pageSizes, secondTableSearch, type TableSearch, tableSearch } from './table-search.ts'

/** The state of a table that its user can change. The page index starts at 0. */
export interface TableState extends TablePreferences {
  q: string
  page: number
}

/** Rows per page, with and without pagination. */
const PAGE_SIZE = 10
export const PAGE_SIZE_WITHOUT_PAGER = 100

export const initialState = (start: Partial<TableState> = {}): TableState => ({
  q: '',
  page: 0,
  size: PAGE_SIZE,
  sort: '',
  hide: [],
  compact: true,
  ...start,
})

/** Applies a change; one that selects other rows goes back to the first page. */
export function applyChange(state: TableState, change: Partial<TableState>): TableState {
  const resetsPage = 'q' in change || 'size' in change || 'sort' in change
  return { ...state, ...(resetsPage ? { page: 0 } : {}), ...change }
}

export const stateFromSearch = ({ q, page, size, sort, hide }: TableSearch, start: TableState): TableState => ({
  q: q ?? start.q,
  page: (page ?? 1) - 1,
  size: size ?? start.size,
  sort: sort ?? start.sort,
  hide: hide?.split(',').filter(Boolean) ?? start.hide,
  compact: start.compact,
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

/** The defaults of a table; its name is unique among the tables of the portal. */
export interface TableDefaults extends Partial<TableState> {
  name: string
  /** Ids of further columns that are hidden at first in a window below 1400 px. */
  hideNarrow?: readonly string[]
}

const defaultState = ({ name: _, hide = [], hideNarrow = [], ...rest }: TableDefaults, isNarrow: boolean) =>
  initialState({ ...rest, hide: isNarrow ? [...hide, ...hideNarrow] : hide })

/** The state of a table whose address says nothing: its defaults, with the choices of the user. */
export const startState = (defaults: TableDefaults): TableState => ({
  ...defaultState(defaults, defaults.hideNarrow !== undefined && isNarrowWindow()),
  ...parsePreferences(storedPreferences(defaults.name)),
})

/**
 * A table's state as search parameters: `const [state, setState] = useTableSearch({ name: 'dues' })`. Back leaves the
 * list; it does not undo each keystroke. Columns, order, page size and row height stay the user's choice for the table
 * where the address does not say otherwise. The third is the columns as an address names them, undefined for the table's own.
 */
export function useTableSearch(defaults: TableDefaults) {
  const [search, setSearch] = usePageSearch(tableSearch)
  return useTableState(defaults, search, setSearch)
}

export function useSecondTableSearch(defaults: TableDefaults) {
  const [search, setSearch] = usePageSearch(secondTableSearch)
  const first = useMemo(() => {
    const { 'v-q': q, 'v-page': page, 'v-size': size, 'v-sort': sort, 'v-hide': hide } = search
    return { q, page, size, sort, hide }
  }, [search])
  const setFirst = useCallback(
    ({ q, page, size, sort, hide }: TableSearch, options: { replace: boolean }) =>
      setSearch({ 'v-q': q, 'v-page': page, 'v-size': size, 'v-sort': sort, 'v-hide': hide }, options),
    [setSearch],
  )
  return useTableState(defaults, first, setFirst)
}

function useTableState(
  defaults: TableDefaults,
  search: TableSearch,
  setSearch: (search: TableSearch, options: { replace: boolean }) => void,
) {
  useStore(preferenceChanges)
  const stored = storedPreferences(defaults.name)
  const isNarrow = useNarrowWindow()
  const key = JSON.stringify(defaults)
  return useMemo(() => {
    const parsed = JSON.parse(key) as TableDefaults
    const start = defaultState(parsed, isNarrow)
    const chosen = { ...start, ...parsePreferences(stored) }
    const state = stateFromSearch(search, chosen)
    const setState = (next: TableState) => {
      storePreferences(parsed.name, state, next, chosen.hide)
      // The columns of an address (of a view) stay in it also where they are the table's own.
      const isKept = search.hide !== undefined && String(next.hide) === String(state.hide)
      setSearch({ ...searchFromState(next, start), ...(isKept && { hide: search.hide }) }, { replace: true })
    }
    return [state, setState, searchFromState(state, start).hide] as const
  }, [search, setSearch, key, stored, isNarrow])
}
