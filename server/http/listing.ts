import type { SelectQueryBuilder } from 'kysely'
import { WHOLE_LIST } from '#contract/api.ts'
import type { Listing } from '#contract/fields.ts'
import { Paged } from './route.ts'

const PAGE_SIZE = 10

/**
 * Returns limit and offset of the requested page; without a page those of the first `most` rows
 * (contract section 2, contract-trade section 10).
 */
export function slice({ page, pageSize }: Listing, most = WHOLE_LIST): { limit: number; offset: number; page: number } {
  if (page === undefined && pageSize === undefined) return { limit: most, offset: 0, page: 0 }
  const limit = pageSize ?? PAGE_SIZE
  return { limit, offset: (page ?? 0) * limit, page: page ?? 0 }
}

/**
 * How to read a page: the number of its rows, the number of rows before it, and whether these are
 * counted from the end.
 */
export interface PageWindow {
  limit: number
  skipped: number
  backwards: boolean
}

/**
 * Returns the window of a page; one nearer to the end is read from there, because the cost grows with
 * the skipped rows.
 */
export function pageWindow({ limit, offset }: { limit: number; offset: number }, total: number): PageWindow {
  const after = Math.max(total - offset - limit, 0)
  if (after >= offset) return { limit, skipped: offset, backwards: false }
  return { limit: Math.max(Math.min(limit, total - offset), 0), skipped: after, backwards: true }
}

/** Parses `-createdAt` into column and direction; `fallback` without a requested sort. */
export function sortOf<C extends string>(
  sort: string | undefined,
  columns: Readonly<Record<string, C>>,
  fallback: { column: C; direction: 'asc' | 'desc' },
): { column: C; direction: 'asc' | 'desc' } {
  if (!sort) return fallback
  const column = columns[sort.replace(/^-/, '')]
  return column ? { column, direction: sort.startsWith('-') ? 'desc' : 'asc' } : fallback
}

/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Returns the LIKE pattern that finds a text anywhere. */
export const likeAnywhere = (search: string): string => `%${escapeLike(search)}%`

/** Counts the rows of a query. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return (counted as { total: number }).total // generic over tables, so the type of the result is not inferred
}

/** Returns a page with the total of its list. */
export const pagedList = <T>(rows: T[], total: number, listing: Listing, most = WHOLE_LIST): Paged<T[]> => {
  const { page, limit } = slice(listing, most)
  return new Paged(rows, { total, page, pageSize: limit })
}
