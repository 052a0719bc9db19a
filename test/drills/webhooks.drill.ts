import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { eventBody, eventDelivery } from '#server/deliveries/event-rule.ts'
import { queueDeliveries } from '#server/deliveries/queue-deliveries.ts'
import { requireSuccess } from '#test/caller.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { openReceiver } from '#test/webhook-receiver.ts'
import { print } from './drill-report.ts'
import { DRILL_SETTINGS, type DrillSetup, openDrillSetup, waitUntil } from './drill-setup.ts'

/* Two processes that send events to webhooks are killed again and again: none is lost, and a receiver that hangs slows no other. */
const EVENTS = 5_000
const KILLS = 20
const SUBJECTS = 250
/** Events of a phase whose time is measured, and how much longer they may take beside a receiver that hangs. */
const MEASURED = 500
const SLOWER = 2
const SLACK_MS = 5_000

const settings = { WEBHOOK_ALLOW_PRIVATE: 'on' }
const subjects = Array.from({ length: SUBJECTS }, () => newId())
const receiver = await openReceiver()
const hanging = await openReceiver()
let stage: DrillSetup
let processes: ServerProcess[]
const start = () =>
  startServerProcess(stage.dataDir, {
    ...DRILL_SETTINGS,
    ...settings,
    DATABASE_URL: addressOf(stage.database.connection),
  })

beforeAll(async () => {
  stage = await openDrillSetup(settings)
  processes = [stage.portal, await start()]
  stage.closeFirst(() => Promise.all(processes.map((one) => one.stop())))
  hanging.answer = () => new Promise<number>(() => {})
})
afterAll(async () => {
  await stage.close()
  receiver.close()
  hanging.close()
})

const database = () => stage.officeClient.database.db

let queued = 0
/** Queues events for a webhook, in turn for each subject, as an office's transactions do. */
async function queue(webhookId: string, count: number): Promise<void> {
  const { keys } = stage.officeClient.deps
  const now = new Date()
  const events = Array.from({ length: count }, () => {
    const subjectId = subjects[queued % SUBJECTS] ?? ''
    queued += 1
    const body = eventBody('case.updated', now, { id: subjectId })
    return eventDelivery(webhookId, { type: 'case.updated', eventId: newId(), body, subjectId, entryId: null })
  })
  await inTransaction(database(), (tx) => queueDeliveries(tx, { keys, now }, events))
}

const waiting = async (webhookId: string) =>
  (
    await database()
      .selectFrom('deliveries')
      .select('id')
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .execute()
  ).length
/** Queues events, waits until all are sent, and answers how long that took (ms). */
async function timed(webhookId: string): Promise<number> {
  await queue(webhookId, MEASURED)
  return waitUntil(async () => (await waiting(webhookId)) === 0, 120_000)
}

/** Kills one of the processes and starts it again. */
async function kill(index: number): Promise<void> {
  const victim = processes[index]
  if (!victim) return
  const ended = once(victim.process, 'exit')
  victim.process.kill('SIGKILL')
  await ended
  processes[index] = await start()
}

test('no event is lost, each subject keeps its order, and a receiver that hangs slows no other', async () => {
  const { call, superadmin } = stage.officeClient
  const as = await superadmin()
  const create = async (url: string) =>
    requireSuccess(await call(webhookEndpoints.create, { as, body: { url, events: ['case.updated'] } })).data.id
  const good = await create(receiver.url)
  const alone = await timed(good)
  const bad = await create(hanging.url)
  await queue(bad, MEASURED)
  await waitUntil(async () => hanging.received.length > 0, 30_000)
  const beside = await timed(good)
  expect(beside).toBeLessThan(alone * SLOWER + SLACK_MS)

  const batch = (EVENTS - 2 * MEASURED) / KILLS
  for (let round = 0; round < KILLS; round += 1) {
    await queue(good, batch)
    await sleep(100 + Math.random() * 400)
    await kill(round % 2)
  }
  // What a killed process held is sent again when its lease is over, after five minutes: here it is over at once.
  await Promise.all(processes.map((one) => one.stop()))
  await database()
    .updateTable('deliveries')
    .set({ due_at: new Date().toISOString() })
    .where('webhook_id', '=', good)
    .where('state', '=', 'waiting')
    .execute()
  const held = await waiting(good)
  processes = [await start()]
  await waitUntil(async () => (await waiting(good)) === 0, 120_000)

  const rows = await database()
    .selectFrom('deliveries')
    .select(['event_id', 'subject_id', 'state', 'attempts'])
    .where('webhook_id', '=', good)
    .orderBy('seq')
    .execute()
  expect(rows).toHaveLength(EVENTS)
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
  const arrivals = new Map<string, number>()
  for (const [at, { headers }] of receiver.received.entries()) {
    const id = String(headers['webhook-id'])
    if (!arrivals.has(id)) arrivals.set(id, at)
  }
  expect(rows.filter(({ event_id }) => !arrivals.has(event_id ?? ''))).toEqual([])
  const latest = new Map<string | null, number>()
  let outOfOrder = 0
  for (const { event_id, subject_id } of rows.filter(({ attempts }) => attempts === 1)) {
    const at = arrivals.get(event_id ?? '') ?? -1
    if (at < (latest.get(subject_id) ?? -1)) outOfOrder += 1
    latest.set(subject_id, at)
  }
  expect(outOfOrder).toBe(0)
  print('webhooks', {
    events: EVENTS,
    kills: KILLS,
    'held by killed processes at the end': held,
    'sent more than once': receiver.received.length - arrivals.size,
    [`${MEASURED} events, alone (ms)`]: alone,
    [`${MEASURED} events, beside a receiver that hangs (ms)`]: beside,
  })
})
