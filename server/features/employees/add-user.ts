import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { storeInVault } from '../../vault.ts'
import { requireActiveBranch } from './active-branch.ts'
import { presentEmployee } from './present.ts'

/** Adds an employee to an active branch and mails a link to set a password. 409 for an e-mail in use. */
export async function addUser(tx: Tx, ctx: Context, input: Input<typeof employeeEndpoints.add>) {
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
  await storeInVault(tx, keys, user.id, { aadharNumber, panNumber })
  await tx
    .insertInto('user_numbers')
    .values({ user_id: user.id, aadhaar_last4: input.aadharNumber.slice(-4), pan_last4: input.panNumber.slice(-4) })
    .execute()
  await record(tx, ctx, { subject: 'user', id: user.id, action: 'created' })
  return presentEmployee(user)
}
