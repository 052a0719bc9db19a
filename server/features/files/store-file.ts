import { messages } from '#contract/messages.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'

/**
 * Stores bytes first as a file and then, by `insert`, as a row, so that no row lacks its file; a row
 * that is refused takes its file along. A full disk is 507, an unreachable store 503.
 */
export async function storeFile<T>(
  { database, files, log }: Pick<Deps, 'database' | 'files' | 'log'>,
  key: string,
  bytes: Buffer,
  insert: (tx: Tx) => Promise<T>,
): Promise<T> {
  await putFile({ files, log }, key, bytes)
  let mayBeCommitted = false
  try {
    return await inTransaction(database.db, async (tx) => {
      mayBeCommitted = false
      const row = await insert(tx)
      mayBeCommitted = true
      return row
    })
  } catch (error) {
    // When only the answer to the commit was lost, the row may exist; a superfluous file does no harm.
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
