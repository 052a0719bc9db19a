import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#server/embedded-postgres/process.ts'

const MEMORY = '/dev/shm'
const PREFIX = 'portal-tests-'
const GB = 1024 ** 3

/**
 * Gives the run a temporary folder in memory, until its process ends, where there is room: a database is copied there in a
 * tenth of the time that a disk takes. `DISK_TMPDIR` stays that of the disk, for what outlives a run.
 */
export function keepFilesInMemory(): void {
  if (process.env.DISK_TMPDIR || !isRoomy()) return
  for (const name of readdirSync(MEMORY)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    // Of a run that was killed. A PostgreSQL that it left ends within a minute without its folder.
    if (owner && !isAlive(Number(owner))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o1777) // as the one of the system: other system users work there, too
  process.env.DISK_TMPDIR = tmpdir()
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Returns whether programs run in the folder of shared memory, and the files of a run leave room for its processes. */
function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const [, options = ''] =
      new RegExp(`^\\S+ ${MEMORY} tmpfs (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ?? []
    return bavail * bsize > 4 * GB && process.availableMemory() > 8 * GB && /^rw\b(?!.*\bnoexec\b)/.test(options)
  } catch {
    return false // another system
  }
}
