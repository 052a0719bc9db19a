import { sql } from 'kysely'
import type { Listing } from '#contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, likeAnywhere, pagedList, slice, sortOf } from '../../http/listing.ts'
import { presentEmployee } from './present.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  branchCode: 'branch_code',
  employeeCode: 'employee_code',
} as const

/** Returns employees by name; with a branch code only the active ones of that branch. */
export async function listEmployees(db: Db, branchCode: string | null, listing: Listing) {
  const { limit, offset } = slice(listing)
  const { column, direction } = sortOf(listing.sort, columns, { column: 'first_name', direction: 'asc' })
  const employees = db
    .selectFrom('users')
    .where('role', '=', 'employee')
    .$if(branchCode !== null, (query) => query.where('branch_code', '=', branchCode).where('is_active', '=', true))
    .$if(Boolean(listing.search), (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', first_name, last_name, email, phone_no, branch_code, employee_code) ilike ${likeAnywhere(listing.search ?? '')}`,
      ),
    )
  const rows = await employees
    .selectAll()
    // Length first: EMP1000 comes after EMP999.
    .$if(column.endsWith('_code'), (query) => query.orderBy(sql`length(${sql.ref(column)})`, direction))
    .orderBy(column, direction)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countRows(employees)
  return pagedList(rows.map(presentEmployee), total, listing)
}
