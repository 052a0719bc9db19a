import pg from 'pg'
import type { Connection } from './connection.ts'

/**
 * Runs work on a connection of its own, and ends it. A database that stops meanwhile fails the query under way, not the
 * process.
 */
export async function withClient<T>(
  connection: Connection,
  name: 'backup' | 'restore',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: `vehicle-record-portal ${name}` })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
