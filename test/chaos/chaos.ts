import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import { SeededRandom } from '#demo/seeded-random.ts'
import { migrate } from '#server/db/migrate.ts'
import { buildApp } from '#server/start/app.ts'
import { callerAt, callerOf } from '#test/caller.ts'
import {
  type CleanupSteps,
  createOfficeClient,
  makeFolder,
  type OfficeClient,
  runCleanup,
  startDatabase,
  waitUntil,
} from '#test/drills/drill-setup.ts'
import { factories } from '#test/factories.ts'
import type { TestClock } from '#test/test-clock.ts'
import { compare, countBefore, unbilled } from './check.ts'
import { injectFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { decidePayment, findBills, payBill, payCases } from './money.ts'
import { openReport, type Report } from './report.ts'
import { retryingCallers } from './retrying-callers.ts'
import { openMember } from './server-member.ts'
import {
  assignCase,
  createCase,
  editCase,
  type People,
  rejectCase,
  signInAndOut,
  verifyCase,
  type WorkContext,
} from './work.ts'

const WORKERS = 6
const BILLED_CLIENTS = 10

/** What a worker does next, by weight. */
const tasks: readonly [weight: number, task: (desk: WorkContext) => Promise<unknown>][] = [
  [5, createCase],
  [3, editCase],
  [5, verifyCase],
  [4, assignCase],
  [1, rejectCase],
  [5, payCases],
  [4, decidePayment],
  [2, payBill],
  [2, (desk) => findBills(desk, desk.dice.pick(desk.people.clients))],
  [1, signInAndOut],
]

/**
 * A workload of calls on two processes with one database and clocks that are off, under faults, all chosen by `seed`.
 * Answers what it saw; `violations` is empty when every promise was kept.
 */
export async function runChaos(seed: number, seconds: number): Promise<Report> {
  const folder = makeFolder()
  const dataDir = join(folder.path, 'data')
  const undo: CleanupSteps = [folder.remove]
  try {
    const database = await startDatabase(folder.path)
    undo.push(database.stop)
    await migrate(database.connection)
    const officeClient = createOfficeClient(database.connection, dataDir, () => '')
    undo.push(officeClient.database.close)
    const { people, caseBody } = await prepare(officeClient)
    const before = await countBefore(officeClient.database.db)
    const place = { folder: folder.path, dataDir, database: database.connection }
    const members = [await openMember('one', place), await openMember('two', place)]
    for (const member of members) undo.push(member.close)
    await Promise.all(members.map((member) => member.start()))

    const report = openReport(seconds)
    const diceOf = (name: string) =>
      new SeededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) | 0)
    const callers = members.map(({ origin }) => callerAt(() => origin))
    const ledger = openLedger()
    let number = 0
    const next = () => {
      number += 1
      return number
    }
    const deskOf = (name: string): WorkContext => {
      const dice = diceOf(name)
      return { ...retryingCallers(callers, dice, report), people, ledger, dice, report, caseBody, next }
    }
    const workers = Array.from({ length: WORKERS }, (_, n) => work(deskOf(`worker ${n}`)))
    await Promise.all([injectFaults(members, database, diceOf, report), ...workers])

    // A worker looks for bills a second after its start.
    for (const member of members) {
      if ((await member.stop()) !== 0) report.broken(`${member.name} did not end with 0`)
      await member.start()
    }
    await waitUntil(async () => (await unbilled(officeClient.database.db)) === 0, 30_000).catch(() =>
      report.broken('CREDIT payments of the month before are in no bill'),
    )
    for (const member of members) await member.stop()
    await compare(officeClient.database.db, ledger, before, report)
    await officeClient.assertLaws().catch((error: Error) => report.broken(error.message))
    return report
  } finally {
    await runCleanup(undo)
  }
}

async function work(desk: WorkContext): Promise<void> {
  const all = tasks.flatMap(([weight, task]) => Array(weight).fill(task) as (typeof task)[])
  while (!desk.report.isOver()) {
    try {
      await desk.dice.pick(all)(desk)
    } catch (error) {
      desk.report.broken(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    await sleep(desk.dice.between(0, 30))
  }
}

/** The people of the run, and CREDIT payments of the month before, made before any process runs that would bill them. */
async function prepare(officeClient: OfficeClient): Promise<{ people: People; caseBody: WorkContext['caseBody'] }> {
  const app = await buildApp(officeClient.deps)
  const clock = officeClient.deps.clock as TestClock
  const office = factories(callerOf(app), { ...officeClient.deps, clock })
  const people: People = { admin: await office.superadmin(), employees: [], clients: [] }
  for (let n = 0; n < 2; n += 1) people.employees.push(await office.employee())
  const lastMonth = monthStart(addDays(monthStart(officeDay(new Date())), -1))
  for (let n = 0; n < BILLED_CLIENTS; n += 1) {
    const client = await office.client({ creditLimit: 50_000_000 })
    people.clients.push(client)
    await clock.at(dayStart(addDays(lastMonth, 19)), async () =>
      office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT'),
    )
  }
  await office.caseBody()
  await app.close()
  return { people, caseBody: office.caseBody }
}
