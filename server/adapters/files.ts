import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncPath } from '../atomic-file.ts'
import type { Config } from '../config.ts'
import { PROBE_KEY, s3Store } from './s3.ts'

/** The store of uploaded files. The server generates every key. */
export interface FileStore {
  /** Stores a file; resolves once it is durable. A failure leaves no partial file. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Returns the file as a stream, or null when it is missing. */
  get(key: string): Promise<Readable | null>
  /** Removes a file; a missing file is no error. */
  remove(key: string): Promise<void>
  /** Proves that files can be stored and removed; rejects with a StartError where a setting is wrong. */
  prove(): Promise<void>
  /** Removes unfinished files that are older than `before`; returns their number. */
  removeUnfinished(before: Date): Promise<number>
}

/**
 * Returns the store of uploads: S3-compatible where the `S3_` variables are set, else the folder
 * `DATA_DIR/files` (contract section 1).
 */
export function createFiles(config: Pick<Config, 'S3' | 'DATA_DIR'>): FileStore {
  return config.S3 ? s3Store(config.S3) : folderStore(join(config.DATA_DIR, 'files'))
}

/**
 * Returns a store in a folder. A file is written under a temporary name, synced and renamed; then the
 * folder is synced.
 */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const pathOf = (key: string) => join(root, key.slice(0, 2), key)
  const store: FileStore = {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // All temporary files are in one folder, so that cleanup finds them without walking through every
      // file.
      await mkdir(unfinished, { recursive: true, mode: 0o700 })
      const temporary = join(unfinished, `${randomUUID()}.part`)
      try {
        const file = await open(temporary, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      await syncPath(dirname(path))
      await syncPath(root)
    },
    async get(key) {
      const stream = createReadStream(pathOf(key))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(null) : reject(error),
        )
      })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async prove() {
      await store.put(PROBE_KEY, Buffer.from('probe'))
      await store.remove(PROBE_KEY)
    },
    async removeUnfinished(before) {
      const names = await readdir(unfinished).catch(() => [])
      let count = 0
      for (const name of names) {
        const path = join(unfinished, name)
        const { mtime } = await stat(path).catch(() => ({ mtime: before }))
        if (mtime >= before) continue
        await rm(path, { force: true })
        count += 1
      }
      return count
    },
  }
  return store
}
