import type { UseQueryResult } from '@tanstack/react-query'
import type { PageMeta } from '#contract/endpoint.ts'

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
