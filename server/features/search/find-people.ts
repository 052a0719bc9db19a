import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { MAX_PEOPLE } from '#contract/search/search.ts'
import type { Db } from '../../db/connect.ts'
import { escapeLike, likeAnywhere } from '../../http/listing.ts'

const wordsOf = (text: string) => text.split(/\s+/)

/** Returns the condition that the columns contain every word. */
const allIn = (text: string, columns: ReturnType<typeof sql>) =>
  sql<SqlBool>`${sql.join(
    wordsOf(text).map((word) => sql`${columns} ilike ${likeAnywhere(word)}`),
    sql` and `,
  )}`

/** Returns the matching clients; names that start with the text come first. */
export function findClients(db: Db, text: string) {
  return db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'firm_name'])
    .where(allIn(text, sql`concat_ws(' ', first_name, last_name, firm_name, mobile_no, email)`))
    .orderBy(sql`concat_ws(E'\n', E'\n' || firm_name, first_name) ilike ${`%\n${escapeLike(text)}%`}`, 'desc')
    .orderBy('firm_name')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute()
}

export function findEmployees(db: Db, text: string) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'employee_code'])
    .where('role', '=', 'employee')
    .where(allIn(text, sql`concat_ws(' ', first_name, last_name, employee_code, phone_no, email)`))
    .orderBy(sql`concat_ws(' ', first_name, last_name) ilike ${`${escapeLike(text)}%`}`, 'desc')
    .orderBy('first_name')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute()
}

export type ClientHit = Awaited<ReturnType<typeof findClients>>[number]

export type EmployeeHit = Awaited<ReturnType<typeof findEmployees>>[number]
