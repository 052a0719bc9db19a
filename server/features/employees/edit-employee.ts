import type { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { notFound } from '../../http/errors.ts'
import { requireActiveBranch } from './active-branch.ts'
import { presentEmployee } from './present.ts'

/**
 * Corrects name, phone and branch of an employee. Cases stay with the branch in which they were made.
 * 404 for everybody else; 400 for a branch that is switched off, unless the employee is there already.
 */
export async function editEmployee(tx: Tx, ctx: Context, input: Input<typeof employeeEndpoints.edit>) {
  const { userId: id, firstname, lastname, phone, branchCode } = input
  const before = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  if (branchCode !== before.branch_code) await requireActiveBranch(tx, branchCode)
  const row = await tx
    .updateTable('users')
    .set({ first_name: firstname, last_name: lastname, phone_no: phone, branch_code: branchCode })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween(presentEmployee(before), presentEmployee(row))
  await record(tx, ctx, { subject: 'user', id, action: 'edited', changes })
  return presentEmployee(row)
}
