import { DAY } from '#contract/durations.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fromStore } from './read-file.ts'

/** How long a file may wait for its row; after that the portal must have ended in between. */
const GRACE = DAY

/** A file of this machine that is to be stored under a key. */
export interface NewFile {
  key: string
  path: string
}

type Stores = Pick<Deps, 'database' | 'files' | 'log'> & Pick<Context, 'now'>

/**
 * Stores files first and then, by `insert`, their row, so that no row lacks its files; a row that is refused takes its
 * files along. The files are noted before as ones to be removed, and the row revokes the notes: a file whose row never
 * came is removed by the cleanup (server/jobs/cleanup.ts). A full disk is 507, an unreachable store 503.
 */
export async function storeFiles<T>(
  { database, files, log, now }: Stores,
  newFiles: readonly NewFile[],
  insert: (tx: Tx) => Promise<T>,
): Promise<T> {
  const keys = newFiles.map(({ key }) => key)
  const dropped_at = new Date(now.getTime() + GRACE).toISOString()
  await database.db
    .insertInto('dropped_files')
    .values(keys.map((file_key) => ({ file_key, dropped_at })))
    .execute()
  for (const file of newFiles) await fromStore({ log }, () => files.putFile(file.key, file.path))
  let mayBeCommitted = false
  try {
    return await inTransaction(database.db, async (tx) => {
      mayBeCommitted = false
      const row = await insert(tx)
      await tx.deleteFrom('dropped_files').where('file_key', 'in', keys).execute()
      mayBeCommitted = true
      return row
    })
  } catch (error) {
    // When only the answer to the commit was lost, the row may exist.
    if (!mayBeCommitted) for (const key of keys) await files.remove(key).catch(() => {})
    throw error
  }
}
