import { type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiResponse } from './api.ts'
import { combinePages } from './combine-pages.ts'

interface CursorListOptions<Row extends object, Key extends readonly unknown[]> {
  pages: readonly UseQueryOptions<ApiResponse<Row[]>, Error, ApiResponse<Row[]>, Key>[]
  keyOf: (row: Row) => string
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
  listKey = '',
  startKey = '',
}: CursorListOptions<Row, Key>) {
  const { rows, total, meta, query } = useQueries({
    queries: pages,
    combine: (answers) => combinePages(answers, keyOf),
  })
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
