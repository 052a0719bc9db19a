import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LAST_PAGE } from '#contract/long-lists.ts'

/** Everything about a table that its user can change. The page index starts at 0 (spec/1). */
export interface TableState {
  q: string
  page: number
  size: number
  /** `field`, `-field` for descending, or empty. */
  sort: string
  /** Ids of hidden columns. */
  hide: readonly string[]
}

export const pageSizes = [5, 10, 20, 50] as const
/** Rows on a page, with and without pagination (spec/1 point 9). */
export const PAGE_SIZE = 10
export const PAGE_SIZE_WITHOUT = 100

/** A table as it is first seen. */
export const freshState = (start: Partial<TableState> = {}): TableState => ({
  q: '',
  page: 0,
  size: PAGE_SIZE,
  sort: '',
  hide: [],
  ...start,
})

/** A change that makes another page of rows starts at the first one again. */
export function changed(state: TableState, change: Partial<TableState>): TableState {
  const restarts = 'q' in change || 'size' in change || 'sort' in change
  return { ...state, ...(restarts ? { page: 0 } : {}), ...change }
}

type Search = Readonly<Record<string, unknown>>

/** The state that a URL's search says. Whatever is malformed counts as not said. */
export function stateOfSearch(search: Search, start: TableState, prefix = ''): TableState {
  const text = (name: string) => {
    const value = search[prefix + name]
    return typeof value === 'string' ? value : undefined
  }
  const page = Number(text('page') ?? 1)
  const size = Number(text('size') ?? start.size)
  return {
    q: text('q') ?? start.q,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page - 1, LAST_PAGE) : 0,
    size: (pageSizes as readonly number[]).includes(size) ? size : start.size,
    sort: text('sort') ?? start.sort,
    hide: text('hide')?.split(',').filter(Boolean) ?? start.hide,
  }
}

/** The search parameters of a state; what is as it started is left out. People count pages from 1. */
export function searchOfState(state: TableState, start: TableState, prefix = ''): Record<string, string | undefined> {
  const unless = (same: boolean, value: string) => (same ? undefined : value)
  return {
    [`${prefix}q`]: unless(state.q === start.q, state.q),
    [`${prefix}page`]: unless(state.page === 0, String(state.page + 1)),
    [`${prefix}size`]: unless(state.size === start.size, String(state.size)),
    [`${prefix}sort`]: unless(state.sort === start.sort, state.sort),
    [`${prefix}hide`]: unless(state.hide.join() === start.hide.join(), state.hide.join(',') || '-'),
  }
}

/**
 * A table's state in the address: `const [state, setState] = useTableSearch()`. A second table on
 * the same page takes a `prefix`. Going back leaves the list; it does not undo each keystroke.
 */
export function useTableSearch({ start, prefix = '' }: { start?: Partial<TableState>; prefix?: string } = {}) {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const key = JSON.stringify(start ?? {})
  return useMemo(() => {
    const first = freshState(JSON.parse(key) as Partial<TableState>)
    const state = stateOfSearch(search, first, prefix)
    const setState = (next: TableState) =>
      void navigate({
        to: '.',
        search: ((before: Search) => ({ ...before, ...searchOfState(next, first, prefix) })) as never,
        replace: true,
        resetScroll: false,
      })
    return [state, setState] as const
  }, [search, navigate, key, prefix])
}
