import { officeDay } from '#contract/dates.ts'
import { DAY } from '#contract/durations.ts'
import { DamagedObject, hashOfPath, namesIn } from './objects.ts'
import {
  GOOD,
  getSnapshot,
  listBackups,
  type NamedBackup,
  removeSnapshot,
  type Snapshot,
  UNPROVEN,
} from './snapshot.ts'
import type { BackupTarget, StoredFile } from './target.ts'
import { keyOfPath, uploadsOf } from './upload-pool.ts'

/** The age up to which unnamed objects stay: another process may be about to name them. */
const GRACE = DAY

/**
 * Returns the backups that stay: all of the last day, then the newest of each day of the office for `keep`
 * milliseconds, and the newest of all in any case.
 */
export function backupsToKeep(backups: readonly NamedBackup[], now: Date, keep: number): NamedBackup[] {
  const ageOf = ({ madeAt }: NamedBackup) => now.getTime() - madeAt.getTime()
  const newestOfDay = new Map(backups.map((backup) => [officeDay(backup.madeAt), backup]))
  return backups.filter(
    (backup) =>
      ageOf(backup) <= DAY ||
      backup === backups.at(-1) ||
      (ageOf(backup) <= keep && newestOfDay.get(officeDay(backup.madeAt)) === backup),
  )
}

interface Pruned {
  backups: number
  files: number
  bytes: number
}

/**
 * Removes backups that need not stay, and then whatever no backup names any more. Calls `warn` for what it cannot read.
 */
export async function pruneBackups(
  target: BackupTarget,
  { now, keep, warn }: { now: Date; keep: number; warn(what: string): void },
): Promise<Pruned> {
  const backups = await listBackups(target, GOOD)
  const kept = new Set(backupsToKeep(backups, now, keep))
  const removed = backups.filter((backup) => !kept.has(backup))
  for (const { name } of removed) await removeSnapshot(target, GOOD, name)
  const abandoned = (await listBackups(target, UNPROVEN)).filter(
    ({ madeAt }) => now.getTime() - madeAt.getTime() > GRACE,
  )
  for (const { name } of abandoned) await removeSnapshot(target, UNPROVEN, name)
  if (removed.length + abandoned.length === 0) return { backups: 0, files: 0, bytes: 0 }
  return { backups: removed.length, ...(await removeUnnamed(target, now, warn)) }
}

/** Removes objects and uploads that no backup names and that are older than the grace period. */
async function removeUnnamed(target: BackupTarget, now: Date, warn: (what: string) => void) {
  // Listed before the backups, so that it excludes the objects of a backup made meanwhile.
  const stored = [...(await target.list('objects')), ...(await target.list('files'))]
  const named = new Set<string>()
  for (const folder of [GOOD, UNPROVEN])
    for (const { name } of await listBackups(target, folder)) {
      const snapshot = await getSnapshot(target, folder, name)
      if (snapshot) await addNames(target, snapshot, named, warn)
      else warn(`${folder}/${name} is no backup`)
    }
  const isGone = ({ path, at }: StoredFile) => {
    const name = hashOfPath(path) ?? keyOfPath(path)
    return name !== null && !named.has(name) && now.getTime() - at.getTime() > GRACE
  }
  const gone = stored.filter(isGone)
  for (const { path } of gone) await target.remove(path)
  return { files: gone.length, bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Adds the hashes and the upload keys that a backup names. A list that cannot be read names nothing: nobody can restore it. */
async function addNames(target: BackupTarget, snapshot: Snapshot, named: Set<string>, warn: (what: string) => void) {
  for (const list of [...snapshot.tables.flatMap(({ lists }) => lists), ...snapshot.files.lists]) {
    if (named.has(list)) continue // and so is all that it names
    named.add(list)
    try {
      for await (const hash of namesIn(target, [list])) named.add(hash)
    } catch (error) {
      if (!(error instanceof DamagedObject)) throw error
      warn(error.message)
    }
  }
  try {
    for await (const { key } of uploadsOf(target, snapshot)) named.add(key)
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error
    warn(error.message)
  }
}
