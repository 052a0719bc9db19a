import { DAY } from '#contract/durations.ts'

import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { tryLockOfTransaction } from '../../db/locks.ts'
import { conflict, notFound } from '../../http/errors.ts'

/** How long an import is kept. */
const KEPT = DAY

/** Selects the superadmin's own imports that are kept. */
export const ownImports = (db: Db, { actor, now }: Pick<Context, 'actor' | 'now'>) =>
  db
    .selectFrom('imports')
    .where('user_id', '=', actor.userId)
    .where('created_at', '>', new Date(now.getTime() - KEPT).toISOString())

/** Returns an own import; 404 for another's and for one that is too old. */
export async function getImport(db: Db, ctx: Pick<Context, 'actor' | 'now'>, id: string) {
  const found = await ownImports(db, ctx).where('id', '=', id).selectAll().executeTakeFirst()
  if (!found) throw notFound('imports.unknown')
  return found
}

/** Takes the lock of imports until the transaction ends: only one import is written at a time; 409 while another one is. */
export async function lockImports(tx: Tx): Promise<void> {
  if (!(await tryLockOfTransaction(tx, 'imports'))) throw conflict('imports.isRunning')
}

/** Returns an own import that is not carried out yet; 404 unknown, 409 carried out. */
export async function getChecked(db: Db, ctx: Pick<Context, 'actor' | 'now'>, id: string) {
  const found = await getImport(db, ctx, id)
  if (found.state !== 'checked') throw conflict('imports.alreadyDone')
  return found
}
