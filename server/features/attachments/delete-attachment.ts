import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { HOUR } from '#contract/durations.ts'
import type { Input } from '#contract/endpoint.ts'

import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { forbidden, notFound } from '../../http/errors.ts'
import { lockCase } from '../cases/scope.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'

type Remove = typeof attachmentEndpoints.remove

/**
 * Deletes an attachment; its address is closed with the row, the state of its paper stays. Then its files are removed
 * from the store; what fails there is left to the cleanup. 404 for a case that the actor may not see, or an unknown
 * attachment; 403 for one of another user or older than an hour, unless the actor is a superadmin.
 */
export async function deleteAttachment(deps: Deps, request: Context & { input: Input<Remove> }): Promise<null> {
  const { database, files } = deps
  const keys = await inTransaction(database.db, (tx) => deleteRow(tx, request, request.input))
  try {
    for (const key of keys) await files.remove(key)
    await database.db.deleteFrom('dropped_files').where('file_key', 'in', keys).execute()
  } catch (error) {
    request.log.warn({ err: error }, 'files of a deleted attachment are left to the cleanup')
  }
  return null
}

/** Deletes the row and notes its files as dropped; returns their keys. */
async function deleteRow(tx: Tx, ctx: Context, { caseId, id }: Input<Remove>): Promise<string[]> {
  const { actor, now } = ctx
  const stored = await lockCase(tx, actor, caseId)
  const attachment = await tx
    .selectFrom('attachments')
    .select(['name', 'user_id', 'created_at', 'file_key', 'preview_key', 'original_key'])
    .where('id', '=', id)
    .where('case_id', '=', stored.id)
    .where(isForActor(actor, 'attachments'))
    .forUpdate() // no page of it can be kept from here on
    .executeTakeFirstOrThrow(() => notFound('attachments.unknown'))
  if (actor.role !== 'superadmin' && !isOwnOfLastHour(ctx, attachment)) throw forbidden('attachments.notYours')
  const drawn = await tx.selectFrom('drawn_pages').select('file_key').where('attachment_id', '=', id).execute()
  const keys = [
    attachment.file_key,
    attachment.preview_key,
    attachment.original_key,
    ...drawn.map(({ file_key }) => file_key),
  ].filter((key) => key !== null)
  await tx.deleteFrom('attachments').where('id', '=', id).execute()
  await tx
    .insertInto('dropped_files')
    .values(keys.map((file_key) => ({ file_key, dropped_at: now.toISOString() })))
    .execute()
  await record(tx, ctx, {
    subject: 'case',
    id: stored.id,
    action: 'file deleted',
    changes: { attachment: { from: attachment.name, to: null } },
  })
  return keys
}

/** Returns whether the actor added a file within the last hour. */
export const isOwnOfLastHour = (
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  file: { user_id: string; created_at: string },
): boolean => file.user_id === actor.userId && now.getTime() - Date.parse(file.created_at) <= HOUR
