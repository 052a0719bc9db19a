import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { t } from '#contract/texts.ts'
import { webhookEndpoints as calls } from '#contract/webhooks/webhook.ts'
import type { WebhookEventType } from '#contract/webhooks/webhook-event-types.ts'
import { decryptParameters, isCleared } from '#server/deliveries/encrypted-parameters.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { deliverDue, startDue } from '#server/outbox/outbox.ts'
import type { Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/* How events reach receivers: again, in their order, never because of another one's receiver. */

const office = await openOfficeForYears(null, { WEBHOOK_ALLOW_PRIVATE: 'on' })
const [receiver, other] = [await openReceiver(), await openReceiver()]
afterAll(async () => {
  receiver.close()
  other.close()
  await office.close()
})
let admin: Session
beforeEach(async () => {
  office.clock.set(null)
  admin = await office.superadmin()
  for (const { id } of await office.ok(calls.all, { as: admin }))
    await office.ok(calls.remove, { as: admin, params: { id } })
  for (const one of [receiver, other]) {
    one.received.length = 0
    one.answer = () => 200
  }
})
const create = async (events: (WebhookEventType | '*')[] = ['*'], { url } = receiver) =>
  (await office.ok(calls.create, { as: admin, body: { url, events } })).id
const ping = (id: string) => office.ok(calls.test, { as: admin, params: { id } })
const log = (id: string) => office.ok(calls.deliveries, { as: admin, params: { id } })
const read = async (id: string) => (await office.ok(calls.all, { as: admin })).find((webhook) => webhook.id === id)
const lettersOf = async (template: string) => {
  const rows = await office.database.db.selectFrom('deliveries').selectAll().where('template', '=', template).execute()
  return rows.filter((row) => !isCleared(row)).map((row) => decryptParameters(office.deps.keys, row))
}

describe('a delivery', () => {
  test('a delivery stands in the log, newest first, in pages', async () => {
    const id = await create()
    const queued = await ping(id)
    expect(queued).toMatchObject({ type: 'ping', status: 'pending', attempts: 0, responseStatus: null })
    await deliverDue(office.deps)
    await office.caseIn('ready')
    await deliverDue(office.deps)
    const all = await log(id)
    expect(all.map(({ type, status, responseStatus }) => [type, status, responseStatus])).toEqual(
      [
        ['case.verified', 'delivered', 200],
        ['case.created', 'delivered', 200],
        ['client.verified', 'delivered', 200],
        ['client.signed_up', 'delivered', 200],
        ['ping', 'delivered', 200],
      ].slice(-all.length),
    )
    expect(all.at(-1)).toMatchObject({ id: queued.id, eventId: queued.eventId, attempts: 1, nextAttemptAt: null })
    const shown = await office.ok(calls.delivery, { as: admin, params: { deliveryId: queued.id } })
    expect(shown).toEqual({ ...all.at(-1), body: receiver.received[0]?.body, failure: null })
    const page = await office.call(calls.deliveries, { as: admin, params: { id }, query: { page: 1, pageSize: 2 } })
    expect([page.data, page.meta]).toEqual([all.slice(2, 4), { total: all.length, page: 1, pageSize: 2 }])
    expect((await read(id))?.lastDeliveryAt).not.toBeNull()
  })

  test('a failed delivery is tried again at its times, under the same id with the same body, and given up in the end', async () => {
    const id = await create()
    receiver.answer = () => 503
    let now = Date.now()
    office.clock.set(new Date(now))
    const { eventId } = await ping(id)
    const waits = [
      5 * SECOND,
      MINUTE,
      5 * MINUTE,
      30 * MINUTE,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      DAY,
    ]
    for (const [index, wait] of waits.entries()) {
      expect(await deliverDue(office.deps)).toBe(1)
      expect(await log(id)).toMatchObject([
        {
          ...{ status: 'pending', attempts: index + 1, responseStatus: 503 },
          nextAttemptAt: new Date(now + wait).toISOString(),
        },
      ])
      office.clock.set(new Date(now + wait - 1))
      expect(await deliverDue(office.deps), 'not before its time').toBe(0)
      now += wait
      office.clock.set(new Date(now))
    }
    expect((await read(id))?.failingSince).not.toBeNull()
    expect(await lettersOf('webhook-failed')).toEqual([])
    expect(await deliverDue(office.deps)).toBeGreaterThanOrEqual(1)
    expect(await log(id)).toMatchObject([{ status: 'failed', attempts: 11, responseStatus: 503, nextAttemptAt: null }])
    expect(receiver.received).toHaveLength(11)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]))
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    const letters = await lettersOf('webhook-failed')
    expect(letters.map((text) => JSON.parse(text) as object)).toEqual([
      expect.objectContaining({ url: receiver.url, isGone: false }),
    ])

    receiver.answer = () => 200
    const [failed] = await log(id)
    const again = await office.ok(calls.redeliver, { as: admin, params: { deliveryId: failed?.id ?? '' } })
    expect(again).toMatchObject({ eventId, status: 'pending', attempts: 0 })
    expect(again.id).not.toBe(failed?.id)
    await deliverDue(office.deps)
    expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'failed'])
    expect(receiver.received.at(-1)).toMatchObject({
      body: receiver.received[0]?.body,
      headers: { 'webhook-id': eventId },
    })
    expect((await read(id))?.failingSince).toBeNull()
  })

  test('follows no redirect', async () => {
    const id = await create()
    receiver.answer = () => 302
    await ping(id)
    await deliverDue(office.deps)
    expect([receiver.received.length, await log(id)]).toMatchObject([1, [{ status: 'pending', responseStatus: 302 }]])
  })

  test('a delivery without an answer has the kind of its failure', async () => {
    const gone = await openReceiver()
    gone.close()
    const { id: deliveryId } = await ping(await create(['*'], gone))
    await deliverDue(office.deps)
    const data = await office.ok(calls.delivery, { as: admin, params: { deliveryId } })
    expect(data).toMatchObject({ status: 'pending', responseStatus: null, failure: 'ECONNREFUSED' })
  })

  test('a delivery and its body are kept for 30 days, also a sent one', async () => {
    const id = await create()
    const now = Date.now()
    office.clock.set(new Date(now))
    const { id: deliveryId } = await ping(id)
    await deliverDue(office.deps)
    office.clock.set(new Date(now + 29 * DAY))
    await cleanUp(office.deps)
    await office.ok(calls.redeliver, { as: admin, params: { deliveryId } })
    office.clock.set(new Date(now + 30 * DAY + MINUTE))
    await cleanUp(office.deps)
    expect(await log(id)).toHaveLength(1)
    for (const call of [calls.redeliver, calls.delivery])
      expect(await office.call(call, { as: admin, params: { deliveryId } })).toMatchObject({
        status: 404,
        errors: { message: t.webhooks('unknownDelivery') },
      })
  })
})

describe('a webhook that is switched off', () => {
  test('a webhook that answers 410 gets nothing any more, what waits is dropped, and superadmins are told', async () => {
    const id = await create()
    receiver.answer = ({ headers }) => (headers['webhook-id'] === first.eventId ? 500 : 410)
    const first = await ping(id)
    await deliverDue(office.deps)
    await ping(id)
    await deliverDue(office.deps)
    expect(await log(id)).toMatchObject([
      { status: 'failed', responseStatus: 410, attempts: 1 },
      { status: 'failed', responseStatus: 500, attempts: 1 },
    ])
    expect(await read(id)).toMatchObject({ isActive: false })
    expect((await lettersOf('webhook-failed')).at(-1)).toContain('"isGone":true')
    await office.caseIn('ready')
    expect(await log(id)).toHaveLength(2)
    for (const [call, params] of [
      [calls.test, { id }],
      [calls.redeliver, { deliveryId: first.id }],
    ] as const)
      expect(await office.call(call, { as: admin, params: params as never })).toMatchObject({
        status: 409,
        errors: { message: t.webhooks('switchedOff') },
      })
    receiver.answer = () => 200
    await office.ok(calls.edit, { as: admin, params: { id }, body: { isActive: true } })
    await ping(id)
    await deliverDue(office.deps)
    expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'failed', 'failed'])
  })

  test('a webhook that is switched off while a change of a case is under way is not told of it', async () => {
    const id = await create()
    const holder = new pg.Client(office.connection)
    await holder.connect()
    await holder.query('begin')
    await holder.query('update webhooks set is_active = false where id = $1', [id])
    const made = office.caseIn('Created')
    const { pool } = office.database
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 40_000 })
    await holder.query('commit')
    await holder.end()
    await made
    expect(await log(id)).toEqual([])
  })

  test('a webhook that the office switches off drops what waits', async () => {
    const id = await create()
    await ping(id)
    await office.ok(calls.edit, { as: admin, params: { id }, body: { isActive: false } })
    await deliverDue(office.deps)
    expect([receiver.received, await log(id)]).toMatchObject([[], [{ status: 'failed' }]])
  })

  test('a webhook that asks for fewer events gets none of the others any more, also of those that wait', async () => {
    const id = await create()
    await office.caseIn('ready')
    await ping(id)
    const body = { url: `${other.url}/new`, events: ['case.verified' as const] }
    await office.ok(calls.edit, { as: admin, params: { id }, body })
    await deliverDue(office.deps)
    expect(other.received.map(({ body: sent }) => (JSON.parse(sent) as { type: string }).type).toSorted()).toEqual([
      'case.verified',
      'ping',
    ])
    expect(await log(id)).not.toContainEqual(expect.objectContaining({ status: 'pending' }))
  })
})

describe('the events of one subject', () => {
  const typesOf = (caseId: string) =>
    receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string; caseId?: string } })
      .filter(({ data }) => (data.caseId ?? data.id) === caseId)
      .map(({ type }) => type)
  const steps = ['case.created', 'case.updated', 'case.verified', 'case.rejected', 'case.reopened']

  async function file() {
    const { id } = await office.caseIn('Updated')
    const params = { id }
    const body = { rejectionRemarks: 'PAPERS_MISSING' }
    await office.ok(caseEndpoints.verify, { as: admin, params })
    await office.ok(caseEndpoints.reject, { as: admin, params, body })
    await office.ok(caseEndpoints.reopen, { as: admin, params, body: { note: 'Here they are' } })
    return id
  }

  test('keep the order of one subject on three workers', async () => {
    await office.caseIn('ready')
    await create()
    const open: string[] = []
    let mostOpen = 0
    let isOvertaken = false
    receiver.answer = async ({ body }) => {
      const { id } = (JSON.parse(body) as { data: { id: string } }).data
      isOvertaken ||= open.includes(id)
      mostOpen = Math.max(mostOpen, open.push(id))
      await sleep(30)
      open.splice(open.indexOf(id), 1)
      return 200
    }
    const files = [await file(), await file(), await file()]
    const processes = [1, 2, 3].map(() => ({ ...office.deps, database: { ...office.database } }))
    for (let round = 0; round < 100 && receiver.received.length < 15; round += 1)
      await Promise.all(processes.map((deps) => deliverDue(deps)))
    for (const id of files) expect(typesOf(id)).toEqual(steps)
    expect(receiver.received).toHaveLength(15)
    expect(isOvertaken).toBe(false)
    expect(mostOpen).toBeGreaterThan(1)
  })

  test('include the comments of their case', async () => {
    await office.caseIn('ready')
    await create()
    const { id } = await office.caseIn('Created')
    const body = { text: 'Bring the RC book', isInternal: false }
    await office.ok(commentEndpoints.add, { as: admin, params: { caseId: id }, body })
    let open = 0
    let mostOpen = 0
    receiver.answer = async () => {
      open += 1
      mostOpen = Math.max(mostOpen, open)
      await sleep(100)
      open -= 1
      return 200
    }
    for (let round = 0; round < 10 && receiver.received.length < 2; round += 1) await deliverDue(office.deps)
    expect(typesOf(id)).toEqual(['case.created', 'comment.created'])
    expect(mostOpen).toBe(1)
  })

  test('do not wait for one that failed', async () => {
    await office.caseIn('ready')
    await create()
    const now = Date.now()
    office.clock.set(new Date(now))
    const id = await file()
    receiver.answer = ({ body }) => (body.includes('case.created') && receiver.received.length < 3 ? 500 : 200)
    for (let round = 0; round < 5; round += 1) await deliverDue(office.deps)
    expect(typesOf(id)).toEqual(steps)
    office.clock.set(new Date(now + 6 * SECOND))
    await deliverDue(office.deps)
    expect(typesOf(id)).toEqual([...steps, 'case.created'])
  })
})

test('a receiver that hangs slows no other one, and no mail', async () => {
  const [slow, quick] = [await create(['*'], receiver), await create(['*'], other)]
  const released = Promise.withResolvers<number>()
  receiver.answer = () => released.promise
  for (let n = 0; n < 6; n += 1) await ping(slow)
  const sending = await startDue(office.deps, () => false)
  await expect.poll(() => receiver.received.length).toBe(4)
  for (let n = 0; n < 3; n += 1) {
    await ping(quick)
    const round = await startDue(office.deps, () => false)
    await Promise.all(round)
    expect(other.received).toHaveLength(n + 1)
  }
  expect(receiver.received).toHaveLength(4)
  released.resolve(200)
  await Promise.all(sending)
  expect(receiver.received).toHaveLength(6)
})

test('an event and its deliveries are of one transaction, and a webhook that is deleted meanwhile is not told', async () => {
  const id = await create(['case.created'])
  expect((await office.call(caseEndpoints.create, { as: admin, body: {} })).status).toBe(400)
  const [made] = await Promise.all([
    office.caseIn('Created'),
    office.call(calls.remove, { as: admin, params: { id } }),
    office.caseIn('Created'),
  ])
  expect(made.status).toBe('Created')
  const { rows } = await office.database.pool.query("select id from deliveries where channel = 'event'")
  expect(rows).toEqual([])
})
