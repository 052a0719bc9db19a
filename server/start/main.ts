import '../adapters/private-files.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { textOf } from '#contract/texts.ts'
import { connect } from '../db/connect.ts'
import { findConnection, requireConnection } from '../db/connect-with-retry.ts'
import { choosePoolSize } from '../db/pool-size.ts'
import { startEmbedded } from '../embedded-postgres/embedded-postgres.ts'
import { ensureFirstSuperadmin } from '../features/identity/first-superadmin.ts'
import { startWorker } from '../jobs/worker.ts'
import { maySendMails } from '../outbox/mail-server.ts'
import { takeMailSettings, warnOfLocalLinks } from '../outbox/mail-settings.ts'
import { findOutgoingPause, outgoingPausedText, pauseOutgoing } from '../outbox/outgoing-pause.ts'
import { createLog } from '../telemetry/log.ts'
import { startTracing } from '../telemetry/start-tracing.ts'
import { buildApp } from './app.ts'
import { loadAppSecret } from './app-secret.ts'
import { checkReaders } from './check-readers.ts'
import { checkDatabaseWrites, checkStorage, prepareDatabase } from './check-start.ts'
import { type Config, misspelledSettings, readConfig, supportNotice } from './config.ts'
import { createDeps, createReaders } from './create-deps.ts'
import { notePlace } from './place.ts'
import { type Closable, runProcess } from './run-process.ts'
import { StartError } from './start-error.ts'

/** Everything that was opened; closed in the opposite order, within 10 s whatever visitors do. */
const opened: Closable[] = []
/** How long a stop waits for a start in progress. */
const START_TIMEOUT = 8_000
/** When a stop is aborted: more than all its parts may take, and less than a service manager waits. */
const STOP_TIMEOUT = 57_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const tracing = await startTracing(process.env, log)
  if (tracing) opened.push({ part: 'the traces', seconds: 2, close: tracing.close })
  await checkStorage(config, log)
  // Beside the start of the database, which takes as long.
  const readers = createReaders(config, log, { atStart: true })
  const readersWork = checkReaders(readers, config.DATA_DIR, log)
  readersWork.catch(() => {}) // awaited below
  const connection = config.DATABASE_URL
    ? await findConnection(config.DATABASE_URL, { setting: 'DATABASE_URL' })
    : await openEmbedded(config, log)
  await prepareDatabase(connection, config, log)
  const pool = await choosePoolSize(connection, config)
  const database = connect(connection, { log, watch: true, ...pool })
  opened.push({ part: 'the database connection', seconds: 1, close: database.close })
  await requireConnection(database.pool)
  tracing?.traceStatements(database.pool)
  const deps = createDeps(config, await loadAppSecret(config, database.pool), database, log, { tracing, readers })
  await checkDatabaseWrites(deps)
  if (!config.DATABASE_URL) await notePlace(config.DATA_DIR, () => pauseOutgoing(database.pool, 'copied'))
  await takeMailSettings(deps)
  await maySendMails(deps)
  const app = await buildApp(deps)
  const worker = startWorker(deps)
  const close = () => Promise.all([worker.stop(), app.close()])
  opened.push({ part: 'the server', seconds: deps.bounds.stop.seconds + 1, close })
  warnOfLocalLinks(deps)
  await readersWork
  limitMemory()
  const url = await listen(app, config)
  // After listening: the password is shown only once, so a port in use must fail first.
  const admin = await ensureFirstSuperadmin(deps)
  await app.inject('/readyz') // the first results, before people keep every connection busy
  const secretly = config.ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : `password ${admin?.password}`
  const signIn = admin ? ` - sign in as ${admin.email} with ${secretly}` : ''
  console.log(`Vehicle Record Portal is ready at ${url}${signIn}`)
  const pause = await findOutgoingPause(database.db)
  for (const notice of [
    pause && textOf(outgoingPausedText(pause)),
    pool.notice,
    supportNotice(config),
    ...misspelledSettings(process.env),
  ])
    if (notice) console.log(notice)
}

async function openEmbedded({ DATA_DIR, PG_BIN }: Config, log: Parameters<typeof startEmbedded>[0]['log']) {
  const embedded = await startEmbedded({ dataDir: DATA_DIR, pgBin: PG_BIN, log })
  // Its three methods to stop take 45 s in all; with a busy disk the first one may need its full time.
  opened.push({ part: 'PostgreSQL', seconds: 46, close: embedded.stop })
  return embedded.connection
}

/**
 * Limits the memory of the process; called when the portal is ready. By default V8 keeps the
 * memory of the start, and lets the heap grow to four times its live size before a collection; from here on to twice.
 */
function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}

async function listen(app: FastifyInstance, { HOST, PORT, PUBLIC_URL }: Config): Promise<string> {
  try {
    const address = await app.listen({ host: HOST, port: PORT })
    return PORT === 0 ? address : PUBLIC_URL
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`PORT ${PORT} of ${HOST} is in use by another program.`)
    if (code === 'EACCES') throw new StartError(`PORT ${PORT} is not open to this system user.`)
    throw new StartError(`HOST ${HOST} cannot be listened on: ${message}`)
  }
}

runProcess(start, opened, { start: START_TIMEOUT, stop: STOP_TIMEOUT })
