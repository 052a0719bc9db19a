import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayStart, officeDay, weekStart } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import type { EditReminderSettings } from '#contract/reminders/reminder-settings.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { USER_AGENT } from '#server/adapters/user-agent.ts'
import { postWebhook } from '#server/adapters/webhooks.ts'
import { decryptParameters } from '#server/deliveries/encrypted-parameters.ts'
import { sendDueReminders } from '#server/features/reminders/send-due.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { testInFull } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { type Office, openOfficeForYears } from '#test/office.ts'

/* What the portal reminds of by itself, with a real HTTP server as the gateway. */

const SECRET = 'a long secret of the gateway'
interface Taken {
  headers: IncomingHttpHeaders
  body: string
}

let office: Office
let admin: Awaited<ReturnType<Office['superadmin']>>
let gateway: Server
let url: string
let taken: Taken[]
/** What the gateway answers, and what it waits for before that. */
let status = 200
let pause = async () => {}

beforeAll(async () => {
  office = await openOfficeForYears(null, { WEBHOOK_ALLOW_PRIVATE: 'on' })
  admin = await office.superadmin()
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      void pause().then(() => {
        if (status === 0) return
        response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end('{}')
      })
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(async () => {
  gateway.close().closeAllConnections()
  await office.close()
})
beforeEach(() => {
  taken = []
  status = 200
  pause = async () => {}
})

/** The next Monday, so that each test has days of its own. */
let monday = addDays(weekStart(officeDay(new Date())), 7)
const setTime = (day: string, hours: number) => office.clock.set(new Date(dayStart(day).getTime() + hours * HOUR))
const putSettings = (body: object) => office.call(calls.editSettings, { as: admin, body })
const prove = async () =>
  requireSuccess(await office.call(stepUpEndpoints.prove, { as: admin, body: { password: admin.password } }))
async function settings(body: EditReminderSettings) {
  await prove()
  return requireSuccess(await putSettings(body)).data
}
const off = { dealerDigest: 'off', webhookUrl: null } as const
let plates = 0
async function vehicleDue(pucExpiry: string, firmName?: string) {
  plates += 1
  const vehicleNo = `MH16SD${String(plates).padStart(4, '0')}`
  const far = addDays(pucExpiry, 300)
  await office.caseIn('ready', {
    over: {
      vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
      expireDetail: { pucExpiry, insuranceExpiry: far, fitnessExpiry: far, taxExpiry: far },
      ...(firmName && { generalDetail: { firmName } }),
    },
  })
  return vehicleNo
}
const remind = () => sendDueReminders(office.deps)
const mails = async () => {
  const rows = await office.database.db
    .selectFrom('deliveries')
    .select(['id', 'key_id', 'sealed', 'recipient as to', 'subject'])
    .where('template', '=', 'reminder-digest')
    .orderBy('created_at')
    .execute()
  return rows.map(({ to, subject, ...row }) => ({ to, subject, text: decryptParameters(office.deps.keys, row) }))
}

describe('the webhook', () => {
  test('gets each vehicle and kind once on its lead day, from 09:00, signed', async () => {
    monday = addDays(monday, 7)
    await settings({ leadDays: [7, 1, -2], webhookUrl: url, webhookSecret: SECRET })
    const due = [
      await vehicleDue(addDays(monday, 7)),
      await vehicleDue(addDays(monday, 1)),
      await vehicleDue(addDays(monday, -2)),
    ]
    await vehicleDue(addDays(monday, 6))
    const silent = await vehicleDue(addDays(monday, 7))
    const { id } = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate: silent } })
    await office.ok(vehicleEndpoints.edit, { as: admin, params: { id }, body: { remindersOff: true } })
    setTime(monday, 8.99)
    expect(await remind()).toEqual({ webhooks: 0, digests: 0 })
    setTime(monday, 9)
    const preview = await office.ok(calls.dueToday, { as: admin })
    expect([preview.webhook.count, preview.webhook.examples.length, preview.digests]).toEqual([3, 3, []])
    const rounds = await Promise.all([remind(), remind(), remind()])
    expect(rounds.reduce((sum, { webhooks }) => sum + webhooks, 0)).toBe(3)
    setTime(monday, 15)
    expect(await remind()).toEqual({ webhooks: 0, digests: 0 })
    expect(await deliverDue(office.deps)).toBe(3)
    const sent = taken.map(
      ({ body }) => JSON.parse(body) as { event: string; reminder: { vehicleNo: string; kind: string } },
    )
    expect(sent.map(({ event, reminder }) => [event, reminder.vehicleNo, reminder.kind]).toSorted()).toEqual(
      due.map((plate) => ['reminder', plate, 'PUC']).toSorted(),
    )
    for (const { headers, body } of taken) {
      expect(headers['x-portal-signature']).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`)
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': USER_AGENT })
    }
    expect(new Set(taken.map(({ headers }) => headers['x-portal-delivery'])).size).toBe(3)
    const { reminders } = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate: due[0] ?? '' } })
    expect(reminders).toMatchObject([{ what: 'sent', channel: null, by: null, expiryDate: addDays(monday, 7) }])
  })

  test('a failed request is tried again with the same id, and follows no redirect', async () => {
    monday = addDays(monday, 7)
    await settings({ leadDays: [7], webhookUrl: url, webhookSecret: SECRET })
    await vehicleDue(addDays(monday, 7))
    setTime(monday, 9)
    expect((await remind()).webhooks).toBe(1)
    for (const [answer, reason] of [
      [302, 'HTTP 302'],
      [500, 'HTTP 500'],
    ] as const) {
      status = answer
      expect(await deliverDue(office.deps)).toBe(1)
      const row = await office.database.db
        .selectFrom('deliveries')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('channel', '=', 'webhook')
        .executeTakeFirstOrThrow()
      expect(row.last_error).toBe(reason)
      office.clock.set(new Date(Date.parse(row.due_at) + 1))
    }
    status = 200
    expect(await deliverDue(office.deps)).toBe(1)
    expect(taken).toHaveLength(3)
    expect(new Set(taken.map(({ headers }) => headers['x-portal-delivery'])).size).toBe(1)
    expect(new Set(taken.map(({ body }) => body)).size).toBe(1)
  })

  test('a day that was missed until midnight is dropped, and late on the day is sent once', async () => {
    monday = addDays(monday, 7)
    await settings({ leadDays: [7, 6, 5], webhookUrl: url, webhookSecret: SECRET })
    await vehicleDue(addDays(monday, 7))
    // Switched off for two days: what these would have sent is gone.
    setTime(addDays(monday, 2), 23.9)
    expect((await remind()).webhooks).toBe(1)
    setTime(addDays(monday, 3), 9)
    expect((await remind()).webhooks).toBe(0)
    expect(await deliverDue(office.deps)).toBe(1)
  })

  test('a reminder is queued again for a new date, and not for the old date entered again', async () => {
    monday = addDays(monday, 14)
    await settings({ leadDays: [7], webhookUrl: url, webhookSecret: SECRET })
    await vehicleDue(addDays(monday, 7))
    setTime(monday, 10)
    expect((await remind()).webhooks).toBe(1)
    await settings({ leadDays: [7, 8] })
    expect((await remind()).webhooks).toBe(0)
    setTime(addDays(monday, -1), 10)
    expect((await remind()).webhooks).toBe(1)
    setTime(monday, 10)
    expect(await deliverDue(office.deps)).toBe(2)
    await settings(off)
  })
})

describe('deliveries', () => {
  test('up to eight deliveries of the gateway are sent at once, and each once', async () => {
    monday = addDays(monday, 7)
    await settings({ leadDays: [7], webhookUrl: url, webhookSecret: SECRET })
    const due: string[] = []
    for (let n = 0; n < 20; n += 1) due.push(await vehicleDue(addDays(monday, 7)))
    setTime(monday, 9)
    expect((await remind()).webhooks).toBe(20)
    let open = 0
    let mostOpen = 0
    const eight = Promise.withResolvers<void>()
    // Nothing is answered before eight wait for it; a ninth would come in the pause after that.
    pause = async () => {
      mostOpen = Math.max(mostOpen, ++open)
      if (open === 8) eight.resolve()
      await eight.promise
      await setTimeout(50)
      open -= 1
    }
    expect(await deliverDue(office.deps)).toBe(20)
    expect(mostOpen).toBe(8)
    const sent = taken.map(({ body }) => (JSON.parse(body) as { reminder: { vehicleNo: string } }).reminder.vehicleNo)
    expect(sent.sort()).toEqual(due.sort())
    expect(new Set(taken.map(({ headers }) => headers['x-portal-delivery'])).size).toBe(20)
    await settings(off)
  })
})

describe('the secret', () => {
  test('the secret is never answered, logged or stored in the clear, and fields that are left out stay', async () => {
    const secret = 'never-seen-again-1234567'
    const saved = await settings({ webhookSecret: secret, webhookUrl: url, leadDays: [14, -1] })
    const switches = { dealerDigest: 'off', dealerMessages: false }
    expect(saved).toEqual({ leadDays: [14, -1], ...switches, webhookUrl: url, hasWebhookSecret: true })
    expect(await settings({ dealerDigest: 'weekly' })).toEqual({ ...saved, dealerDigest: 'weekly' })
    const read = await office.ok(calls.settings, { as: admin })
    expect(read).toEqual({ ...saved, dealerDigest: 'weekly' })
    const { rows } = await office.database.pool.query(
      "select encode(sealed, 'escape') as sealed from reminder_settings",
    )
    const history = await office.database.pool.query("select changes::text from history where subject_type = 'setting'")
    expect(JSON.stringify([rows, history.rows, office.logs])).not.toContain(secret)
    expect((await settings(off)).webhookUrl).toBeNull()
  })

  test('the secret is cleared by null together with the address, never alone, and the history records it', async () => {
    await settings({ webhookSecret: SECRET, webhookUrl: url, leadDays: [7] })
    expect(await putSettings({ webhookSecret: null })).toMatchObject({
      status: 400,
      errors: { fields: { webhookUrl: t.reminders('secretInUse') } },
    })
    expect((await settings({ webhookUrl: null, webhookSecret: null })).hasWebhookSecret).toBe(false)
    const stored = await office.database.pool.query('select octet_length(sealed) as bytes from reminder_settings')
    expect(stored.rows).toEqual([{ bytes: 0 }])
    const entries = async () =>
      (await office.database.pool.query("select changes from history where subject_type = 'setting' order by id")).rows
    const before = await entries()
    expect(before.at(-1)?.changes).toMatchObject({ webhookSecret: { from: '•••', to: null } })
    // Clearing nothing changes nothing.
    expect((await settings({ webhookSecret: null })).hasWebhookSecret).toBe(false)
    expect(await entries()).toEqual(before)
  })

  test('has 24 characters, and an address needs one', async () => {
    await settings({ webhookUrl: null, webhookSecret: null })
    const refused = async (body: object, field: string, message: string) =>
      expect(await putSettings(body)).toMatchObject({ status: 400, errors: { fields: { [field]: message } } })
    await refused({ webhookUrl: url, webhookSecret: 'x'.repeat(23) }, 'webhookSecret', t.reminders('badSecret'))
    await refused({ webhookUrl: url }, 'webhookSecret', t.reminders('secretRequired'))
    expect((await settings({ webhookUrl: url, webhookSecret: 'x'.repeat(24) })).hasWebhookSecret).toBe(true)
    expect((await settings({ webhookUrl: `${url}/hook` })).webhookUrl).toBe(`${url}/hook`)
    await settings(off)
  })

  test('a new secret or address needs a step-up, but other fields and switching off do not', async () => {
    await settings({ webhookUrl: url, webhookSecret: SECRET })
    office.clock.set(new Date(office.clock.now().getTime() + HOUR))
    for (const body of [{ webhookUrl: url }, { webhookSecret: SECRET }, { leadDays: [3], webhookUrl: `${url}/hook` }])
      expect(await putSettings(body)).toMatchObject({ status: 403, errors: { fields: { stepUp: t.stepUp('needed') } } })
    expect((await putSettings({ leadDays: [7] })).status).toBe(200)
    expect((await putSettings(off)).status).toBe(200)
  })

  test('an address of before these rules stays, and is sent to, until it is changed', async () => {
    await settings({ leadDays: [7], webhookUrl: url, webhookSecret: SECRET })
    const old = url.replace('http://', 'http://user:password@')
    await office.database.pool.query("update reminder_settings set webhook_url = $1, sealed = ''", [old])
    expect(await office.ok(calls.settings, { as: admin })).toMatchObject({ webhookUrl: old })
    expect((await settings({ leadDays: [7, 1] })).webhookUrl).toBe(old)
    monday = addDays(monday, 7)
    await vehicleDue(addDays(monday, 7))
    setTime(monday, 9)
    taken.length = 0
    expect((await remind()).webhooks).toBe(1)
    expect(await deliverDue(office.deps)).toBe(1)
    expect(taken.map(({ headers }) => 'x-portal-signature' in headers)).toEqual([false])
    await prove()
    expect(await putSettings({ webhookUrl: old })).toMatchObject({
      status: 400,
      errors: { fields: { webhookUrl: t.reminders('webhookWithPassword') } },
    })
    await settings({ ...off, webhookSecret: null })
  })

  test.each([
    { leadDays: [] }, { leadDays: [1, 2, 3, 4, 5, 6, 7] }, { leadDays: [91] }, { leadDays: [-31] }, { leadDays: [1.5] }, { leadDays: [7, 7] },
    { leadDays: '7' }, { dealerDigest: 'hourly' }, { webhookUrl: 'ftp://example.com' }, { webhookUrl: 'example.com' }, { webhookSecret: ' ' }, { webhookSecret: 'a\0b' }, { webhookSecret: 'x'.repeat(201) },
    { unknown: 1 },
  ])('%j is refused', async (body) => {
    expect((await office.call(calls.editSettings, { as: admin, body: body as never })).status).toBe(400)
  }) // biome-ignore format: a list
})

describe('the digest', () => {
  test('goes to each dealer once a day, with the expiries due that day, without owners', async () => {
    monday = addDays(monday, 28)
    const [dealer, other, idle] = [await office.client(), await office.client(), await office.client()]
    const mine = [
      await vehicleDue(addDays(monday, 7), dealer.client.firmName),
      await vehicleDue(addDays(monday, 1), dealer.client.firmName),
    ]
    await vehicleDue(addDays(monday, 8), dealer.client.firmName)
    const theirs = await vehicleDue(addDays(monday, 7), other.client.firmName)
    await settings({ leadDays: [7, 1], dealerDigest: 'daily', webhookUrl: null })
    const before = (await mails()).length
    setTime(monday, 8)
    expect((await remind()).digests).toBe(0)
    setTime(monday, 9)
    const preview = await office.ok(calls.dueToday, { as: admin })
    expect(preview.digests).toHaveLength(2)
    await Promise.all([remind(), remind()])
    setTime(monday, 18)
    expect((await remind()).digests).toBe(0)
    const sent = (await mails()).slice(before)
    expect(sent.map(({ to }) => to).toSorted()).toEqual([dealer.email, other.email].toSorted())
    expect(sent.map(({ to }) => to)).not.toContain(idle.email)
    const letter = sent.find(({ to }) => to === dealer.email)
    for (const plate of mine) expect(letter?.text).toContain(plate)
    expect(letter?.text).not.toContain(theirs)
    expect(letter?.text).not.toMatch(/imran|97660/i)
    expect(letter?.subject).toBe('2 vehicles to renew')
    setTime(addDays(monday, 1), 9)
    expect((await remind()).digests).toBe(1)
  })

  test('comes weekly on Monday only, with the expiries due that week', async () => {
    monday = addDays(monday, 28)
    const dealer = await office.client()
    await settings({ leadDays: [7], dealerDigest: 'weekly', webhookUrl: null })
    for (const day of [6, 7, 10, 13, 14]) await vehicleDue(addDays(monday, day), dealer.client.firmName)
    setTime(addDays(monday, 1), 10)
    expect((await remind()).digests).toBe(0)
    setTime(monday, 10)
    expect((await remind()).digests).toBe(1)
    expect((await mails()).at(-1)).toMatchObject({ to: dealer.email, subject: '3 vehicles to renew' })
    await settings(off)
  })

  test('the digest is mailed at once when a clerk asks, and recorded', async () => {
    monday = addDays(monday, 28)
    const [dealer, idle] = [await office.client(), await office.client()]
    const plate = await vehicleDue(addDays(monday, 20), dealer.client.firmName)
    setTime(monday, 12)
    const ask = (firmName: string) => office.call(calls.mailDealer, { as: admin, body: { firmName } })
    expect(requireSuccess(await ask(dealer.client.firmName)).data).toEqual({ vehicles: 1 })
    expect((await mails()).at(-1)?.text).toContain(plate)
    const { reminders } = await office.ok(vehicleEndpoints.details, { as: admin, params: { plate } })
    expect(reminders).toMatchObject([{ what: 'sent', channel: 'MAIL', by: expect.any(Object) }])
    expect((await ask(idle.client.firmName)).status).toBe(409)
    expect((await ask('Nobody')).status).toBe(404)
  })
})

describe('a gateway', () => {
  test('a gateway with a private address behind its name is not connected to', async () => {
    const { port } = gateway.address() as AddressInfo
    const message = { headers: {}, body: '{}', url: `http://localhost:${port}/` }
    await expect(postWebhook({ ...message, allowPrivate: false })).rejects.toMatchObject({ code: 'EPRIVATE' })
    expect(taken).toHaveLength(0)
    await postWebhook({ ...message, allowPrivate: true })
    expect(taken).toHaveLength(1)
  })

  testInFull('a gateway that does not answer is given up after 10 seconds', async () => {
    status = 0
    const begin = performance.now()
    await expect(postWebhook({ headers: {}, body: '{}', url, allowPrivate: true })).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    })
    expect(performance.now() - begin).toBeLessThan(14_000)
  })
})
