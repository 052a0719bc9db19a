import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeDay, officeTime } from '#contract/dates.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { print } from './drill-report.ts'
import {
  type CleanupSteps,
  createOfficeClient,
  DRILL_SETTINGS,
  makeFolder,
  type OfficeClient,
  runCleanup,
  startDatabase,
  waitUntil,
} from './drill-setup.ts'

/* The reminders of a day, queued and sent by two processes that are killed (SIGKILL) again and again, to a real gateway. */
const VEHICLES = 1_000
const KILLS = 20
const SECRET = 'a long secret of the gateway'
/** How long the gateway takes for a request, in ms, so that the day's reminders outlast the kills. */
const GATEWAY_TAKES = 10
/** Longer than a process waits for a gateway, in ms. */
const GIVEN_UP = 11_000
/** How many batches of 200 the processes may queue at most before they are killed. */
const BATCHES_OF_A_LIFE = 4
/** When the run may begin, IST: the job begins at 09:00, and the run must end before midnight. */
const [FIRST, LAST] = ['09:00', '23:30']

/** The requests that the gateway got for one delivery. */
interface Delivery {
  requests: number
  bodies: Set<string>
  /** Vehicle and kind. */
  pair: string
}
const deliveries = new Map<string, Delivery>()
let [requests, badSignatures, refused, unanswered] = [0, 0, 0, 0]

/** Counts every request; of a hundred it refuses one, and takes one without an answer. */
const gateway: Server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    requests += 1
    const number = requests
    const body = Buffer.concat(chunks)
    const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`
    if (request.headers['x-portal-signature'] !== signature) badSignatures += 1
    const id = String(request.headers['x-portal-delivery'])
    const { reminder } = JSON.parse(body.toString()) as { reminder: { vehicleId: string; kind: string } }
    const pair = `${reminder.vehicleId} ${reminder.kind}`
    const delivery = deliveries.get(id) ?? { requests: 0, bodies: new Set(), pair }
    delivery.requests += 1
    delivery.bodies.add(body.toString())
    deliveries.set(id, delivery)
    setTimeout(() => {
      if (number % 100 === 33) {
        refused += 1
        response.writeHead(503).end()
      } else if (number % 100 === 66) {
        unanswered += 1
        request.destroy()
      } else response.end('{}')
    }, GATEWAY_TAKES)
  })
})

const undo: CleanupSteps = []
let office: OfficeClient
let settings: Record<string, string>
let dataDir: string
const processes: ServerProcess[] = []
const start = async (index: number) => {
  processes[index] = await startServerProcess(dataDir, settings)
}

beforeAll(async () => {
  const folder = makeFolder()
  undo.push(folder.remove)
  dataDir = join(folder.path, 'data')
  const database = await startDatabase(folder.path)
  undo.push(database.stop)
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  undo.push(() => gateway.close())
  settings = { ...DRILL_SETTINGS, DATABASE_URL: addressOf(database.connection), WEBHOOK_ALLOW_PRIVATE: 'on' }
  await start(0)
  undo.push(() => processes.forEach(({ process }) => void process.kill('SIGKILL')))
  office = createOfficeClient(database.connection, dataDir, () => processes[0]?.origin ?? '')
  undo.push(() => office.close())
})
afterAll(() => runCleanup(undo))

/** Makes vehicles with all five papers due today; returns the number of papers. */
async function fillOffice(): Promise<number> {
  const today = officeDay(new Date())
  const [far, near, next] = [30, 7, 1].map((days) => addDays(today, days))
  const expireDetail = {
    ...{ pucExpiry: far, permitExpiry: far, insuranceExpiry: near, taxExpiry: near, fitnessExpiry: next },
  }
  const model = await office.caseIn('assigned', { over: { expireDetail } })
  const { db, pool } = office.database
  for (let made = 1; made < VEHICLES; made += 333) await cloneAssigned(db, model, Math.min(333, VEHICLES - made))
  await pool.query(
    `update cases set vehicle_no = 'MH12RD' || lpad(numbered.n::text, 4, '0'), chassis_no = 'CH' || lpad(numbered.n::text, 15, '0')
     from (select id, row_number() over (order by id) as n from cases) as numbered where numbered.id = cases.id`,
  )
  await refreshVehicles(office.database)
  await pool.query('update case_assignments set vehicle_no = cases.vehicle_no from cases where cases.id = case_id')
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from vehicle_expiries where expiry_date = any($1::date[])',
    [[far, near, next]],
  )
  return rows[0]?.n ?? 0
}

const counts = async () => {
  const { rows } = await office.database.pool.query<Record<'logged' | 'queued' | 'sent' | 'waiting' | 'due', number>>(
    `select (select count(*)::int from reminder_log) as logged, count(*)::int as queued,
       count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'waiting' and due_at <= now())::int as due
     from deliveries where channel = 'webhook'`,
  )
  const [row] = rows
  if (!row) throw new Error('A count is one row')
  return row
}

/** As if the time had passed for which the deliveries of a dead process, and those refused, are left alone. */
async function letTimePass() {
  await waitUntil(async () => (await counts()).due === 0, 600_000)
  await sleep(GIVEN_UP)
  await office.database.pool.query("update deliveries set due_at = now() where state = 'waiting' and due_at > now()")
}

test(`${KILLS} kills while two processes queue and send the reminders of a day`, { timeout: 1_500_000 }, async ({
  skip,
}) => {
  const now = officeTime(new Date())
  skip(now < FIRST || now > LAST, `It is ${now} IST: the job works from ${FIRST}, and the run must not pass midnight`)
  const pairs = await fillOffice()
  expect(pairs).toBe(VEHICLES * 5)
  const body = {
    ...{ leadDays: [30, 7, 1], webhookSecret: SECRET },
    webhookUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/hook`,
  }
  await office.ok(reminderEndpoints.editSettings, { as: await office.superadmin(), body })
  await start(1)
  const begin = performance.now()
  const queuedAfterKill: number[] = []
  const killAndStart = async (...victims: number[]) => {
    const ended = victims.map((index) => {
      const { process } = processes[index] as ServerProcess
      const exit = once(process, 'exit')
      process.kill('SIGKILL')
      return exit
    })
    await Promise.all(ended)
    const { queued } = await counts()
    for (const _ of victims) queuedAfterKill.push(queued)
    await Promise.all(victims.map(start))
  }
  // First while they queue: both, since the other one would go on.
  while (queuedAfterKill.length < KILLS / 2) {
    const { queued } = await counts()
    const enough = queued + Math.random() * BATCHES_OF_A_LIFE * 200
    await waitUntil(async () => (await counts()).queued > Math.min(enough, pairs - 1), 120_000)
    await sleep(Math.random() * 50)
    await killAndStart(0, 1)
  }
  // Then while they send, and queue what is left.
  while (queuedAfterKill.length < KILLS) {
    await sleep(1_000 + Math.random() * 3_000)
    await killAndStart(queuedAfterKill.length % 2)
  }
  const seconds = Math.round((performance.now() - begin) / 1000)
  const { sent: sentDuringKills } = await counts()
  await waitUntil(async () => (await counts()).queued >= pairs, 120_000)
  for (let rounds = 0; (await counts()).waiting > 0 && rounds < 8; rounds += 1) await letTimePass()
  await waitUntil(async () => (await counts()).waiting === 0, 60_000)

  const { logged, queued, sent } = await counts()
  const idsByPair = new Map<string, number>()
  for (const { pair } of deliveries.values()) idsByPair.set(pair, (idsByPair.get(pair) ?? 0) + 1)
  const lost = pairs - idsByPair.size
  const queuedTwice = [...idsByPair.values()].filter((ids) => ids > 1).length
  const repeated = [...deliveries.values()].filter((delivery) => delivery.requests > 1)
  const changed = repeated.filter(({ bodies }) => bodies.size > 1).length
  print(`${KILLS} kills over the reminders of a day`, {
    pairs,
    'seconds of kills': seconds,
    'sent meanwhile': sentDuringKills,
    'queued after each kill': queuedAfterKill.join(' '),
    requests,
    refused,
    unanswered,
    'deliveries asked for again, same id': repeated.length,
    'repeated with another body': changed,
    'wrong signature': badSignatures,
    lost,
    'queued twice': queuedTwice,
  })
  expect({ logged, queued, sent }).toEqual({ logged: pairs, queued: pairs, sent: pairs })
  expect([lost, queuedTwice, changed, badSignatures]).toEqual([0, 0, 0, 0])
  expect(queuedAfterKill).toHaveLength(KILLS)
})
