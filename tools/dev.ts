import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { DEMO_SETTINGS, forgetOtherOffice, prepareDemoOffice, printSignIns } from '#demo/prepare-office.ts'
import { writeFileAtomic } from '#server/adapters/local-files.ts'
import { migrate } from '#server/db/migrate.ts'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { type Config, readConfig } from '#server/start/config.ts'
import { type Closable, runProcess } from '#server/start/run-process.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { RestartingServer } from './dev/restarting-server.ts'
import { startWebApp } from './dev/web-app.ts'

/*
 * `npm run dev`: the portal for developers, on one address. This process runs PostgreSQL and the Vite
 * dev server; the server of the portal is a child process that is replaced whenever a file in
 * `server/` or `contract/` changes. `-- --demo` opens the sample office of `npm
 * run demo` instead of an empty one.
 */

const opened: Closable[] = []

async function start(): Promise<void> {
  const { demo } = parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values
  const { SUPPORT_PHONE, SUPPORT_EMAIL } = DEMO_SETTINGS
  const defaults = { DATA_DIR: demo ? 'data-demo' : 'data-dev', SUPPORT_PHONE, SUPPORT_EMAIL }
  Object.assign(process.env, { ...defaults, ...process.env })
  if (demo) forgetOtherOffice(process.env)
  const config = readConfig(process.env)
  if (demo) printSignIns(await prepareDemoOffice(config.DATA_DIR))
  const database = config.DATABASE_URL ? {} : await openDatabase(config)
  const server = new RestartingServer({ ...database, PUBLIC_URL: config.PUBLIC_URL, DATA_DIR: config.DATA_DIR })
  opened.push({ part: 'the server', seconds: 12, close: () => server.stop() })
  const webApp = await startWebApp(config, server)
  opened.push({ part: 'the web app', seconds: 2, close: () => webApp.close() })
  const signIn = keepSignIn(config, await server.start())
  console.log(`Vehicle Record Portal is ready for development at ${config.PUBLIC_URL}${demo ? '' : signIn}`)
}

/** Stores the sign-in of the first superadmin, which the server prints only once. */
function keepSignIn({ DATA_DIR }: Config, signIn: string): string {
  const file = join(DATA_DIR, 'first-sign-in')
  if (signIn) writeFileAtomic(file, signIn, 0o600)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Opens PostgreSQL on the data folder for all restarts of the server; returns its URL and the secret. */
async function openDatabase(config: Config): Promise<{ DATABASE_URL: string; APP_SECRET: string }> {
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const { connection, stop } = await startEmbedded({ dataDir: config.DATA_DIR, pgBin: config.PG_BIN, log })
  opened.push({ part: 'PostgreSQL', seconds: 46, close: stop })
  await migrate(connection)
  const client = new pg.Client(connection)
  await client.connect()
  const APP_SECRET = await loadAppSecret(config, client)
  await client.end()
  return { DATABASE_URL: addressOf(connection), APP_SECRET }
}

// PostgreSQL, the server and the web app may take a minute together.
runProcess(start, opened, { start: 60_000, stop: 60_000 })
