import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { Connection } from './connection.ts'

/**
 * SQLSTATEs worth a retry: not reachable yet, starting up, too many clients, shutting down, a pooler that waits for
 * its server. A wrong password is not.
 */
const PASSING = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '08P01',
])

/** The settings that hold the URL of a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'

/** Opens one connection to a database that may still be starting. Throws a StartError that names the setting. */
export async function connectWithRetry(
  connection: Connection,
  {
    setting = 'DATABASE_URL',
    waitMs = 30_000,
    ...more
  }: pg.ClientConfig & { setting?: DatabaseSetting; waitMs?: number | undefined },
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const client = openClient(setting, { ...connection, connectionTimeoutMillis: 5_000, ...more })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      const { code = '', message } = error as { code?: string; message: string }
      const passing = PASSING.has(code) || /timeout|terminated/i.test(message)
      if (!passing || Date.now() > deadline)
        throw new StartError(`${setting}: cannot connect to PostgreSQL: ${message || code}`)
      await sleep(300)
    }
  }
}

/** Parses the URL, which may be invalid or name a missing certificate. */
function openClient(setting: DatabaseSetting, config: pg.ClientConfig): pg.Client {
  try {
    return new pg.Client(config)
  } catch (error) {
    throw new StartError(`${setting}: ${(error as Error).message}`)
  }
}
