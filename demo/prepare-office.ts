import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { connectProgram } from '#demo/connect-program.ts'
import { fillOffice, type SignIns } from '#demo/fill-office.ts'
import { writeFileAtomic } from '#server/adapters/local-files.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { sendDunnings } from '#server/features/dunning/send-dunnings.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { buildApp } from '#server/start/app.ts'
import { loadAppSecret } from '#server/start/app-secret.ts'
import { readConfig } from '#server/start/config.ts'
import { createDeps } from '#server/start/create-deps.ts'
import { callerOf, dataCaller } from '#test/caller.ts'
import { factories } from '#test/factories.ts'
import { NEVER_SIGNED_OUT, TestClock } from '#test/test-clock.ts'

const ADMIN_EMAIL = 'admin@office.example'
const ADMIN_PASSWORD = 'demo office password'

/** The settings of the sample office: its superadmin, and customer care for the clients' footer. */
export const DEMO_SETTINGS = {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  SUPPORT_PHONE: '+91 20 5550 0142',
  SUPPORT_EMAIL: 'care@office.example',
}

/** Settings that lead to the data of an office: its database, file store, mail server and secrets. */
const OF_AN_OFFICE = /^(?:DATABASE_URL|DATABASE_MIGRATION_URL|PG_BIN|APP_SECRET|APP_SECRET_PREVIOUS|SMTP_URL|S3_\w+)$/

/** Takes the settings of a real office out of an environment: the sample office is apart from it. */
export function forgetOtherOffice(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (OF_AN_OFFICE.test(name)) delete env[name]
}

/**
 * Returns the sign-ins of the sample office in a data folder. The first call fills the office, which takes about a
 * minute for 600 cases.
 */
export async function prepareDemoOffice(dataDir: string, cases = 600): Promise<SignIns> {
  const signIns = join(dataDir, 'sign-ins.json')
  if (!existsSync(signIns)) writeFileAtomic(signIns, JSON.stringify(await fill(dataDir, cases)))
  return JSON.parse(readFileSync(signIns, 'utf8')) as SignIns
}

/** Prints one line per role: e-mail address and password. */
export function printSignIns(people: SignIns): void {
  for (const [role, { email, password }] of Object.entries(people))
    console.log(`${role.padEnd(10)} ${email}  ${password}`)
}

/** Files of each kind that the portal reads once it has started. */
const READ = 8

/** Leaves the newest papers, and proofs that wait for the office, to be read; hundreds would slow the first minutes down. */
async function passOldFiles(db: Database['db']): Promise<void> {
  const papers = db.selectFrom('attachments').select('id').orderBy('seq', 'desc').limit(READ)
  await db.updateTable('attachments').set({ to_read: false }).where('id', 'not in', papers).execute()
  const proofs = db
    .selectFrom('payments')
    .select('proof_id')
    .where('status', '=', 'paid')
    .where('proof_id', 'is not', null)
    .$narrowType<{ proof_id: string }>()
    .orderBy('payment_date', 'desc')
    .limit(READ)
  await db.updateTable('uploads').set({ to_read: false }).where('id', 'not in', proofs).execute()
}

async function fill(dataDir: string, cases: number): Promise<SignIns> {
  console.error('Filling the sample office…')
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD, RATE_LIMITS: 'off', ADMIN_EMAIL, WEBHOOK_ALLOW_PRIVATE: 'on' }
  // Four months pass within a minute; sessions must not expire meanwhile.
  const config = { ...readConfig(settings), ...NEVER_SIGNED_OUT }
  const log = pino({ level: 'silent' })
  const embedded = await startEmbedded({ dataDir, log })
  await migrate(embedded.connection)
  const database = connect(embedded.connection)
  const clock = new TestClock()
  const deps = { ...createDeps(config, await loadAppSecret(config, database.pool), database, log), clock }
  const app = await buildApp(deps)
  const call = callerOf(app)
  const office = { call, ok: dataCaller(call), clock, ...factories(call, deps) }
  const jobs = {
    async everyDay() {
      await runMonthEnd(deps)
      await runJobsOnce(deps)
    },
    everyMorning: () => sendDunnings(deps),
  }
  const people = await fillOffice(office, new Date(), jobs, cases)
  await connectProgram(office, deps, people.superadmin)
  await passOldFiles(database.db)
  // Filling the office created sessions; the office starts without any.
  await database.db.deleteFrom('sessions').execute()
  await app.close()
  await database.close()
  await embedded.stop()
  return people
}
