import { HOUR } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'
import type { importEndpoints as calls } from '#contract/imports/import-endpoints.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { conflict } from '../../http/errors.ts'
import { findImport, lockImports } from './find-import.ts'
import { planOf } from './plans.ts'

/** How long an import can be taken back. */
export const UNDO_TIME = HOUR

/** PostgreSQL: a row is held by a foreign key. */
const HELD = '23503'

/**
 * Takes back an import of the last hour. 404 for another's, 409 for one that is not carried out or older, and where something
 * was built on it: then nothing is removed.
 */
export async function undoImport(tx: Tx, ctx: Context, { id }: Input<typeof calls.undo>): Promise<{ removed: number }> {
  await lockImports(tx)
  const found = await findImport(tx, ctx, id)
  const { kind, state, made_ids: made, finished_at } = found
  if (state !== 'done' || finished_at === null || Date.parse(finished_at) + UNDO_TIME < ctx.now.getTime())
    throw conflict(messages.imports.notUndoable)
  if (!(await isUndone(() => planOf(kind).undo(tx, ctx, made, id)))) throw conflict(messages.imports.builtUpon)
  await tx.updateTable('imports').set({ state: 'undone', made_ids: [] }).where('id', '=', id).execute()
  await record(tx, ctx, {
    subject: 'import',
    id,
    action: 'taken back',
    changes: { kind: { from: kind, to: null }, made: { from: found.made, to: 0 } },
  })
  return { removed: found.made }
}

async function isUndone(undo: () => Promise<boolean>): Promise<boolean> {
  try {
    return await undo()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === HELD) return false
    throw error
  }
}
