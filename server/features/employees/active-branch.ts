import { messages } from '#contract/messages.ts'
import type { Tx } from '../../db/connect.ts'
import { badRequest } from '../../http/errors.ts'

/** Throws 400 unless the branch of the code is active. */
export async function requireActiveBranch(tx: Tx, branchCode: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('branch_code')
    .where('branch_code', '=', branchCode)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (!branch) throw badRequest({ branchCode: messages.general.isRequired(messages.fields.branch) })
}
