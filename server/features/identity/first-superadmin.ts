import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'

import { jobContext } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { hashPassword } from '../../security/passwords.ts'
import { isEasyToGuess } from './set-password.ts'

/**
 * Creates the first superadmin if there is none, and returns the sign-in, which is shown once; else
 * null. Safe when several processes start at once. An `ADMIN_PASSWORD` that is easy to guess is
 * accepted with a warning, because the operator chose it.
 */
export async function ensureFirstSuperadmin(deps: Deps): Promise<{ email: string; password: string } | null> {
  const { config, database } = deps
  const exists = await database.db.selectFrom('users').select('id').where('role', '=', 'superadmin').executeTakeFirst()
  if (exists) return null
  const email = config.ADMIN_EMAIL.toLowerCase()
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const names = { first_name: 'Super', last_name: 'Admin' }
  if (config.ADMIN_PASSWORD && (await isEasyToGuess(password, { email, ...names, phone_no: '' })))
    deps.warnings.raise('admin-password-easy', 'warnings.adminPasswordEasy')
  const password_hash = await hashPassword(password)
  const ctx = jobContext(deps)
  return inTransaction(database.db, async (tx) => {
    const created = await tx
      .insertInto('users')
      .values({
        id: newId(),
        role: 'superadmin',
        email,
        ...names,
        phone_no: '',
        password_hash,
        created_at: ctx.now.toISOString(),
      })
      .onConflict((at) => at.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) return null
    await record(tx, ctx, { subject: 'user', id: created.id, action: 'created' })
    return { email, password }
  })
}
