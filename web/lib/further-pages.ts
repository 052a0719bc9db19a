import type { PageMeta } from '#contract/endpoint.ts'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'

/** The most rows of a list that a screen, an export or a report holds. */
const MOST_ROWS = 10_000

/** Returns the rows of an answer: its data, or the one list in it. */
function rowsIn(data: unknown): unknown[] | undefined {
  if (Array.isArray(data)) return data
  return Object.values(Object(data) as object).find((value) => Array.isArray(value))
}

const idOf = (row: unknown): unknown => (Object(row) as { id?: unknown }).id ?? row

/**
 * Adds the rows that an answer without a page leaves out (contract-trade section 10), page by page; a row that moved
 * between two pages stands once. Returns any other answer as it is.
 */
export async function withFurtherPages<Answer extends { data: unknown; meta: PageMeta | undefined }>(
  first: Answer,
  fetchPage: (page: { page: number; pageSize: number }) => Promise<Answer>,
): Promise<Answer> {
  const { data, meta } = first
  const rows = rowsIn(data)
  if (!meta || !rows || meta.pageSize <= MAX_PAGE_SIZE || meta.total <= rows.length) return first
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const end = Math.min(meta.total, MOST_ROWS)
  for (let page = meta.pageSize / MAX_PAGE_SIZE; page * MAX_PAGE_SIZE < end; page += 1) {
    const next = await fetchPage({ page, pageSize: MAX_PAGE_SIZE })
    for (const row of rowsIn(next.data) ?? []) byId.set(idOf(row), row)
  }
  rows.splice(0, rows.length, ...byId.values())
  return first
}
