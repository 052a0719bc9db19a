import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { findRunning, startEmbedded } from '#server/embedded-postgres/embedded-postgres.ts'
import { clusterOf } from '#server/embedded-postgres/layout.ts'
import { runningPid, stopLeftover } from '#server/embedded-postgres/process.ts'
import { buildApp } from '#server/start/app.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { type CallOptions, callerOf } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { factories, type MadeCase } from '#test/factories.ts'
import type { TestClock } from '#test/test-clock.ts'
import { formWith, uploadForm } from '#test/upload-form.ts'
import { greatest, print } from './drill-report.ts'
import {
  compareFiles,
  createOfficeClient,
  DRILL_SETTINGS,
  filesIn,
  makeFolder,
  type OfficeClient,
  silentLog,
  waitUntil,
} from './drill-setup.ts'

/* The product as an office runs it, with its own PostgreSQL, killed (SIGKILL) again and again while it works. */
const victims = ['the app', 'the database', 'both'] as const
const PORT = String(20_000 + Math.floor(Math.random() * 20_000))
const ROUNDS = 12
/** The longest time until the portal is back without help; milliseconds. */
const BACK = 30_000

let folder: ReturnType<typeof makeFolder>
let dataDir: string
let portal: ServerProcess
const start = async () => {
  portal = await startServerProcess(dataDir, { ...DRILL_SETTINGS, PORT })
}
const officeClient = (): OfficeClient => {
  const connection = findRunning(dataDir)
  if (!connection) throw new Error('No database runs')
  return createOfficeClient(connection, dataDir, () => portal.origin)
}
beforeEach(async () => {
  folder = makeFolder()
  dataDir = join(folder.path, 'data')
  await start()
})
afterEach(async () => {
  await portal.stop()
  // A portal that was killed and did not start again leaves its database behind.
  await stopLeftover(clusterOf(dataDir) ?? '')
  folder.remove()
})

/** Kills, starts again what does not come back by itself, and answers how long nobody was served (ms). */
async function kill(victim: (typeof victims)[number]): Promise<number> {
  const { process: app } = portal
  const database = runningPid(clusterOf(dataDir) ?? '')
  if (victim !== 'the app' && database) process.kill(database, 'SIGKILL')
  if (victim !== 'the database') {
    const ended = once(app, 'exit')
    app.kill('SIGKILL')
    await ended
  }
  const begin = performance.now()
  if (victim !== 'the database') await start()
  else await sleep(100) // or it may answer once more before the loss is noticed
  await waitUntil(async () => (await fetch(`${portal.origin}/readyz`)).status === 200, BACK)
  return performance.now() - begin
}

test('killed while cases, payments and uploads are written', async () => {
  const office = officeClient()
  const as = await office.superadmin()
  const client = await office.client({ creditLimit: 50_000_000 })
  const model = await office.caseIn('assigned', { client })
  const payable: MadeCase[] = []
  while (payable.length < 2_000) payable.push(...(await cloneAssigned(office.database.db, model, 400)))
  const { n: before } = await countCases(office)

  const made = {
    cases: new Set<string>(),
    payments: new Set<string>(),
    uploads: new Set<string>(),
    attachments: new Set<string>(),
  }
  const strange: string[] = []
  let [stopped, cut, number] = [false, 0, 0]
  /** Sends until there is an answer, with the same key, as the web app does. */
  const insist = async <E extends Endpoint>(endpoint: E, ask: CallOptions<E>) => {
    for (;;) {
      const answer = await office.call(endpoint, ask).catch(() => null)
      if (answer?.status === 201 || answer?.status === 200) return answer
      if (answer && answer.status !== 503) strange.push(`${endpoint.path} ${answer.status} ${answer.message}`)
      cut += 1
      await sleep(40)
    }
  }
  const next = () => {
    number += 1
    return number
  }
  const keyed = () => ({ 'idempotency-key': `drill-${next()}` })
  const loops = {
    cases: async () =>
      (await insist(caseEndpoints.create, { as, body: await office.caseBody(), headers: keyed() })).data.id,
    payments: async () => {
      const one = payable.pop()
      if (!one) return ''
      const body = { caseAssignmentIds: [one.assignmentId], amount: one.totalAmount, mode: 'CREDIT' }
      return (await insist(paymentEndpoints.payCases, { as: client, body, headers: keyed() })).data.paymentId
    },
    uploads: async () => {
      const { url } = (await insist(fileEndpoints.upload, { as: client, ...(await uploadForm(next())) })).data
      return /files\/([\w-]+)/.exec(url)?.[1] ?? ''
    },
    attachments: async () => {
      // Each on a case of its own, because a case takes only so many.
      const one = payable[next() % payable.length] ?? model
      const file = next() % 2 ? await uploadForm(next()) : formWith(await plainPdf(), 'scan.pdf')
      return (await insist(attachmentEndpoints.upload, { as, params: { caseId: one.id }, ...file })).data.id
    },
  }
  const running = (['cases', 'cases', 'payments', 'payments', 'uploads', 'attachments', 'attachments'] as const).map(
    async (kind) => {
      while (!stopped) {
        const id = await loops[kind]()
        if (id) made[kind].add(id)
      }
    },
  )
  const back = { 'the app': [], 'the database': [], both: [] } as Record<(typeof victims)[number], number[]>
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds = Object.values(made).map((ids) => ({ ids, before: ids.size }))
    await waitUntil(async () => kinds.every(({ ids, before }) => ids.size > before), BACK)
    await sleep(Math.random() * 1500)
    const victim = victims[round % victims.length] ?? 'both'
    back[victim].push(await kill(victim))
  }
  stopped = true
  await Promise.all(running)
  await office.database.close()

  const after = officeClient()
  const { db } = after.database
  const found = async (table: keyof typeof made) => {
    const rows = await db.selectFrom(table).select('id').execute()
    const ids = new Set(rows.map(({ id }) => id))
    return [...made[table]].filter((id) => !ids.has(id)).length
  }
  let lost = 0
  for (const table of ['cases', 'payments', 'uploads', 'attachments'] as const) lost += await found(table)
  const { n } = await countCases(after)
  const paid = await db.selectFrom('payments').select('id').where('client_id', '=', client.client.id).execute()
  const twice = n - before - made.cases.size + paid.length - made.payments.size
  const { unfinished } = filesIn(dataDir)
  const { broken, orphans } = await compareFiles(after.database, dataDir)
  print(`killed ${ROUNDS} times while writing`, {
    cases: made.cases.size,
    payments: made.payments.size,
    uploads: made.uploads.size,
    attachments: made.attachments.size,
    'answers cut off': cut,
    'acknowledged writes lost': lost,
    'done twice': twice,
    'rows without a whole file': broken,
    'files without a row or a note': orphans,
    'left as .part': unfinished.length,
    'back after at most': `app ${greatest(back['the app'])} ms, database ${greatest(back['the database'])} ms, both ${greatest(back.both)} ms`,
  })
  expect(strange).toEqual([])
  expect([lost, twice, broken, orphans]).toEqual([0, 0, 0, 0])
  await after.close()
})

const countCases = ({ database }: OfficeClient) =>
  database.db
    .selectFrom('cases')
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()

test('killed while the bills of a month are raised', async () => {
  await portal.stop()
  const clients = await spendLastMonth(50)
  let rounds = 0
  const open = async () => {
    const office = officeClient()
    const { rows } = await office.database.pool.query(
      "select count(*)::int as n from payments where mode = 'CREDIT' and billed_in is null and payment_date < $1",
      [dayStart(monthStart(officeDay(new Date()))).toISOString()],
    )
    await office.database.close()
    return Number((rows[0] as { n: number }).n)
  }
  await start()
  const left: number[] = []
  // The worker looks for bills a second after the start.
  for (; rounds < 9; rounds += 1) {
    await sleep(950 + rounds * 25)
    await kill(victims[rounds % victims.length] ?? 'both')
    left.push(await open())
  }
  await kill('both')
  await waitUntil(async () => (await open()) === 0, BACK)
  const office = officeClient()
  const { rows } = await office.database.pool.query(
    `select (select count(*)::int from bills) as bills, (select count(distinct (client_id, year, month))::int from bills) as months,
      (select count(*)::int from deliveries where subject like 'Your bill%' and subject not like '%overdue%') as mails,
      (select count(*) - count(distinct (recipient, subject)) from deliveries where subject like 'Your bill%')::int as "mails twice"`,
  )
  print(`killed ${rounds + 1} times while billing`, {
    clients,
    'unbilled after each kill': left.join(' '),
    ...(rows[0] as Record<string, number>),
  })
  expect(rows).toEqual([{ bills: clients, months: clients, mails: clients, 'mails twice': 0 }])
  await office.close()
})

/** Clients who paid by credit in the month before this one, when no portal was running to bill them. */
async function spendLastMonth(count: number): Promise<number> {
  const embedded = await startEmbedded({ dataDir, log: silentLog })
  const office = createOfficeClient(embedded.connection, dataDir, () => portal.origin)
  const app = await buildApp(office.deps)
  const past = factories(callerOf(app), office.deps as OfficeClient['deps'] & { clock: TestClock })
  const lastMonth = monthStart(addDays(monthStart(officeDay(new Date())), -1))
  await (office.deps.clock as TestClock).at(dayStart(addDays(lastMonth, 19)), async () => {
    const first = await past.client()
    const model = await past.caseIn('assigned', { client: first })
    await past.payment(first, [model], 'CREDIT')
    for (let n = 1; n < count; n += 1) {
      const client = await past.client()
      await past.payment(client, [await past.caseIn('assigned', { client })], 'CREDIT')
    }
  })
  await app.close()
  await office.database.close()
  await embedded.stop()
  return count
}
