import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { messages } from '#contract/messages.ts'
import { fairQueue } from '../../adapters/fair-queue.ts'
import type { Db } from '../../db/connect.ts'
import { inSnapshot } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { followFile } from './follow-file.ts'

/** One file at a time in each process: lists and forms come first. */
const queue = fairQueue<'written' | 'busy'>({ atOnce: 1, waiting: 16, refused: 'busy' })

/**
 * Writes a file to the disk from one snapshot of the database and returns it to be sent from there, so that neither a long
 * file nor a slow caller holds memory or a connection of the database. `write` calls `begin` where nothing more can be
 * refused: then the file is sent while it is written, and a later fault cuts the answer. 503 while too many files wait.
 */
export function writeAside(
  deps: Deps,
  caller: RequestContext['caller'],
  write: (path: string, snapshot: Db, begin: () => void) => Promise<void>,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  const work = () =>
    deps.temporary.use(async (folder) => {
      const path = join(folder, 'file')
      // Opened first: the file lasts as long as its reader, its folder only while it is written.
      const file = await open(path, 'w+', 0o600)
      let isSent = false
      const begin = () => {
        if (isSent) return
        isSent = true
        resolve(followFile(file, written))
      }
      const written = inSnapshot(deps.database.db, (snapshot) => write(path, snapshot, begin))
      try {
        await written
        begin()
      } catch (error) {
        if (!isSent) await file.close()
        throw error
      }
      return 'written' as const
    })
  void queue.run(caller, work).then((answer) => {
    if (answer === 'busy') reject(new HttpError(503, messages.general.unavailable, { retryAfter: 5 }))
  }, reject)
  return promise
}
