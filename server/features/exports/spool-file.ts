import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fairQueue } from '../../adapters/fair-queue.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { unavailable } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

/** One file at a time in each process: lists and forms come first. */
const queue = fairQueue<'written' | 'busy'>({ atOnce: 1, waiting: 16, refused: 'busy' })

/**
 * Writes a file to the disk from one snapshot of the database and returns it to be sent from there, so that neither a long
 * file nor a slow caller holds memory or a connection of the database. `write` calls `begin` where nothing more can be
 * refused: then the file is sent while it is written, and a later fault cuts the answer. 503 while too many files wait.
 */
export function spoolFile(
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
    if (answer === 'busy') reject(unavailable())
  }, reject)
  return promise
}

/** How often a reader that has caught up with the writer looks again, in ms. */
const LOOK_AGAIN = 25

/**
 * Reads a file while it is written, to its end once `written` is settled; fails with the fault of the writing. It reads as
 * fast as the caller takes it, and closes the file.
 */
function followFile(file: FileHandle, written: Promise<unknown>): Readable {
  let isOver = false
  let position = 0
  const stream = new Readable({
    read(size) {
      void readOn(size).catch((error: Error) => stream.destroy(error))
    },
    destroy(error, done) {
      // Nothing can be done about a file that does not close, and it is gone with its folder.
      void file
        .close()
        .catch(() => {})
        .finally(() => done(error))
    },
  })
  const end = written.then(
    () => {
      isOver = true
    },
    (error: Error) => void stream.destroy(error),
  )
  const readOn = async (size: number): Promise<void> => {
    while (!stream.destroyed) {
      // Checked before the file is read: what is written meanwhile is read in the next turn.
      const wasOver = isOver
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(size), 0, size, position)
      if (bytesRead > 0 || wasOver) {
        position += bytesRead
        stream.push(bytesRead > 0 ? buffer.subarray(0, bytesRead) : null)
        return
      }
      await Promise.race([end, sleep(LOOK_AGAIN)])
    }
  }
  return stream
}
