import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { StartError } from '../start/start-error.ts'

/** Returns whether an error means that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Returns the free bytes of a folder's disk for this system user. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A fault of the portal or its machine in a process that reads files: no fault of the file that it reads. */
export class MachineFault extends Error {}

/** Code that could not be loaded. */
const LOADING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED'])

/** Returns whether an error says that the machine failed: a call of the system, or code that is not there. */
export const isOfMachine = (error: unknown): error is Error =>
  error instanceof MachineFault ||
  (error instanceof Error && ('syscall' in error || ('code' in error && LOADING.has(String(error.code)))))

/** Creates a folder in the data folder if it is missing, and proves that files can be created and deleted in it. */
export function requireWritableFolder(dataDir: string, name: string): void {
  const folder = join(dataDir, name)
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeDataDir(dataDir)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'probe', { mode: 0o600 })
    rmSync(probe)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) accessSync(join(folder, entry.name), constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir}: its folder ${name} cannot be written: ${(error as Error).message}`)
  }
}

/**
 * Writes a small file atomically: a crash at any moment leaves either the old or the whole new
 * content. Temporary name in the same folder, fsync, rename, fsync of the folder. The file is created
 * with its final mode, so that a secret is never readable by others.
 */
export function writeFileAtomic(path: string, content: string, mode = 0o600): void {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const file = openSync(temporary, 'wx', mode)
    try {
      writeSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  fsyncFolder(dirname(path))
}

/** Syncs a file or a folder, so that what was written to it, or renamed in it, survives a power failure. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a folder without a promise, so that a rename in it survives a power failure. */
export function fsyncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Files that exist while a request is answered: uploads that arrive, parts of a file that is made. */
export interface TemporaryFiles {
  /** Runs `work` with an empty folder, and removes the folder afterwards. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>
  /**
   * Runs `work` with an empty folder, and returns the file that it names as a stream. The folder is removed at
   * once: the file lasts as long as the stream.
   */
  stream(work: (folder: string) => Promise<string>): Promise<Readable>
  /** Makes an empty folder, which the caller removes. */
  makeFolder(): Promise<string>
  /** Removes folders that a killed process left before `before`; returns their number. */
  removeOld(before: Date): Promise<number>
}

/** Returns temporary files below a folder of their own, which no other user of the machine can read. */
export function temporaryFiles(root: string): TemporaryFiles {
  const makeFolder = async () => {
    await mkdir(root, { recursive: true, mode: 0o700 })
    return mkdtemp(join(root, 'work-'))
  }
  const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = await makeFolder()
    try {
      return await work(folder)
    } finally {
      await rm(folder, { force: true, recursive: true })
    }
  }
  return {
    makeFolder,
    use: inFolder,
    stream: (work) =>
      inFolder(async (folder) => {
        const file = createReadStream(await work(folder))
        await once(file, 'open')
        return file
      }),
    removeOld: (before) => removeOldEntries(root, before),
  }
}

/**
 * Removes the files and folders of a folder that were last changed before `before`, those whose names begin with `start`;
 * returns their number.
 */
export async function removeOldEntries(folder: string, before: Date, start = ''): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(start))
  let count = 0
  for (const name of names) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: before }))
    if (mtime >= before) continue
    await rm(path, { force: true, recursive: true })
    count += 1
  }
  return count
}
