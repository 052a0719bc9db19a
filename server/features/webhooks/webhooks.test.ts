import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, SECOND } from '#contract/durations.ts'
import { t } from '#contract/texts.ts'
import { webhookEndpoints as calls } from '#contract/webhooks/webhook.ts'
import { USER_AGENT } from '#server/adapters/user-agent.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import type { Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { openReceiver } from '#test/webhook-receiver.ts'

/* The settings of webhooks: who may call them, what is refused, secrets and their rotation. */

const office = await openOfficeForYears(null, { WEBHOOK_ALLOW_PRIVATE: 'on' })
const receiver = await openReceiver()
afterAll(async () => {
  receiver.close()
  await office.close()
})
let admin: Session
beforeEach(async () => {
  office.clock.set(null)
  admin = await office.superadmin()
  for (const { id } of await office.ok(calls.all, { as: admin }))
    await office.ok(calls.remove, { as: admin, params: { id } })
  receiver.received.length = 0
  receiver.answer = () => 200
})
const create = (over: object = {}) =>
  office.ok(calls.create, { as: admin, body: { url: receiver.url, events: ['case.created'], ...over } })

describe('a webhook', () => {
  test('a webhook is made, listed, changed and deleted; its secret is answered once', async () => {
    const answer = await office.call(calls.create, {
      as: admin,
      body: { url: receiver.url, events: ['case.created', 'bill.paid'] },
    })
    expect(answer.status).toBe(201)
    const { secret, ...webhook } = answer.data
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(webhook).toMatchObject({ description: null, isActive: true, lastDeliveryAt: null, failingSince: null })
    const second = await create({ events: ['*'], description: 'All of it' })
    expect(second.secret).not.toBe(secret)
    const list = await office.ok(calls.all, { as: admin })
    expect(list).toEqual([webhook, expect.objectContaining({ description: 'All of it', events: ['*'] })])
    const params = { id: webhook.id }
    const edited = await office.ok(calls.edit, {
      as: admin,
      params,
      body: { url: `${receiver.url}/new`, description: 'Ours', events: ['*'], isActive: false },
    })
    expect(edited).toEqual({
      ...webhook,
      url: `${receiver.url}/new`,
      description: 'Ours',
      events: ['*'],
      isActive: false,
    })
    const on = await office.ok(calls.edit, { as: admin, params, body: { isActive: true } })
    expect(on).toEqual({ ...edited, isActive: true })
    expect(await office.ok(calls.remove, { as: admin, params })).toEqual(on)
    expect((await office.call(calls.remove, { as: admin, params })).status).toBe(404)
    for (const call of [calls.edit, calls.rotate, calls.test, calls.deliveries])
      expect((await office.call(call, { as: admin, params, body: call === calls.edit ? {} : undefined })).status).toBe(
        404,
      )
    const stored = await office.database.pool.query(
      "select encode(sealed, 'escape') as sealed from webhooks union all select changes::text from history",
    )
    const kept = JSON.stringify([stored.rows, office.logs])
    for (const text of [secret, second.secret]) expect(kept).not.toContain(text.slice('whsec_'.length))
  })

  test.each([
    { events: [] }, { events: undefined }, { events: ['case.eaten'] }, { events: ['ping'] }, { events: ['*', 'bill.paid'] },
    { events: ['bill.paid', 'bill.paid'] }, { url: undefined }, { url: 'ftp://example.com' }, { url: 'example.com' }, { url: 'https://u:p@example.com' },
    { url: 'https://example.com/?id=123456789012' }, { description: 'of 123456789012' }, { description: 'x'.repeat(201) }, { secret: 'mine' },
  ])('a webhook with %j is refused', async (over) => {
    const body = { url: receiver.url, events: ['*'], ...over }
    expect((await office.call(calls.create, { as: admin, body })).status).toBe(400)
  }) // biome-ignore format: a list

  test('an eleventh webhook is refused, also of two at once', async () => {
    for (let n = 0; n < 9; n += 1) await create()
    const body = { url: receiver.url, events: ['*'] }
    const both = await Promise.all([1, 2].map(() => office.call(calls.create, { as: admin, body })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await office.call(calls.create, { as: admin, body })).errors.message).toBe(t.webhooks('tooMany'))
  })

  test('a webhook is made, changed and gets a new secret only after a step-up; it is switched off without one', async () => {
    const { id } = await create()
    office.clock.set(new Date(Date.now() + HOUR))
    for (const answer of [
      await office.call(calls.create, { as: admin, body: { url: receiver.url, events: ['*'] } }),
      await office.call(calls.rotate, { as: admin, params: { id } }),
      await office.call(calls.edit, { as: admin, params: { id }, body: { url: 'https://elsewhere.example/hook' } }),
    ])
      expect(answer).toMatchObject({ status: 403, errors: { fields: { stepUp: t.stepUp('needed') } } })
    expect((await office.call(calls.edit, { as: admin, params: { id }, body: { isActive: false } })).status).toBe(200)
  })
})

test('an address without https or on a private network is refused, when it is made and when it is changed', async () => {
  const strict = await openOfficeForYears()
  try {
    const as = await strict.superadmin()
    const good = { url: 'https://gateway.example.com/hook', events: ['*'] }
    const { id } = await strict.ok(calls.create, { as, body: good })
    for (const [url, message] of [
      ['http://gateway.example.com', t.webhooks('badUrl')],
      ['https:///gateway.example.com/hook', t.webhooks('badUrl')],
      ['https://gateway.example.com:0/hook', t.webhooks('badUrl')],
      ['https://127.0.0.1/hook', t.reminders('privateWebhook')],
      ['https://[::ffff:10.0.0.1]', t.reminders('privateWebhook')],
      ['https://0x7f.1', t.reminders('privateWebhook')],
      ['https://user@gateway.example.com', t.reminders('webhookWithPassword')],
    ]) {
      const refused = { status: 400, errors: { fields: { url: message } } }
      expect(await strict.call(calls.create, { as, body: { ...good, url } })).toMatchObject(refused)
      expect(await strict.call(calls.edit, { as, params: { id }, body: { url } })).toMatchObject(refused)
    }
    // A name is judged at every send.
    await strict.call(calls.edit, {
      as,
      params: { id },
      body: { url: `https://localhost:${new URL(receiver.url).port}` },
    })
    await strict.ok(calls.test, { as, params: { id } })
    await runJobsOnce(strict.deps)
    const { rows } = await strict.database.pool.query("select last_error from deliveries where channel = 'event'")
    expect([rows, receiver.received]).toEqual([[{ last_error: 'EPRIVATE' }], []])
  } finally {
    await strict.close()
  }
})

describe('a signature', () => {
  const ping = async (id: string) => {
    await office.ok(calls.test, { as: admin, params: { id } })
    await runJobsOnce(office.deps)
    const event = receiver.received.at(-1)
    if (!event) throw new Error('nothing was received')
    return event
  }

  test('a signature is accepted by the library of Standard Webhooks', async () => {
    const { id, secret } = await create()
    const { headers, body } = await ping(id)
    const verifier = new Verifier(secret)
    expect(verifier.verify(body, headers as Record<string, string>)).toEqual({
      type: 'ping',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { id },
    })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': USER_AGENT })
    expect(USER_AGENT).toMatch(/^VehicleRecordPortal\/\d+\.\d+\.\d+$/)
    expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow()
    expect(() =>
      new Verifier((secret.slice(0, 10) + secret.slice(11)).padEnd(50, 'A')).verify(
        body,
        headers as Record<string, string>,
      ),
    ).toThrow()
  })

  test('a request has the signature of the former secret, too, for 24 hours after a rotation', async () => {
    const first = await create()
    const second = await office.ok(calls.rotate, { as: admin, params: { id: first.id } })
    expect(second).toMatchObject({ id: first.id, secret: expect.stringMatching(/^whsec_/) })
    expect(second.secret).not.toBe(first.secret)
    const both = await ping(first.id)
    expect(both.headers['webhook-signature']?.toString().split(' ')).toHaveLength(2)
    for (const { secret } of [first, second])
      new Verifier(secret).verify(both.body, both.headers as Record<string, string>)
    office.clock.set(new Date(Date.now() + 24 * HOUR + SECOND))
    const { headers, body } = await ping(first.id)
    const at = new Date(Number(headers['webhook-timestamp']) * SECOND)
    const signature = (secret: string) => new Verifier(secret).sign(String(headers['webhook-id']), at, body)
    expect(headers['webhook-signature']).toBe(signature(second.secret))
  })
})
