import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { messages } from '#contract/messages.ts'
import { fairQueue } from '../../adapters/fair-queue.ts'
import type { Db } from '../../db/connect.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** One file at a time in each process: lists and forms come first. */
const queue = fairQueue<Readable | 'busy'>({ atOnce: 1, waiting: 16, refused: 'busy' })

/**
 * Writes a file to the disk from one snapshot of the database and returns it to be sent from there, so that neither a long
 * file nor a slow caller holds memory or a connection of the database. 503 while too many files wait.
 */
export async function writeAside(
  deps: Deps,
  caller: RequestContext['caller'],
  write: (path: string, snapshot: Db) => Promise<void>,
): Promise<Readable> {
  const content = await queue.run(caller, () =>
    deps.temporary.stream(async (folder) => {
      const path = join(folder, 'file')
      await inSnapshot(deps.database.db, (snapshot) => write(path, snapshot))
      return path
    }),
  )
  if (content === 'busy') throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
  return content
}
