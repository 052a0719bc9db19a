import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a small file so that a crash at any moment leaves either the old content or the whole new one: temporary name
 * in the same folder, fsync, rename, fsync of the folder. The mode is set at creation, so a secret is never readable
 * by others, not even for a moment.
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

/** Makes a rename in this folder survive a power cut. */
export function fsyncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
