import { DAY } from '#contract/durations.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'

/** How long a file may wait for its row; after that the portal must have ended in between. */
const GRACE = DAY

/**
 * Stores bytes first as a file and then, by `insert`, as a row, so that no row lacks its file; a row
 * that is refused takes its file along. The file is noted before as one to be removed, and the row
 * revokes the note: a file whose row never came is removed by the cleanup (server/jobs/cleanup.ts). A
 * full disk is 507, an unreachable store 503.
 */
export async function storeFile<T>(
  { database, files, log, now }: Pick<Deps, 'database' | 'files' | 'log'> & Pick<Context, 'now'>,
  key: string,
  bytes: Buffer,
  insert: (tx: Tx) => Promise<T>,
): Promise<T> {
  const removeAt = new Date(now.getTime() + GRACE).toISOString()
  await database.db.insertInto('dropped_files').values({ file_key: key, dropped_at: removeAt }).execute()
  await putFile({ files, log }, key, bytes)
  let mayBeCommitted = false
  try {
    return await inTransaction(database.db, async (tx) => {
      mayBeCommitted = false
      const row = await insert(tx)
      await tx.deleteFrom('dropped_files').where('file_key', '=', key).execute()
      mayBeCommitted = true
      return row
    })
  } catch (error) {
    // When only the answer to the commit was lost, the row may exist.
    if (!mayBeCommitted) await files.remove(key).catch(() => {})
    throw error
  }
}

/**
 * Stores the file; a full disk stays an error of its own (507), an unreachable store is 503 and worth
 * a retry.
 */
async function putFile({ files, log }: Pick<Deps, 'files' | 'log'>, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    log.error({ err: error }, 'a file could not be stored')
    throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
  }
}
