import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { DAY } from '#contract/durations.ts'
import { withClient } from '../db/connection.ts'
import { tryLock } from '../db/locks.ts'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '../embedded-postgres/layout.ts'
import type { Config } from '../start/config.ts'
import { StartError } from '../start/start-error.ts'
import type { BackupSource } from './archive.ts'
import { recordFailure, recordGood, recordTarget } from './backup-records.ts'
import { DamagedObject, findDamaged } from './objects.ts'
import { pruneBackups } from './prune-backups.ts'
import { type RestoreTarget, readBackup } from './restore.ts'
import { sha256 } from './sha256.ts'
import {
  GOOD,
  getSnapshot,
  listBackups,
  newBackupName,
  putSnapshot,
  removeSnapshot,
  type Snapshot,
  UNPROVEN,
} from './snapshot.ts'
import { snapshotSource } from './snapshot-source.ts'
import type { BackupTarget } from './target.ts'
import { type SavedOffice, writeSnapshot } from './write-snapshot.ts'

export interface BackupJob {
  config: Pick<Config, 'DATA_DIR' | 'PG_BIN' | 'APP_SECRET' | 'APP_SECRET_PREVIOUS'>
  office: SavedOffice
  target: BackupTarget
  /** Milliseconds between backups, which the portal records; undefined for a single backup. */
  every?: number
  /** Milliseconds for which backups stay. */
  keep: number
  now: () => Date
  log: Logger
  signal: AbortSignal
}

/** What a backup holds, what it wrote, and how long that and its trial took. */
export interface Figures {
  rows: number
  uploads: number
  objects: number
  bytes: number
  writeSeconds: number
  trialSeconds: number
}

/**
 * The outcome of an attempt: a good backup; or none, because another process is making one or the last one is recent
 * enough.
 */
export type Outcome =
  | { made: string; at: Date; figures: Figures }
  | { made: null; why: 'busy' }
  | { made: null; why: 'not due'; at: Date }

/**
 * Makes a backup, restores it as a trial, and only then gives it its name among the good ones; prunes older ones,
 * and records it in the portal. One process makes backups of an office at a time.
 */
export async function makeBackup(job: BackupJob): Promise<Outcome> {
  const { office, target, every, now, log } = job
  const work = withClient<Outcome>(office.connection, 'backup', async (client) => {
    if (!(await tryLock(client, 'backups'))) return { made: null, why: 'busy' }
    const newest = (await listBackups(target, GOOD)).at(-1)
    if (every) {
      await recordTarget(client, target.name, every, newest?.madeAt)
      // A backup of the future was made while the clock was wrong.
      const age = newest ? now().getTime() - newest.madeAt.getTime() : Number.POSITIVE_INFINITY
      if (newest && age >= 0 && age < every) return { made: null, why: 'not due', at: newest.madeAt }
    }
    const at = now()
    try {
      const { made, figures } = await makeGood(job, newest?.name, at)
      await recordGood(client, target.name, at)
      await prune(job)
      return { made, at, figures }
    } catch (error) {
      await recordFailure(client, target.name, reasonOf(error)).catch(() => {})
      throw error
    }
  })
  return work.finally(() => log.flush())
}

type Made = { made: string; figures: Figures }

async function makeGood(job: BackupJob, newest: string | undefined, at: Date): Promise<Made> {
  try {
    return await attempt(job, newest, at)
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error
    // The damaged objects are removed: the next attempt writes them again, which also repairs older backups.
    return attempt(job, newest, at)
  }
}

/** Removes what the backup names and is damaged, so that it is written again. */
async function removeDamaged({ target, log }: BackupJob, { tables, files }: Snapshot): Promise<void> {
  const lists = [...tables.flatMap((table) => table.lists), ...files.lists]
  for (const path of await findDamaged(target, lists)) {
    log.error({ path }, DAMAGED)
    await target.remove(path)
  }
}

const DAMAGED = 'a piece of the backups is missing or damaged'

async function attempt(job: BackupJob, newest: string | undefined, now: Date): Promise<Made> {
  const { config, office, target, every = DAY, signal, log } = job
  const begun = performance.now()
  const before = newest ? await getSnapshot(target, GOOD, newest) : null
  const damaged = (path: string) => log.error({ path }, DAMAGED)
  const { snapshot, written } = await writeSnapshot(office, target, { now, before, every, signal, damaged })
  const name = newBackupName(now)
  const bytes = await putSnapshot(target, UNPROVEN, name, snapshot)
  const writtenAt = performance.now()
  const read = await getSnapshot(target, UNPROVEN, name)
  if (!read) throw new StartError(`${target.name} does not give back what was written into it.`)
  const secrets = { set: config.APP_SECRET, generated: office.secret, previous: config.APP_SECRET_PREVIOUS }
  try {
    await rehearse(config, secrets, snapshotSource(target, name, read, { uploads: false }), signal)
  } catch (error) {
    if (error instanceof DamagedObject) await removeDamaged(job, read)
    throw error
  }
  await putSnapshot(target, GOOD, name, snapshot)
  await removeSnapshot(target, UNPROVEN, name)
  const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10
  const figures = {
    rows: snapshot.tables.reduce((sum, { rows }) => sum + rows, 0),
    uploads: snapshot.files.count,
    objects: written.objects,
    bytes: written.bytes + bytes,
    writeSeconds: seconds(begun, writtenAt),
    trialSeconds: seconds(writtenAt, performance.now()),
  }
  const historyHead = snapshot.historyHead?.hash
  log.info({ backup: name, ...figures, historyHead }, 'a backup was made and restored as a trial')
  return { made: name, figures }
}

/** A failure to remove old backups does not invalidate the new one. */
async function prune({ target, keep, now, log }: BackupJob): Promise<void> {
  try {
    const pruned = await pruneBackups(target, {
      now: now(),
      keep,
      warn: (what) => log.warn({ what }, 'something in the folder of the backups cannot be read'),
    })
    if (pruned.backups > 0) log.info(pruned, 'old backups were removed')
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'old backups could not be removed')
  }
}

/** Returns why a backup failed, without the content of rows. */
export function reasonOf(error: unknown): string {
  const { cause, code, message, name } = error as {
    cause?: { code?: string }
    code?: string
    message: string
    name: string
  }
  if (error instanceof StartError && !cause) return message
  const known = cause?.code ?? code
  return known ? `error ${known}` : name === 'Error' ? message : name
}

/**
 * What is lost when the machine stops is restored again, so nothing waits for the disk; and rows of a table of the same
 * transaction need no log, where no copy of the server follows it.
 */
const HASTY = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  autovacuum: 'off',
  max_parallel_maintenance_workers: '0', // one core at most; the portal has the others
}

/**
 * Restores a backup as a trial, into a PostgreSQL of its own under DATA_DIR that is gone afterwards. A changed history
 * is reported by the audit and does not stop backups.
 */
async function rehearse(
  config: Pick<Config, 'DATA_DIR' | 'PG_BIN'>,
  secrets: RestoreTarget['secrets'],
  source: BackupSource,
  signal: AbortSignal,
): Promise<void> {
  const id = sha256(source.name.split(' (')[0] ?? '')
  const dataDir = join(config.DATA_DIR, `backup-trial-${id.slice(0, 8)}`)
  makeDataDir(dataDir)
  // A trial that was killed left its cluster, perhaps running: the start stops it, and the restore replaces its content.
  const log = pino({ level: 'silent' })
  const trial = await startEmbedded({ dataDir, pgBin: config.PG_BIN, settings: HASTY, log })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= trial.stop()
    return stopping
  }
  const onAbort = () => void stop()
  signal.addEventListener('abort', onAbort)
  try {
    signal.throwIfAborted()
    const target = { connection: trial.connection, files: nowhere, secrets }
    await readBackup(target, source, { takeChangedHistory: true, proofsOnly: true })
  } finally {
    signal.removeEventListener('abort', onAbort)
    await stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The uploads of a trial: none (`snapshotSource`). */
const nowhere: RestoreTarget['files'] = { put: () => Promise.reject(new Error('A trial restores no uploads')) }
