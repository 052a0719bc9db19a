import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'
import { ensureCluster, startServer } from '#server/embedded-postgres/cluster.ts'
import { connectionTo, waitUntilReady } from '#server/embedded-postgres/embedded-postgres.ts'
import { reachableBinaries } from '#server/embedded-postgres/layout.ts'
import { isAlive, stopLeftover } from '#server/embedded-postgres/process.ts'
import { databaseUser } from '#server/embedded-postgres/system-user.ts'
import { makeTemporaryFolder } from '#test/make-folder.ts'

const PREFIX = 'portal-test-'

/** For tests only: a test database may be lost with the machine, so nothing waits for the disk. */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  max_connections: '200',
  logging_collector: 'off',
}

/** Starts a PostgreSQL in a temporary folder, which `stop` deletes. Also deletes the remains of killed runs. */
export async function startTemporaryPostgres(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  await removeAbandoned()
  const folder = makeTemporaryFolder(PREFIX)
  writeFileSync(join(folder, 'owner.pid'), String(process.pid))
  const user = databaseUser()
  const layout = { cluster: join(folder, 'postgres'), binaries: reachableBinaries(user), user }
  const password = randomBytes(12).toString('hex')
  const deadline = Date.now() + 180_000
  try {
    ensureCluster(layout, password, { sync: false })
    const server = await startServer(layout, UNSAFE_SETTINGS, deadline)
    const connection = connectionTo(server.socketDir, password, 'postgres')
    await waitUntilReady(connection, server, deadline)
    return {
      connection,
      async stop() {
        await server.stop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await stopLeftover(layout.cluster)
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Creates and prepares a database, and (unless `open`) closes it to connections, so that it can be
 * copied at any time.
 */
export async function createTemplate(
  server: Connection,
  prepare: (connection: Connection) => Promise<unknown>,
  options: { open?: boolean } = {},
): Promise<string> {
  const name = `portal_template_${randomBytes(4).toString('hex')}`
  await runAdminStatement(server, `create database ${name}`)
  await prepare(connectionToDatabase(server, name))
  if (!options.open)
    await runAdminStatement(server, `alter database ${name} with is_template true allow_connections false`)
  return name
}

/** Drops a template and those that were made of it, for a server that outlives the test run. */
export async function dropTemplates(server: Connection, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of rows) {
      await client.query(`alter database ${datname} with is_template false`)
      await client.query(`drop database ${datname}`)
    }
  } finally {
    await client.end()
  }
}

/** Runs a statement that needs the maintenance database, such as CREATE DATABASE. */
export async function runAdminStatement(server: Connection, sql: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Returns the connection to another database of the same server. */
export function connectionToDatabase(server: Connection, database: string): Connection {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Returns the URL of a database, also for a socket, for another process. */
export function addressOf({ connectionString, host, port, user, password, database }: Connection): string {
  if (connectionString) return connectionString
  return `postgresql://${user}:${String(password)}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
}

async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (!name.startsWith(PREFIX) || statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
    try {
      if (isAlive(Number(readFileSync(join(folder, 'owner.pid'), 'utf8')))) continue
    } catch {
      continue // another run is creating it
    }
    await stopLeftover(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}
