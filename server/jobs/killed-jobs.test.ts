import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { breadth } from '#test/breadth.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import type { ClientSession } from '#test/factories.ts'
import { OFFICE_SECRET, openOfficeForYears } from '#test/office.ts'
import { addressOf } from '#test/temporary-postgres.ts'

const ROOT = join(import.meta.dirname, '../..')
const running: ChildProcess[] = []
const KILLS = breadth(2, 12)
const BILLED_CLIENTS = breadth(6, 40)
const CASES = breadth(40, 120)

/* Processes that are killed (SIGKILL) in the middle of money: nothing is lost, nothing happens twice. */
const office = await openOfficeForYears()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await office.close()
})

function start(...args: string[]): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: addressOf(office.connection),
    APP_SECRET: OFFICE_SECRET,
    PORT: '0',
    DATA_DIR: office.deps.config.DATA_DIR,
  }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] })
  running.push(child)
  return child
}

/** What a child says once it is ready. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  for await (const part of stdout ?? []) {
    text += String(part)
    if (text.includes('\n')) break
  }
  return text
}

const RUN = `
  import { connect } from '#server/db/connect.ts'
  import { createDeps } from '#server/start/create-deps.ts'
  import { readConfig } from '#server/start/config.ts'
  import { runMonthEnd } from '#server/jobs/month-end.ts'
  import { pino } from 'pino'
  const database = connect({ connectionString: process.env.DATABASE_URL })
  const deps = createDeps(readConfig(process.env), process.env.APP_SECRET, database, pino({ level: 'silent' }))
  await database.db.selectFrom('bills').select('id').limit(1).execute()
  console.log('ready')
  await runMonthEnd({ ...deps, clock: { now: () => new Date('2026-09-01T00:00:00Z') } })
`

test('the month-end run is killed again and again: each bill and its mail are there once', async () => {
  office.clock.set('2026-06-05T06:00:00Z')
  const clients: ClientSession[] = []
  for (let n = 0; n < BILLED_CLIENTS; n += 1) clients.push(await office.client())
  for (const client of clients)
    for (const month of ['06', '07', '08'])
      await office.clock.at(`2026-${month}-10T06:00:00Z`, async () =>
        office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT'),
      )
  const { db } = office.database
  const countBills = async () => (await db.selectFrom('bills').select('id').execute()).length
  let unfinished = 0
  for (let round = 0; round < KILLS; round += 1) {
    const child = start('--input-type=module', '-e', RUN)
    const ended = once(child, 'exit')
    await firstLine(child)
    // Every second one is killed after a bill of its own, the others as they begin.
    const raised = await countBills()
    while (round % 2 === 1 && child.exitCode === null && (await countBills()) === raised) await sleep(2)
    await sleep(round * 4)
    child.kill('SIGKILL')
    const [, signal] = await ended
    unfinished += Number(signal === 'SIGKILL')
  }
  const before = await countBills()
  expect(before).toBeGreaterThan(0)
  await office.clock.at('2026-09-01T00:00:00Z', () => runMonthEnd(office.deps))
  const bills = await db.selectFrom('bills').select(['client_id', 'month']).execute()
  expect(new Set(bills.map((one) => `${one.client_id} ${one.month}`)).size).toBe(BILLED_CLIENTS * 3)
  const mails = await db
    .selectFrom('deliveries')
    .select(['recipient', 'subject'])
    .where('subject', 'like', 'Your bill%')
    .execute()
  expect(mails.length).toBe(new Set(mails.map((mail) => `${mail.recipient} ${mail.subject}`)).size)
  expect(mails.filter(({ subject }) => !subject.includes('overdue')).length).toBe(BILLED_CLIENTS * 3)
  console.log(
    `month-end run killed ${unfinished} times; ${before} of ${BILLED_CLIENTS * 3} bills were raised by the killed`,
  )
})

test('payments that are sent again with their keys after a kill of the server are made once', async () => {
  office.clock.set(null)
  const client = await office.client({ creditLimit: 10_000_000 })
  const model = await office.caseIn('assigned', { client })
  const cases = [model, ...(await cloneAssigned(office.database.db, model, CASES - 1))]
  const send = async (origin: string, index: number) => {
    const one = cases[index]
    const response = await fetch(`${origin}${API_BASE}${paymentEndpoints.payCases.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${client.token}`,
        'idempotency-key': `pay ${index}`.replace(' ', '-'),
      },
      body: JSON.stringify({ caseAssignmentIds: [one?.assignmentId], amount: one?.totalAmount, mode: 'CREDIT' }),
    })
    return response.status
  }
  const open = new Set(cases.keys())
  let [kills, cut] = [0, 0]
  while (open.size > 0 && kills < KILLS) {
    const child = start('server/start/main.ts')
    const ended = once(child, 'exit')
    const origin = /http:\/\/[\w.:]+/.exec(await firstLine(child))?.[0] ?? ''
    const sent = [...open].slice(0, 30).map(async (index) => {
      const status = await send(origin, index).catch(() => 0)
      if (status === 0) cut += 1
      else expect(status).toBe(201)
      if (status === 201) open.delete(index)
    })
    await sleep(20 + kills * 15)
    child.kill('SIGKILL')
    kills += 1
    await Promise.all([ended, ...sent])
  }
  for (const index of open) {
    const one = cases[index]
    const body = { caseAssignmentIds: [one?.assignmentId], amount: one?.totalAmount, mode: 'CREDIT' }
    const headers = { 'idempotency-key': `pay-${index}` }
    expect((await office.call(paymentEndpoints.payCases, { as: client, body, headers })).status).toBe(201)
  }
  const paid = await office.database.db
    .selectFrom('payments')
    .innerJoin('payment_assignments', 'payment_id', 'payments.id')
    .select('assignment_id')
    .where('client_id', '=', client.client.id)
    .execute()
  expect([paid.length, new Set(paid.map((one) => one.assignment_id)).size]).toEqual([CASES, CASES])
  console.log(`server killed ${kills} times, ${cut} answers cut off: ${CASES} cases, ${CASES} payments`)
})
