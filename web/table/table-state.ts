import { useCallback, useMemo } from 'react'
import { usePageSearch } from '#web/lib/address.ts'
import { isNarrowWindow, useNarrowWindow } from '#web/lib/dom.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { findIgnoringSeparators } from '#web/ui/highlight.tsx'
import { type Column, compareValues, searchTexts } from './column.tsx'
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

/*
 * The choices of a user for a table: they stay in the browser under the user's id and the table's name, also after a
 * logout. They hold no data of the office.
 */

/** The part of a table's state that stays. */
interface TablePreferences {
  size: number
  /** `field`, `-field` for descending, or empty. */
  sort: string
  /** Ids of hidden columns. */
  hide: readonly string[]
  /** True for low rows; never in the address. */
  compact: boolean
}

/** Counts the changes, so that a table renders again. */
const preferenceChanges = createStore(0)

const keyOf = (table: string) => `table:${session.get().user?.id}:${table}`

const isText = (value: unknown) => typeof value === 'string'

const isValid: { readonly [Name in keyof TablePreferences]: (value: unknown) => boolean } = {
  size: (value) => pageSizes.some((size) => size === value),
  sort: isText,
  hide: (value) => Array.isArray(value) && value.every(isText),
  compact: (value) => typeof value === 'boolean',
}

const names = Object.keys(isValid) as (keyof TablePreferences)[]

export const storedPreferences = (table: string): string => readLocal(keyOf(table)) ?? '{}'

/** Parses stored choices; malformed ones count as none. */
export function parsePreferences(text: string): Partial<TablePreferences> {
  try {
    const stored = Object(JSON.parse(text)) as Record<string, unknown>
    return Object.fromEntries(names.filter((name) => isValid[name](stored[name])).map((name) => [name, stored[name]]))
  } catch {
    return {}
  }
}

/**
 * Stores what changed between two states. Columns or an order that came with an opened address or a view are not the
 * user's choice and are not stored.
 */
export function storePreferences(
  table: string,
  before: TablePreferences,
  after: TablePreferences,
  chosenHide = before.hide,
): void {
  const isOfAddress = String(before.hide) !== String(chosenHide)
  const changed = names.filter(
    (name) => String(before[name]) !== String(after[name]) && !(name === 'hide' && isOfAddress),
  )
  if (changed.length === 0) return
  const choices = {
    ...parsePreferences(storedPreferences(table)),
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
  }
  writeLocal(keyOf(table), JSON.stringify(choices))
  preferenceChanges.set(preferenceChanges.get() + 1)
}

interface ModelInput<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  state: TableState
  size: number
  /** The total of a list that the server searches, sorts and pages. */
  total: number | undefined
}

/** The rows and columns to show for a state: computed here, or as the server returned them. */
export function useTableModel<Row>({ columns, rows, rowId, state, size, total }: ModelInput<Row>) {
  const { q, sort } = state
  const isPaged = total !== undefined
  const matched = useMemo(
    () => (isPaged ? rows : matchingRows(rows, columns, { q, sort })),
    [isPaged, rows, columns, q, sort],
  )
  const matchCount = total ?? matched.length
  const pages = Math.max(1, Math.ceil(matchCount / size))
  // A page past the end becomes the last page: an address may contain any number, and lists shrink.
  const page = Math.min(state.page, pages - 1)
  const shown = isPaged ? matched : matched.slice(page * size, (page + 1) * size)
  return {
    rows: shown.map((row) => ({ id: rowId(row), row })),
    visible: columns.filter(({ id, fixed }) => fixed || !state.hide.includes(id)),
    /** All rows that match, in order, not only the current page. */
    all: () => matched,
    matchCount,
    pages,
    page,
  }
}

/** Returns the rows in which a column shows the text `q`, in the order `sort` (`field` or `-field`); missing values last. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { q, sort }: { q: string; sort: string },
): readonly Row[] {
  const found = q.trim() ? rows.filter((row) => columns.some((column) => showsText(column, row, q))) : rows
  const sorted = columns.find(({ id }) => id === sort.replace(/^-/, ''))
  if (!sorted) return found
  const direction = sort.startsWith('-') ? -1 : 1
  return found.toSorted((left, right) => {
    const [a, b] = [sorted.value(left) ?? undefined, sorted.value(right) ?? undefined]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * compareValues(a, b)
  })
}

export const showsText = <Row>(column: Column<Row>, row: Row, q: string): boolean =>
  searchTexts(column, row).some((text) => findIgnoringSeparators(text, q).length > 0)
