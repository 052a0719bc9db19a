import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '../embedded-postgres/layout.ts'
import type { BackupSource } from './archive.ts'
import { type RestoreTarget, readBackup } from './restore.ts'
import { sha256 } from './sha256.ts'

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
export async function rehearse(
  config: Pick<Config, 'DATA_DIR' | 'PG_BIN'>,
  secrets: RestoreTarget['secrets'],
  source: BackupSource,
  signal: AbortSignal,
): Promise<void> {
  const id = sha256(source.name.split(' (')[0] ?? '')
  const dataDir = join(config.DATA_DIR, `backup-trial-${id.slice(0, 8)}`)
  makeDataDir(config.DATA_DIR)
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
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

/** The uploads of a trial: there are none (`snapshotSource`). */
const nowhere: RestoreTarget['files'] = { put: () => Promise.reject(new Error('A trial restores no uploads')) }
