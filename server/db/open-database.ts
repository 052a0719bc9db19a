import { existsSync } from 'node:fs'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { findRunning, startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { StartError } from '../start-error.ts'
import type { Connection } from './connection.ts'

/**
 * Opens the database of the settings for a tool: that of DATABASE_URL, that of the portal running on
 * the data folder, or one started for the tool. With `alone`, a running portal is an error. `as:
 * 'owner'` connects as the owner of the tables, where DATABASE_MIGRATION_URL names one.
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR' | 'PG_BIN'>,
  { alone = false, make = false, as = 'worker' }: { alone?: boolean; make?: boolean; as?: 'worker' | 'owner' } = {},
): Promise<{ connection: Connection; close(): Promise<void> }> {
  const close = async () => {}
  const url = (as === 'owner' && config.DATABASE_MIGRATION_URL) || config.DATABASE_URL
  if (url) return { connection: { connectionString: url }, close }
  if (!make && !existsSync(config.DATA_DIR)) throw new StartError(`DATA_DIR ${config.DATA_DIR} does not exist.`)
  const running = alone ? null : findRunning(config.DATA_DIR)
  if (running) return { connection: running, close }
  const started = await startEmbedded({
    dataDir: config.DATA_DIR,
    pgBin: config.PG_BIN,
    log: pino({ level: 'silent' }),
  })
  return { connection: started.connection, close: started.stop }
}
