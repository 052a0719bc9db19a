import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../start/config.ts'
import { removeOldEntries, syncPath } from './local-files.ts'
import { PROBE_KEY, s3Store } from './s3.ts'

/** The store of uploaded files. The server generates every key. */
export interface FileStore {
  /** Stores a file; resolves once it is durable. A failure leaves no partial file. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Stores a copy of a file of this machine, as `put` does, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>
  /** Returns the file as a stream, or null when it is missing. */
  get(key: string): Promise<Readable | null>
  /** Copies a file to a new one of this machine, without holding it in memory; returns false when it is missing. */
  copyTo(key: string, path: string): Promise<boolean>
  /** Removes a file; a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Checks that files can be stored and removed; rejects with a StartError where a setting is wrong. */
  check(): Promise<void>
  /** Removes unfinished files that are older than `before`; returns their number. */
  removeUnfinished(before: Date): Promise<number>
}

/**
 * Returns the store of uploads: S3-compatible where the `S3_` variables are set, else the folder
 * `DATA_DIR/files`.
 */
export function createFiles(config: Pick<Config, 'S3' | 'DATA_DIR'>): FileStore {
  return config.S3 ? s3Store(config.S3) : folderStore(join(config.DATA_DIR, 'files'))
}

/**
 * Returns a store in a folder. A file is written under a temporary name, synced and renamed; then the folder is synced.
 */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const pathOf = (key: string) => join(root, key.slice(0, 2), key)
  /** Lets `write` write the temporary file at a path, and gives it its name once it is on disk. */
  const keep = async (key: string, write: (temporary: string) => Promise<void>) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // All temporary files are in one folder, so that cleanup finds them without walking through every
    // file.
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    const temporary = join(unfinished, `${randomUUID()}.part`)
    try {
      await write(temporary)
      await syncPath(temporary)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    await syncPath(dirname(path))
    await syncPath(root)
  }
  const store: FileStore = {
    put: (key, bytes) => keep(key, (temporary) => writeFile(temporary, bytes, { flag: 'wx', mode: 0o600 })),
    putFile: (key, path) =>
      keep(key, async (temporary) => {
        await copyFile(path, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await chmod(temporary, 0o600)
      }),
    async get(key) {
      const stream = createReadStream(pathOf(key))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(null) : reject(error),
        )
      })
    },
    async copyTo(key, path) {
      try {
        await copyFile(pathOf(key), path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await store.put(PROBE_KEY, Buffer.from('probe'))
      await store.remove(PROBE_KEY)
    },
    removeUnfinished: (before) => removeOldEntries(unfinished, before),
  }
  return store
}
