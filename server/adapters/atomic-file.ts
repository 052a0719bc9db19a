import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

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
