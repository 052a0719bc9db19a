import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start/start-error.ts'

const held = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process, so that two starts never share one PostgreSQL cluster. Returns the function
 * that releases it. Node has no flock, but SQLite takes a real file lock: the kernel drops it when the process dies,
 * even by kill -9, so there are no stale locks and no reused process ids.
 *
 * Nothing else in this process may open `portal.lock`: closing any descriptor of a file drops its POSIX locks.
 */
export function lockDataDir(dataDir: string): () => void {
  let file: DatabaseSync | undefined
  try {
    makeDataDir(dataDir)
    const path = join(dataDir, 'portal.lock')
    makePrivate(path)
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file?.close()
    const reason = error instanceof Error ? error.message : String(error)
    if (/locked|busy/.test(reason)) {
      throw new StartError(`DATA_DIR ${dataDir} is in use by another running Vehicle Record Portal.`)
    }
    if (/readonly/.test(reason)) throw new StartError(`DATA_DIR ${dataDir} cannot be written by this system user.`)
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reason}`)
  }
  const lock = file
  held.add(lock) // referenced here, because a collected object would close its file and lose the lock
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/**
 * Makes the file of the lock before SQLite does, which would leave its mode to the umask: any user that could read it could
 * hold a lock on it. One that is there is not opened, because another connection of this process may hold its lock.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(path, 0o600)
    if (existsSync(`${path}-journal`)) chmodSync(`${path}-journal`, 0o600)
  }
}

/**
 * Creates the data folder if it is missing. Only its owner may read it; under root, where PostgreSQL
 * runs as another user, others may traverse but not list it. An existing folder keeps its mode.
 */
export function makeDataDir(dataDir: string): void {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  // Level by level: with `recursive` Node loops where a parent answers ENOENT, as /proc does.
  const missing: string[] = []
  for (let folder = resolve(dataDir); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder)
  for (const folder of missing)
    try {
      mkdirSync(folder)
      chmodSync(folder, mode) // whatever the umask
    } catch (error) {
      if (!existsSync(folder)) throw error // otherwise another process was faster
    }
}
