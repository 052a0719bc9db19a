import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { employeeEndpoints as calls, type Employee } from '#contract/employees/employee.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, query, type Route } from '../../http/route.ts'
import { storeInVault } from '../../security/vault.ts'
import type { UserRow } from '../identity/present.ts'

/** Returns employees by name; with a branch code only the active ones of that branch. */
async function listEmployees(db: Db, branchCode: string | null, listing: Listing) {
  const text = sql`concat_ws(' ', first_name, last_name, email, phone_no, branch_code, employee_code)`
  const employees = db
    .selectFrom('users')
    .where('role', '=', 'employee')
    .$if(branchCode !== null, (query) => query.where('branch_code', '=', branchCode).where('is_active', '=', true))
    .$call(whereContains(listing.search, text))
    .selectAll()
  const by = {
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
    branchCode: 'branch_code',
    employeeCode: 'employee_code',
  }
  const codes = ['branch_code', 'employee_code']
  const page = await readPage(employees, listing, { by, first: 'first_name', ties: ['id'], codes })
  return page.map(presentEmployee)
}

/** Adds an employee to an active branch and mails a link to set a password. 409 for an e-mail in use. */
async function addEmployee(tx: Tx, ctx: Context, input: Input<typeof calls.add>) {
  const { now, keys } = ctx
  await requireActiveBranch(tx, input.branchCode)
  const user = await tx
    .insertInto('users')
    .values({
      id: newId(),
      role: 'employee',
      email: input.email,
      first_name: input.firstname,
      last_name: input.lastname,
      phone_no: input.phone,
      branch_code: input.branchCode,
      employee_code: sql<string>`'EMP' || to_char(nextval('employee_code_seq'), 'FM999999999000')`,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { aadharNumber, panNumber } = input
  await storeInVault(tx, keys, { owner: user.id, numbers: { aadharNumber, panNumber } })
  await tx
    .insertInto('user_numbers')
    .values({ user_id: user.id, aadhaar_last4: input.aadharNumber.slice(-4), pan_last4: input.panNumber.slice(-4) })
    .execute()
  await record(tx, ctx, { subject: 'user', id: user.id, action: 'created' })
  return presentEmployee(user)
}

/**
 * Corrects name, phone and branch of an employee. Cases stay with the branch in which they were made. 404 for anybody
 * else; 400 for a branch that is switched off, unless the employee is there already.
 */
async function editEmployee(tx: Tx, ctx: Context, input: Input<typeof calls.edit>) {
  const { userId: id, firstname, lastname, phone, branchCode } = input
  const before = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  if (branchCode !== before.branch_code) await requireActiveBranch(tx, branchCode)
  const row = await tx
    .updateTable('users')
    .set({ first_name: firstname, last_name: lastname, phone_no: phone, branch_code: branchCode })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentEmployee(before), presentEmployee(row))
  await recordEdit(tx, ctx, { subject: 'user', id, action: 'edited', changes })
  return presentEmployee(row)
}

/** Throws 400 unless the branch of the code is active. */
async function requireActiveBranch(tx: Tx, branchCode: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('branch_code')
    .where('branch_code', '=', branchCode)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!branch) throw badRequest({ branchCode: textKey('general.isRequired', { label: textKey('fields.branch') }) })
}

/** Presents an employee; without Aadhaar and PAN. */
const presentEmployee = (user: UserRow): Employee => ({
  id: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  email: user.email,
  phoneNo: user.phone_no,
  branchCode: user.branch_code,
  employeeCode: user.employee_code,
  isActive: user.is_active,
  role: user.role,
})

export const employeeRoutes: Route[] = [
  command(calls.add, addEmployee),
  command(calls.edit, editEmployee),
  query(calls.all, (db, _ctx, input) => listEmployees(db, null, input)),
  query(calls.ofBranch, (db, _ctx, input) => listEmployees(db, input.branchCode, input)),
]
