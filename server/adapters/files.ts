import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { PROBE_KEY, s3Store } from './s3.ts'

/** Where uploaded files lie. A key is made by the server and never by a caller. */
export interface FileStore {
  /** Resolves once the bytes are safe; a failure leaves no half file. */
  put(key: string, bytes: Buffer): Promise<void>
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Readable | null>
  /** A file that is not there is as good as removed. */
  remove(key: string): Promise<void>
  /** Rejects when a file cannot be put and removed; with a StartError where a setting is at fault. */
  prove(): Promise<void>
  /** Removes what was begun before a moment and never finished; says how many. */
  removeUnfinished(before: Date): Promise<number>
}

/** Uploads on an S3-compatible store where the `S3_` variables are set; else under `DATA_DIR/files` (contract section 1). */
export function createFiles(config: Pick<Config, 'S3' | 'DATA_DIR'>): FileStore {
  return config.S3 ? s3Store(config.S3) : folderStore(join(config.DATA_DIR, 'files'))
}

/** Files in a folder: written to a temporary name, synced, renamed, and the rename synced, too. */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const pathOf = (key: string) => join(root, key.slice(0, 2), key)
  const store: FileStore = {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // All in one folder, where those that a crash left are found without a walk through every file.
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
      await syncFolder(dirname(path))
      await syncFolder(root)
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

/** Makes a rename in this folder survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
