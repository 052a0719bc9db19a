import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { loadAppSecret } from '#server/app-secret.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { ensureFirstSuperadmin } from '#server/features/identity/first-superadmin.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { keepMemorySmall } from '#server/memory.ts'
import { prepareDatabase, provePlaces, proveWork } from '#server/prove-start.ts'
import { StartError } from '#server/start-error.ts'

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  await provePlaces(config, log)
  const connection = config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : await openEmbedded(config, log)
  await prepareDatabase(connection, config, log)
  const database = connect(connection, { log, watch: true })
  opened.push(database.close)
  const deps = createDeps(config, await loadAppSecret(config, database.pool), database, log)
  await proveWork(deps)
  const app = await buildApp(deps)
  opened.push(() => app.close())
  opened.push(startWorker(deps).stop)
  keepMemorySmall()
  const url = await listen(app, config)
  // After listening: a port in use must not cost the one time this password is shown.
  const admin = await ensureFirstSuperadmin(deps)
  const secretly = config.ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : `password ${admin?.password}`
  const signIn = admin ? ` - sign in as ${admin.email} with ${secretly}` : ''
  console.log(`Vehicle Record Portal is ready at ${url}${signIn}`)
}

async function openEmbedded({ DATA_DIR }: Config, log: Parameters<typeof startEmbedded>[0]['log']) {
  const embedded = await startEmbedded({ dataDir: DATA_DIR, log })
  opened.push(embedded.stop)
  return embedded.connection
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

async function close(): Promise<void> {
  for (const closeOne of opened.splice(0).reverse()) await closeOne()
}

const started = start()
closeWithGrace({ delay: 30_000, skip: ['beforeExit'] }, async ({ err }) => {
  if (err) console.error(err)
  await started.catch(() => {}) // what is being opened just now is closed, too
  await close()
})
// The launcher holds the other end: should it be killed, the portal does not live on unseen.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
started.catch(async (error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  await close()
  process.exit(1)
})
