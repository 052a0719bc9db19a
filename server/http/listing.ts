import type { SelectQueryBuilder } from 'kysely'
import { WHOLE_LIST } from '#contract/api.ts'
import type { Listing } from '#contract/fields.ts'
import { Paged } from './route.ts'

const PAGE_SIZE = 10

/** The part of a list that was asked for; without a page the whole of it (contract section 2). */
export function slice({ page, pageSize }: Listing): { limit: number; offset: number; page: number } {
  if (page === undefined && pageSize === undefined) return { limit: WHOLE_LIST, offset: 0, page: 0 }
  const limit = pageSize ?? PAGE_SIZE
  return { limit, offset: (page ?? 0) * limit, page: page ?? 0 }
}

/** How a page is reached: how many rows it has, how many come before it, and whether those are counted from the end. */
export interface PageWindow {
  limit: number
  skipped: number
  backwards: boolean
}

/** A page that lies nearer to the end is sought from there: its cost grows with the rows that are skipped. */
export function pageWindow({ limit, offset }: { limit: number; offset: number }, total: number): PageWindow {
  const after = Math.max(total - offset - limit, 0)
  if (after >= offset) return { limit, skipped: offset, backwards: false }
  return { limit: Math.max(Math.min(limit, total - offset), 0), skipped: after, backwards: true }
}

/** `-createdAt` as the column and its direction; `fallback` where nothing was asked. */
export function sortOf<C extends string>(
  sort: string | undefined,
  columns: Readonly<Record<string, C>>,
  fallback: { column: C; direction: 'asc' | 'desc' },
): { column: C; direction: 'asc' | 'desc' } {
  if (!sort) return fallback
  const column = columns[sort.replace(/^-/, '')]
  return column ? { column, direction: sort.startsWith('-') ? 'desc' : 'asc' } : fallback
}

/** A text as a part of a LIKE pattern, its own wildcards taken literally. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The text of a search as a LIKE pattern that finds it anywhere. */
export const likeAnywhere = (search: string): string => `%${escapeLike(search)}%`

/** How many rows a query finds. */
export async function countRows<DB, TB extends keyof DB>(found: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return (counted as { total: number }).total // of a query of any table the types tell no more
}

/** A list with its total. */
export const pagedList = <T>(rows: T[], total: number, listing: Listing): Paged<T[]> => {
  const { page, limit } = slice(listing)
  return new Paged(rows, { total, page, pageSize: limit })
}
