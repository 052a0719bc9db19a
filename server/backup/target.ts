import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DAY } from '#contract/durations.ts'
import { syncPath } from '../adapters/local-files.ts'
import { s3Store } from '../adapters/s3.ts'
import { StartError } from '../start/start-error.ts'

/** A file of a target: its path there, its size, and when it was written. */
export interface StoredFile {
  path: string
  bytes: number
  at: Date
}

/** A place for backups: a folder, or a part of an S3 bucket. Paths have slashes. */
export interface BackupTarget {
  /** As people name it; it has no secret. */
  name: string
  /** Writes a file, which gets its name when it is complete; `flush` makes the names durable. */
  put(path: string, bytes: Buffer): Promise<void>
  flush(): Promise<void>
  /** Reads a file, or returns null if there is none. */
  get(path: string): Promise<Buffer | null>
  /** Lists the files in a folder and below it. Incomplete files are left out. */
  list(folder: string): Promise<StoredFile[]>
  /** Removes a file; a missing one is not an error. */
  remove(path: string): Promise<void>
}

type Env = Record<string, string | undefined>

/**
 * Opens the target that a text names: a folder, or `s3://BUCKET/PREFIX` with the BACKUP_S3_ variables, each of which
 * is by default that of the uploads.
 */
export function openTarget(text: string, env: Env): BackupTarget {
  if (!text.includes('://')) return folderTarget(resolve(text))
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/.exec(text) ?? []
  if (!bucket) throw new StartError(`--to ${text} must be a folder, or like s3://bucket/office.`)
  const store = s3Store({
    endpoint: setting(env, 'S3_ENDPOINT'),
    region: setting(env, 'S3_REGION'),
    bucket,
    accessKeyId: setting(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: setting(env, 'S3_SECRET_ACCESS_KEY'),
  })
  const folder = prefix.replaceAll(/^\/+|\/+$/g, '')
  return s3Target(store, folder ? `s3://${bucket}/${folder}` : `s3://${bucket}`, folder && `${folder}/`)
}

function setting(env: Env, name: string): string {
  const value = env[`BACKUP_${name}`]?.trim() || env[name]?.trim()
  if (!value) throw new StartError(`BACKUP_${name} must be set for a target of s3://.`)
  return value
}

/** Returns the target in an S3 bucket, under keys that begin with `prefix`. An object is stored as a whole or not. */
const s3Target = (store: ReturnType<typeof s3Store>, name: string, prefix: string): BackupTarget => ({
  name,
  put: (path, bytes) => store.put(`${prefix}${path}`, bytes),
  flush: async () => {},
  async get(path) {
    const stream = await store.get(`${prefix}${path}`)
    return stream && buffer(stream)
  },
  async list(folder) {
    const found = await store.list(`${prefix}${folder}/`)
    return found.map(({ key, bytes, at }) => ({ path: key.slice(prefix.length), bytes, at }))
  },
  remove: (path) => store.remove(`${prefix}${path}`),
})

/** Between the name of a file and the id of the attempt to write it, until it is complete. */
const UNFINISHED = '.part-'
/** An unfinished file that is older comes from a process that was killed. */
const ABANDONED = DAY

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Returns the target in a folder of this machine, or of one that is mounted. */
function folderTarget(root: string): BackupTarget {
  const touched = new Set<string>()
  return {
    name: root,
    async put(path, bytes) {
      const file = join(root, path)
      const folder = dirname(file)
      if (!touched.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 })
      touched.add(folder)
      const temporary = `${file}${UNFINISHED}${randomUUID()}`
      try {
        await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(temporary, file)
      } catch (error) {
        touched.delete(folder)
        await rm(temporary, { force: true })
        throw error
      }
    },
    async flush() {
      const folders = [...touched]
      touched.clear()
      for (const folder of new Set([...folders, ...folders.map((one) => dirname(one)), root]))
        await syncPath(folder).catch((error) => {
          if (!isMissing(error)) throw error
        })
    },
    async get(path) {
      try {
        return await readFile(join(root, path))
      } catch (error) {
        if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'EISDIR') return null
        throw error
      }
    },
    async list(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const found: StoredFile[] = []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const stats = await lstat(file).catch(() => null)
        if (!stats) continue
        if (!entry.name.includes(UNFINISHED))
          found.push({ path: relative(root, file).replaceAll(sep, '/'), bytes: stats.size, at: stats.mtime })
        else if (Date.now() - stats.mtimeMs > ABANDONED) await rm(file, { force: true })
      }
      return found
    },
    remove: (path) => rm(join(root, path), { force: true }),
  }
}
