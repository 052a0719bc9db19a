import { type UseQueryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageMeta } from '#contract/endpoint.ts'
import type { ApiResponse } from './api.ts'

interface CursorListOptions<Row extends object, Key extends readonly unknown[]> {
  pages: readonly UseQueryOptions<ApiResponse<Row[]>, Error, ApiResponse<Row[]>, Key>[]
  keyOf: (row: Row) => string
  /** The rows in the order in which they are shown, by default that of the pages. */
  arrange?: (rows: Row[]) => Row[]
  /** The key of the list: another list begins at its first row. */
  listKey?: string
  /** The key of the row that is current at first. */
  startKey?: string
}

/**
 * A list that "Show more" lengthens, with a current row. Once the current row is gone, the row that took its place is
 * current.
 */
export function useCursorList<Row extends object, Key extends readonly unknown[]>({
  pages,
  keyOf,
  arrange = (rows) => rows,
  listKey = '',
  startKey = '',
}: CursorListOptions<Row, Key>) {
  const {
    rows: asRead,
    total,
    meta,
    query,
  } = useQueries({
    queries: pages,
    combine: (answers) => combinePages(answers, keyOf),
  })
  const rows = arrange(asRead)
  const [place, setPlace] = useState({ listKey, key: startKey, index: 0 })
  const found = place.listKey === listKey ? rows.findIndex((row) => keyOf(row) === place.key) : 0
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, rows.length - 1))
  const select = (row: Row) => setPlace({ listKey, key: keyOf(row), index: rows.indexOf(row) })
  return {
    rows,
    total,
    meta,
    query,
    keyOf,
    index,
    current: rows[index],
    select,
    move(step: 1 | -1) {
      const next = rows[index + step]
      if (next) select(next)
    },
  }
}

interface PageAnswer<Row> {
  data: Row[]
  meta?: PageMeta | undefined
}

/** Combines the pages of a list that "Show more" lengthens. A row that moved between two fetches may be on two pages; it is shown once. */
export function combinePages<Row>(
  pages: readonly UseQueryResult<PageAnswer<Row>>[],
  keyOf: (row: Row, index: number, page: Row[]) => string,
) {
  const byKey = new Map(
    pages.flatMap(({ data }) => (data?.data ?? []).map((row, index, page) => [keyOf(row, index, page), row])),
  )
  const meta = pages[0]?.data?.meta
  return {
    rows: [...byKey.values()],
    total: meta?.total,
    meta,
    query: {
      data: meta?.total,
      error: pages.find(({ error }) => error)?.error ?? null,
      refetch: () => Promise.all(pages.map(({ refetch }) => refetch())),
    },
  }
}

/** Groups values by a key, in the order of the first of each. `Map.groupBy` comes with Safari 17.4, which some phones never get. */
export function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}
