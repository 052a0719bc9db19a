import { existsSync, realpathSync } from 'node:fs'
import { pino } from 'pino'
import { findRunning, startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { clusterOf } from '../embedded-postgres/layout.ts'
import type { Config } from '../start/config.ts'
import { StartError } from '../start/start-error.ts'
import { connectWithRetry, findConnection } from './connect-with-retry.ts'
import type { Connection } from './connection.ts'

/**
 * Opens the database of the settings for a tool: that of DATABASE_URL, that of the portal running on
 * the data folder, or one started for the tool; only with `make` a new one. With `alone`, a running portal is an error.
 * `as: 'owner'` connects as the owner of the tables, where DATABASE_MIGRATION_URL names one. Throws a StartError that
 * names the setting.
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR' | 'PG_BIN'>,
  { alone = false, make = false, as = 'worker' }: { alone?: boolean; make?: boolean; as?: 'worker' | 'owner' } = {},
): Promise<{ connection: Connection; close(): Promise<void> }> {
  const close = async () => {}
  const setting = as === 'owner' && config.DATABASE_MIGRATION_URL ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL'
  const url = config[setting]
  if (url) {
    const connection = await findConnection(url, { setting, waitMs: 0 })
    const client = await connectWithRetry(connection, { setting, waitMs: 0 })
    await client.end()
    return { connection, close }
  }
  if (!make && !existsSync(config.DATA_DIR)) throw new StartError(`DATA_DIR ${config.DATA_DIR} does not exist.`)
  if (!make && !clusterOf(realpathSync(config.DATA_DIR)))
    throw new StartError(`DATA_DIR ${config.DATA_DIR} holds no database.`)
  const running = alone ? null : findRunning(config.DATA_DIR)
  if (running) return { connection: running, close }
  const started = await startEmbedded({
    dataDir: config.DATA_DIR,
    pgBin: config.PG_BIN,
    log: pino({ level: 'silent' }),
  })
  return { connection: started.connection, close: started.stop }
}
