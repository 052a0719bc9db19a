import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often a reader that has caught up with the writer looks again, in ms. */
const LOOK_AGAIN = 25

/**
 * Reads a file while it is written, to its end once `written` is settled; fails with the fault of the writing. It reads as
 * fast as the caller takes it, and closes the file.
 */
export function followFile(file: FileHandle, written: Promise<unknown>): Readable {
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
      // Asked before the file is read: what is written meanwhile is read in the next turn.
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
