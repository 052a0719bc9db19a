import { v7 as newId } from 'uuid'
import type { Context } from '../../context/context.ts'
import type { Tx, WholeDb } from '../../db/connect.ts'
import { record } from '../../history/history.ts'

/**
 * Stores a refused sign-in. The account is looked up later, so that the answer takes the same time for
 * a known and an unknown address.
 */
export async function logRefusedSignIn(
  db: WholeDb,
  { input, now }: { input: { email: string }; now: Date },
  reason: 'wrong password' | 'deactivated',
): Promise<void> {
  const row = { id: newId(), email: input.email, reason, created_at: now.toISOString() }
  await db.insertInto('refused_sign_ins').values(row).execute()
}

/** Records the refused sign-ins of known accounts in the history and deletes the others. Returns their number. */
export async function recordRefusedSignIns(tx: Tx, ctx: Context<null>): Promise<number> {
  const refused = await tx
    .deleteFrom('refused_sign_ins')
    .where('id', 'in', (eb) =>
      eb.selectFrom('refused_sign_ins').select('id').orderBy('id').limit(100).forUpdate().skipLocked(),
    )
    .returning(['id', 'email', 'reason', 'created_at'])
    .execute()
  if (refused.length === 0) return 0
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...new Set(refused.map(({ email }) => email))])
    .execute()
  const idOf = new Map(users.map(({ id, email }) => [email, id]))
  for (const { email, reason, created_at } of refused.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const id = idOf.get(email)
    const changes = { reason: { from: null, to: reason } }
    if (id)
      await record(
        tx,
        { ...ctx, now: new Date(created_at) },
        {
          subject: 'user',
          id,
          action: 'sign-in refused',
          changes,
        },
      )
  }
  return refused.length
}
