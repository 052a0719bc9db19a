import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { removeCluster } from '../embedded-postgres/layout.ts'
import type { BackupSource } from './archive.ts'
import { type RestoreTarget, readBackup } from './restore.ts'
import { sha256 } from './sha256.ts'

/** What is lost when the machine stops is restored again, so nothing waits for the disk. */
const HASTY = [
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  'autovacuum = off',
  "max_wal_size = '8GB'",
]

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
  const trial = await startEmbedded({ dataDir, pgBin: config.PG_BIN, log: pino({ level: 'silent' }) })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= trial.stop()
    return stopping
  }
  const onAbort = () => void stop()
  signal.addEventListener('abort', onAbort)
  try {
    signal.throwIfAborted()
    await makeHasty(trial.connection)
    await readBackup({ connection: trial.connection, files: nowhere, secrets }, source, { takeChangedHistory: true })
  } finally {
    signal.removeEventListener('abort', onAbort)
    await stop()
    removeCluster(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeHasty(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const setting of HASTY) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** The uploads of a trial: there are none (`snapshotSource`). */
const nowhere: RestoreTarget['files'] = { put: () => Promise.reject(new Error('A trial restores no uploads')) }
