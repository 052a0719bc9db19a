import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import { LIST_START } from '#contract/long-lists.ts'

import type { Keys } from '../security/keys.ts'
import { badRequest } from './errors.ts'

/*
 * A list is read to its end in the order of a key that no change of a row touches and no two rows share, mostly the id: in
 * the order of a screen, a row that is edited meanwhile may move past the reader, and come twice or never.
 */

/** The values of a row's key. */
export type RowKey = readonly (string | number)[]

/** Behind a row; no values before the first row. */
const START = '[]'

/** Returns the values of the key of the row behind which a list goes on; none at its start. */
export const keyAfter = (after: string): RowKey => JSON.parse(after) as RowKey

/** Returns the condition that rows come behind a cursor, in the order of the columns of their key. */
export function isBehind(after: string, columns: readonly string[]) {
  const values = keyAfter(after)
  if (values.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(columns.map((column) => sql.ref(column)))}) > (${sql.join(values)})`
}

/** Restricts a query to the rows behind a cursor, in the order of the columns of their key. */
// oxlint-disable-next-line typescript/no-explicit-any -- reads queries of any tables
export const rowsBehind = <Q extends SelectQueryBuilder<any, any, any>>(
  query: Q,
  after: string,
  columns: readonly string[],
): Q =>
  columns.reduce<Q>(
    (sorted, column) => sorted.orderBy(sql.ref(column)) as Q,
    query.where(isBehind(after, columns)) as Q,
  )

const signedText = ({ method, path }: Endpoint, key: string) => `list ${method} ${path} ${key}`

/** Returns the cursor that a program gets; it is signed, so that a list gets no key but its own. */
const signCursor = (keys: Keys, endpoint: Endpoint, key: string): string =>
  `${Buffer.from(key).toString('base64url')}.${keys.sign(signedText(endpoint, key))}`

/**
 * Returns the input of a list with the key of its cursor in place of the cursor. 400 for a cursor that is not of this list,
 * and for one together with a page or an order.
 */
export function openCursor<I extends object>(keys: Keys, endpoint: Endpoint, input: I): I {
  const { after, page, sort } = input as Listing
  if (!endpoint.paged || after === undefined) return input
  if (page !== undefined || sort !== undefined) throw badRequest({ after: 'fields.cursorAlone' })
  if (after === LIST_START) return { ...input, after: START }
  const [text = '', signature = ''] = after.split('.')
  const key = Buffer.from(text, 'base64url').toString()
  if (!keys.isSigned(signedText(endpoint, key), signature)) throw badRequest({ after: 'fields.badCursor' })
  return { ...input, after: key }
}

/** Returns the `meta` of a page with its cursor as the program gets it. */
export const closeCursor = <M extends { next?: string | null }>(keys: Keys, endpoint: Endpoint, meta: M): M =>
  meta.next ? { ...meta, next: signCursor(keys, endpoint, meta.next) } : meta
