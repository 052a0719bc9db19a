import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { loadAppSecret } from '#server/app-secret.ts'
import { writeFileAtomic } from '#server/atomic-file.ts'
import { readConfig } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { workOnce } from '#server/jobs/worker.ts'
import { callerOf } from '#test/caller.ts'
import { fillOffice, type SignIns } from '#test/demo/fill-office.ts'
import { factories } from '#test/factories.ts'
import { TestClock } from '#test/test-clock.ts'

/*
 * `npm run demo`: the portal on a data folder of its own, filled once with a sample office that the
 * test factories build by the product's own calls.
 */

const DATA_DIR = resolve(process.env.DATA_DIR ?? 'data-demo')
const SIGN_INS = join(DATA_DIR, 'sign-ins.json')
const ADMIN_PASSWORD = 'demo office password'
/** What stands in the footer of clients, unless it is set. */
const SUPPORT = { SUPPORT_PHONE: '+91 20 5550 0142', SUPPORT_EMAIL: 'care@office.example' }

async function fill(): Promise<void> {
  console.error('Filling the sample office…')
  const settings = { DATA_DIR, ADMIN_PASSWORD, RATE_LIMITS: 'off', ADMIN_EMAIL: 'admin@office.example' }
  // Four months pass within a minute: nobody is to be signed out meanwhile.
  const config = {
    ...readConfig(settings),
    STAFF_IDLE_MINUTES: 1e6,
    STAFF_MAX_HOURS: 1e5,
    CLIENT_IDLE_HOURS: 1e5,
    CLIENT_MAX_DAYS: 1e4,
  }
  const log = pino({ level: 'silent' })
  const embedded = await startEmbedded({ dataDir: DATA_DIR, log })
  await migrate(embedded.connection)
  const database = connect(embedded.connection)
  const clock = new TestClock()
  const deps = { ...createDeps(config, await loadAppSecret(config, database.pool), database, log), clock }
  const app = await buildApp(deps)
  const call = callerOf(app)
  const office = { call, clock, ...factories(call, deps) }
  const people = await fillOffice(office, new Date(), async () => {
    await runMonthEnd(deps)
    await workOnce(deps)
  })
  // Those who worked here so far have gone home: nobody is signed in yet.
  await database.db.deleteFrom('sessions').execute()
  writeFileAtomic(SIGN_INS, JSON.stringify(people))
  await app.close()
  await database.close()
  await embedded.stop()
}

if (!existsSync(SIGN_INS)) await fill()
const people = JSON.parse(readFileSync(SIGN_INS, 'utf8')) as SignIns
for (const [role, { email, password }] of Object.entries(people))
  console.log(`${role.padEnd(10)} ${email}  ${password}`)
Object.assign(process.env, {
  ...SUPPORT,
  ...process.env,
  DATA_DIR,
  ADMIN_EMAIL: people.superadmin.email,
  ADMIN_PASSWORD,
})
await import('#server/main.ts')
