import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { writeFileAtomic } from '../adapters/local-files.ts'
import { StartError } from '../start/start-error.ts'
import { ensureCluster, type Server, SUPERUSER, startServer } from './cluster.ts'
import { lockDataDir } from './data-lock.ts'
import { chooseLayout, clusterOf, keepChoice } from './layout.ts'
import { ownerlessClusters } from './ownerless-clusters.ts'
import { runningSocketDir } from './process.ts'
import { hasName } from './system-user.ts'

/** The connection to an embedded server: socket folder, and the only role and database. */
export type EmbeddedConnection = {
  host: string
  port: number
  ssl: false
  user: string
  password: string
  database: string
}

const DATABASE = 'portal'
const START_TIMEOUT = 60_000

/**
 * Starts the bundled PostgreSQL, or the installed one in the folder `pgBin`, on `dataDir`. Creates its cluster the
 * first time, and restarts it if its process dies. `stop` is a fast shutdown. `settings` win over those of the cluster.
 */
export async function startEmbedded(options: {
  dataDir: string
  pgBin?: string | undefined
  settings?: Record<string, string>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}): Promise<{ connection: EmbeddedConnection; stop(): Promise<void> }> {
  const { settings = {} } = options
  const release = lockDataDir(options.dataDir)
  let stopStarted = async () => {}
  try {
    const dataDir = realpathSync(options.dataDir)
    const deadline = Date.now() + START_TIMEOUT
    const layout = chooseLayout(dataDir, options.pgBin)
    if (layout.user?.isSubstitute)
      options.log.warn({ uid: layout.user.uid }, 'PostgreSQL runs as nobody: no system user could be created for it')
    else if (layout.user && !hasName(layout.user))
      options.log.warn(
        { uid: layout.user.uid, folder: layout.cluster },
        'the system user of the database has no name on this machine: the next one that is created may get its id, and the files',
      )
    for (const { folder, dataDir } of ownerlessClusters())
      options.log.warn(
        { folder, dataDir },
        'a database without its data folder: delete its folder, unless the data folder was moved or is not mounted',
      )
    const password = ensurePassword(dataDir, existsSync(layout.cluster))
    ensureCluster(layout, password, { sync: settings.fsync !== 'off' })
    keepChoice(dataDir, options.pgBin)
    let server = await startServer(layout, settings, deadline)
    stopStarted = server.stop
    const connection = connectionTo(server.socketDir, password, DATABASE)
    await ensureDatabase(connection, server, deadline)

    let stopping = false
    const keepRunning = async (): Promise<void> => {
      for (;;) {
        await server.exited
        if (stopping) return
        options.log.error('PostgreSQL ended unexpectedly; starting it again')
        try {
          server = await startServer(layout, settings, Date.now() + START_TIMEOUT)
          if (stopping) await server.stop()
        } catch (error) {
          if (stopping) return
          options.log.error({ err: error }, 'PostgreSQL did not start again; next try in a second')
          await sleep(1000)
        }
      }
    }
    const keeper = keepRunning()
    return {
      connection,
      async stop() {
        stopping = true
        await server.stop()
        await keeper
        release()
      },
    }
  } catch (error) {
    await stopStarted()
    release()
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (!syscall) throw error
    throw new StartError(`DATA_DIR ${options.dataDir} cannot be used: ${message || code}`)
  }
}

/**
 * Returns the connection to the server of a running app on this data folder, or null. For tools that
 * work beside the app (backup, audit) and start or stop nothing.
 */
export function findRunning(folder: string): EmbeddedConnection | null {
  if (!existsSync(folder)) return null
  const dataDir = realpathSync(folder)
  const cluster = clusterOf(dataDir)
  const socketDir = cluster && runningSocketDir(cluster)
  return socketDir ? connectionTo(socketDir, readPassword(dataDir), DATABASE) : null
}

/** Waits until the server accepts connections, through start-up and crash recovery. */
export async function waitUntilReady(connection: EmbeddedConnection, server: Server, deadline: number): Promise<void> {
  let dead = false
  void server.exited.then(() => {
    dead = true
  })
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      const passing = ['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(code)
      if (code === '28P01')
        throw new StartError('DATA_DIR: its postgres.password is not the password of its database: put the file back.')
      if (dead || !passing || Date.now() > deadline) {
        const reason = dead ? `it ended while starting; see its log in ${server.logs}` : (error as Error).message
        throw new StartError(`PostgreSQL in DATA_DIR does not answer: ${reason}`)
      }
      await sleep(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function ensureDatabase(connection: EmbeddedConnection, server: Server, deadline: number): Promise<void> {
  await waitUntilReady(connection, server, deadline)
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [connection.database])
    if (existing.rowCount === 0) await client.query(`create database ${connection.database}`)
  } finally {
    await client.end()
  }
}

/** Returns the connection to an embedded server, for tests and tools that start one themselves. */
export function connectionTo(socketDir: string, password: string, database: string): EmbeddedConnection {
  // Port and ssl are explicit, so that PGPORT or PGSSLMODE in the environment have no effect.
  return { host: socketDir, port: 5432, ssl: false, user: SUPERUSER, password, database }
}

/**
 * Creates the password before initdb uses it: a kill in between leaves a password without a cluster, never the reverse.
 */
function ensurePassword(dataDir: string, hasCluster: boolean): string {
  if (!existsSync(passwordFile(dataDir))) {
    if (hasCluster)
      throw new StartError(`DATA_DIR ${dataDir} has a database but its file postgres.password is gone: put it back.`)
    writeFileAtomic(passwordFile(dataDir), randomBytes(24).toString('base64url'), 0o600)
  }
  return readPassword(dataDir)
}

function readPassword(dataDir: string): string {
  let password: string
  try {
    password = readFileSync(passwordFile(dataDir), 'utf8').trim()
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir}: postgres.password cannot be read: ${(error as Error).message}`)
  }
  if (password) return password
  throw new StartError(`DATA_DIR ${dataDir}: postgres.password is empty: put the file back.`)
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password')
}
