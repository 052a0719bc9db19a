import type pg from 'pg'
import { SECOND } from '#contract/durations.ts'

/** How long PostgreSQL lets a statement of the portal run, in milliseconds. */
export const STATEMENT_TIMEOUT = 15 * SECOND

const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  idle_in_transaction_session_timeout: '30s',
  statement_timeout: `${STATEMENT_TIMEOUT}ms`,
}

const STATEMENT = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ')

/**
 * Sets UTC and ISO dates, on which `types.ts` relies, and timeouts for statements and idle transactions, which would
 * otherwise hold locks forever. By a statement: poolers refuse options of the start-up or forget them, and settings
 * of the role would also limit migrations and backups.
 */
export async function applySessionSettings(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(STATEMENT)
}
