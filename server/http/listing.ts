import { type Expression, type RawBuilder, type SelectQueryBuilder, type Simplify, type SqlBool, sql } from 'kysely'
import { WHOLE_LIST } from '#contract/api.ts'
import type { Listing } from '#contract/fields.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import type { Db } from '../db/connect.ts'
import { forceCustomPlan } from '../db/fast/prepared-statements.ts'
import { sqlNumber } from '../db/fast/sql-literals.ts'
import { isBehind, keyAfter, type RowKey, rowsBehind } from './cursor.ts'
import { Paged } from './route.ts'

const PAGE_SIZE = 10

/**
 * Returns limit and offset of the requested page; without a page those of the first `most` rows.
 */
export function slice(
  { page, pageSize, after }: Listing,
  most = WHOLE_LIST,
): { limit: number; offset: number; page: number } {
  if (after !== undefined) return { limit: pageSize ?? most, offset: 0, page: 0 }
  if (page === undefined && pageSize === undefined) return { limit: most, offset: 0, page: 0 }
  const limit = pageSize ?? PAGE_SIZE
  return { limit, offset: (page ?? 0) * limit, page: page ?? 0 }
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

/** An order of rows; `-due_date` is a column in descending order. */
interface ListOrder {
  /** The columns by which a caller may sort, by the names of their fields. */
  by?: Readonly<Record<string, string>>
  /** The order without a requested sort. */
  first: string
  /** The order of rows that are equal in it. */
  ties?: readonly string[]
  /** Columns of codes that grow longer: BR1000 comes after BR999. */
  codes?: readonly string[]
  /** The selected column by which the list is read to its end. */
  key?: string
}

const columnOf = (name: string) =>
  name.startsWith('-')
    ? ({ column: name.slice(1), direction: 'desc' } as const)
    : ({ column: name, direction: 'asc' } as const)

/** Reads the requested page of a query in the requested order, and counts the rows of the query, or those of `counted`. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  listing: Listing,
  { by = {}, first, ties = [], codes = [], key = 'id' }: ListOrder,
  counted: Searchable = query.clearSelect(),
): Promise<Paged<Simplify<Row>[]>> {
  const { limit, offset } = slice(listing)
  let sorted = query
  if (listing.after !== undefined) sorted = rowsBehind(query, listing.after, [key])
  else
    for (const { column, direction } of [sortOf(listing.sort, by, columnOf(first)), ...ties.map(columnOf)]) {
      if (codes.includes(column)) sorted = sorted.orderBy(sql`length(${sql.ref(column)})`, direction)
      sorted = sorted.orderBy(sql.ref(column), direction)
    }
  const rows = await sorted.limit(limit).offset(offset).execute()
  const keyColumn = key.replace(/^.*\./, '')
  const keyOf = (row: object) => [(row as Record<string, string>)[keyColumn] ?? '']
  return pagedList(rows, await countRows(counted), listing, { next: nextKey(rows, listing, keyOf) })
}

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const likeAnywhere = (search: string): string => `%${escapeLike(search)}%`

/** Restricts a query to the rows whose text contains the search; returns it unchanged without a search. */
export const whereContains =
  (search: string | undefined, text: RawBuilder<unknown>) =>
  <Q extends Searchable>(query: Q): Q =>
    search ? (query.where(sql<SqlBool>`folded(${text}) like folded(${likeAnywhere(search)})`) as Q) : query

/** Returns the condition that a text contains every word of a search. */
export const hasWords = (search: string, text: RawBuilder<unknown>) =>
  sql<SqlBool>`${sql.join(
    search.split(/\s+/).map((word) => sql`folded(${text}) like folded(${likeAnywhere(word)})`),
    sql` and `,
  )}`

export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return (counted as { total: number }).total // generic over tables, so the type of the result is not inferred
}

/** Returns the number of rows of a query as a scalar for another statement; more than 10,000 are 10,001. */
export const countedUpTo = (query: Expression<unknown>) =>
  sql<number>`(select count(*) from (${query} limit ${sqlNumber(COUNTED_ROWS + 1)}) as counted)`

export async function readCount(db: Db, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${forceCustomPlan} ${count} as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts the rows of a query; more than 10,000 are 10,001. */
export const countUpTo = (db: Db, query: Expression<unknown>): Promise<number> => readCount(db, countedUpTo(query))

interface FoundPage {
  total: number
  ids: string[]
}

/**
 * Returns the ids of a page of a query in its order, and the total, which is counted up to 10,001: in one pass, for queries
 * that find all matches before they know the first. The query selects `id` and has no limit; behind a cursor it has no order.
 */
export async function findPage(db: Db, ordered: Expression<unknown>, listing: Listing): Promise<FoundPage> {
  const { limit, offset } = slice(listing)
  if (listing.after !== undefined) {
    const behind = await sql<FoundPage>`select ${forceCustomPlan} ${countedUpTo(ordered)} as total, array(
      select id from (${ordered}) as found where ${isBehind(listing.after, ['id'])} order by id limit ${limit}) as ids`.execute(
      db,
    )
    return behind.rows[0] ?? { total: 0, ids: [] }
  }
  const most = Math.max(COUNTED_ROWS + 1, offset + limit)
  const { rows } = await sql<FoundPage>`
    select ${forceCustomPlan} least(count(*), ${sqlNumber(COUNTED_ROWS + 1)}) as total,
      coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids
    from (${ordered} limit ${most}) as found`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

interface Found {
  total: number
  /** An array of PostgreSQL, null without a match. */
  ids: string | null
}

/** The rows that a search found, and their number, counted up to a maximum. */
export interface SearchedRows<Q> {
  rows: Q
  total: number
}

/**
 * Restricts a query to the rows that meet one of some conditions. Each condition uses its own index, and is evaluated once:
 * few rows are those of the ids that were found. If there are more matches than are counted, walking all rows in order
 * finds a page soon enough.
 */
export async function searchRows<Q extends Searchable>(
  db: Db,
  rows: Q,
  id: string,
  conditions: readonly RawBuilder<SqlBool>[],
  most = COUNTED_ROWS,
): Promise<SearchedRows<Q>> {
  const enough = sqlNumber(most + 1)
  const parts = conditions.map(
    (condition) => sql`(${rows.where(condition).select(sql.ref(id).as('id')).limit(enough)})`,
  )
  const found = await sql<Found>`
    select ${forceCustomPlan} count(*) as total, array_agg(id)::text as ids
    from (select id from (${sql.join(parts, sql` union `)}) as parts limit ${enough}) as found`.execute(db)
  const { total, ids } = found.rows[0] as Found
  const isMatch =
    total > most
      ? sql<SqlBool>`(${sql.join(conditions, sql` or `)}) is true`
      : sql<SqlBool>`${sql.ref(id)} = any(${ids ?? '{}'}::uuid[])`
  return { rows: rows.where(isMatch) as Q, total }
}

/**
 * Returns a page of a short list that is read as a whole. `texts` are what a search looks in; a sort is the name of a
 * field, and so is the key.
 */
export function pageOfFew<T extends object>(
  rows: readonly T[],
  listing: Listing,
  texts: (row: T) => readonly string[],
  { most = WHOLE_LIST, key = 'id' }: { most?: number; key?: string } = {},
): Paged<T[]> {
  const { search = '', sort, after } = listing
  const { limit, offset } = slice(listing, most)
  const wanted = search.toLowerCase()
  const found = rows.filter((row) => texts(row).some((text) => text.toLowerCase().includes(wanted)))
  if (sort) found.sort(byField(sort))
  if (after === undefined)
    return pagedList(found.slice(offset, offset + limit), found.length, listing, { most, next: undefined })
  const keyOf = (row: T) => String((row as Record<string, unknown>)[key])
  const [last] = keyAfter(after)
  const page = found
    .filter((row) => last === undefined || keyOf(row) > last)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, limit)
  return pagedList(page, found.length, listing, { most, next: nextKey(page, listing, (row) => [keyOf(row)], most) })
}

/** Orders by the field that a sort names: numbers as numbers, anything else as text. */
function byField(sort: string) {
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  const at = (row: object) => (row as Record<string, unknown>)[field]
  return (one: object, other: object): number => {
    const [a, b] = [at(one), at(other)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- searches a query of any tables
type Searchable = SelectQueryBuilder<any, any, any>

/** Returns the key of the last of the rows that were read, where a list is read to its end; null if it ends with them. */
export function nextKey<T>(
  rows: readonly T[],
  listing: Listing,
  keyOf: (row: T) => RowKey,
  most?: number,
): string | null | undefined {
  if (listing.after === undefined) return undefined
  const last = rows.at(-1)
  return last === undefined || rows.length < slice(listing, most).limit ? null : JSON.stringify(keyOf(last))
}

/** Returns the key of the last of some ids. */
export const nextId = (ids: readonly string[], listing: Listing) => nextKey(ids, listing, (id) => [id])

/** Returns a page of a list with its `meta`; `next` is the key of its last row, where the list is read to its end. */
export const pagedList = <T>(
  rows: T[],
  total: number,
  listing: Listing,
  { most = WHOLE_LIST, next }: { most?: number; next: string | null | undefined },
): Paged<T[]> => {
  const { page, limit } = slice(listing, most)
  return new Paged(rows, { total, page, pageSize: limit, ...(next !== undefined && { next }) })
}
