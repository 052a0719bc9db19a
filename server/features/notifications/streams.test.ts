import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { adjustmentEndpoints } from '#contract/adjustments/adjustment.ts'
import { API_BASE, MISSED } from '#contract/api.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import type { Actor } from '#server/context/actor.ts'
import { bounds } from '#server/context/bounds.ts'
import type { Deps } from '#server/context/deps.ts'
import { connect } from '#server/db/connect.ts'
import { buildApp } from '#server/start/app.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { turnOnTwoFactor } from '#test/two-factor.ts'
import { signalsSince } from './stream-events.ts'
import { closeStreams, openStream } from './streams.ts'

/* Two processes of one office: the streams are those of the second one, what happens happens in the first. */

const office = await openOffice()
const admin = await office.superadmin()
const otherClient = await office.client()
const employee = await office.employee()
const client = await office.client()
const { pool } = office.database

let second: FastifyInstance
let origin: string
const database = connect(office.connection, { max: 3 })
beforeAll(async () => {
  const deps: Deps = { ...office.deps, database, bounds: { ...bounds, streams: { ...bounds.streams, beat: 0.3 } } }
  second = await buildApp(deps)
  origin = await second.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await second.close()
  await database.close()
  await office.close()
})

const opened: AbortController[] = []
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort()
})

interface Told {
  event: string
  data: { id: string; event?: string; subject?: string; link?: string }
}

/** Opens a stream; what arrives is in `events`, and `ended` resolves with its end. */
async function open({ token }: Session, at = origin, missed = 0) {
  const controller = new AbortController()
  opened.push(controller)
  const response = await fetch(`${at}${API_BASE}${calls.stream.path}`, {
    headers: { authorization: `Bearer ${token}`, [MISSED]: String(missed) },
    signal: controller.signal,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events: Told[] = []
  let beats = 0
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
        if (event && data) events.push({ event, data: JSON.parse(data) })
        else beats += 1
      }
    }
  }
  const ended = read().catch(() => {})
  return { events, ended, beats: () => beats }
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
const comment = async (as: Session, caseId: string, isInternal?: boolean) =>
  requireSuccess(
    await office.call(commentEndpoints.add, { as, params: { caseId }, body: { text: 'Hello', isInternal } as never }),
  )
const isOver = async (ended: Promise<void>) => Promise.race([ended.then(() => true), sleep(20_000, false)])

describe('a stream', () => {
  test('tells each reader of another process what the list has, and what has changed', async () => {
    const [ofClient, ofEmployee, ofOther] = [await open(client), await open(employee), await open(otherClient)]
    const { id } = await office.caseIn('assigned', { by: employee, client })
    await eventually(() => expect(ofClient.events.some(({ event }) => event === 'notification')).toBe(true))
    const told = ofClient.events.find(({ event }) => event === 'notification')
    expect(told?.data).toEqual((await office.ok(calls.all, { as: client }))[0])
    expect(ofClient.events).toContainEqual({ event: 'changed', data: { subject: 'case', id } })
    await eventually(() => expect(ofEmployee.events.map(({ data }) => data.event)).toContain('caseAssigned'))
    expect(ofOther.events).toEqual([])
  })

  test('names no payment to an employee, and no internal comment to a dealer', async () => {
    const one = await office.caseIn('assigned', { by: employee, client })
    await sleep(300)
    const [ofClient, ofEmployee, ofAdmin] = [await open(client), await open(employee), await open(admin)]
    await comment(admin, one.id, true)
    await eventually(() => expect(ofEmployee.events.some(({ event }) => event === 'changed')).toBe(true))
    expect(ofClient.events).toEqual([])
    const { paymentId } = await office.payment(client, [one])
    const payment = { event: 'changed', data: { subject: 'payment', id: paymentId } }
    await eventually(() => {
      expect(ofClient.events).toContainEqual(payment)
      expect(ofAdmin.events).toContainEqual(payment)
    })
    expect(ofEmployee.events).not.toContainEqual(payment)
  })

  test('tells a dealer of a change of its account, and no other', async () => {
    const [ofClient, ofOther, ofEmployee] = [await open(client), await open(otherClient), await open(employee)]
    const { id: clientId } = client.client
    await office.call(adjustmentEndpoints.adjust, {
      ...{ as: admin, params: { id: clientId }, body: { amount: 100, reason: 'A second copy' } },
    })
    const changed = { event: 'changed', data: { subject: 'payment', id: clientId } }
    await eventually(() => expect(ofClient.events).toContainEqual(changed))
    expect([...ofOther.events, ...ofEmployee.events]).toEqual([])
  })

  test('tells the office of a sign-up, and no dealer', async () => {
    const [ofAdmin, ofClient] = [await open(admin), await open(client)]
    const { id } = await office.signUp()
    const changed = { event: 'changed', data: { subject: 'payment', id } }
    await eventually(() => expect(ofAdmin.events).toContainEqual(changed))
    expect(ofClient.events).toEqual([])
  })

  test('tells the office that a sign-up was rejected', async () => {
    const { id } = await office.signUp()
    const ofAdmin = await open(admin)
    await office.ok(clientEndpoints.reject, { as: admin, params: { id } })
    await eventually(() =>
      expect(ofAdmin.events).toContainEqual({ event: 'changed', data: { subject: 'payment', id } }),
    )
  })

  test('begins with what its reader has missed, if asked, and with nothing of others', async () => {
    const one = await office.caseIn('assigned', { by: employee, client })
    await comment(admin, one.id, true)
    const readers = [employee, client, otherClient]
    const [ofEmployee, ofClient, ofOther] = await Promise.all(readers.map((reader) => open(reader, origin, 30)))
    const changed = { event: 'changed', data: { subject: 'case', id: one.id } }
    await eventually(() => {
      expect(ofEmployee?.events).toContainEqual(changed)
      expect(ofClient?.events).toContainEqual(changed)
      expect(ofClient?.events.map(({ data }) => data.event)).toContain('caseAssigned')
    })
    await comment(admin, one.id, false)
    await eventually(() => expect(ofClient?.events.map(({ data }) => data.event)).toContain('comment'))
    expect(ofOther?.events.filter(({ data }) => data.id === one.id)).toEqual([])
    const ofComment = { kind: 'changed', subject: 'case', ids: [one.id], isInternal: true }
    const reader = { userId: client.userId, role: 'client', clientId: client.client.id } as const
    expect(await signalsSince(office.database.db, reader, 30)).toContainEqual(ofComment)
    expect(await signalsSince(office.database.db, reader, 0)).not.toContainEqual(ofComment)
  })

  test('has a comment line at each beat, and does not keep the session alive', async () => {
    const as = await office.signIn(client.email, client.password)
    await pool.query(`update sessions set last_seen_at = now() - interval '5 minutes' where user_id = $1`, [
      client.userId,
    ])
    const { beats } = await open(as)
    await eventually(() => expect(beats()).toBeGreaterThan(3))
    const { rows } = await pool.query(
      `select from sessions where user_id = $1 and last_seen_at > now() - interval '4 minutes'`,
      [client.userId],
    )
    expect(rows).toHaveLength(0)
  })

  test('ends at once with a sign-out or a switched-off account in another process', async () => {
    const as = await office.signIn(client.email, client.password)
    const [one, other] = [await open(as), await open(client)]
    await office.ok(identityEndpoints.signOut, { as })
    expect(await isOver(one.ended)).toBe(true)
    const colleague = await office.employee()
    const third = await open(colleague)
    await pool.query('update users set is_active = false where id = $1', [colleague.userId])
    expect(await isOver(third.ended)).toBe(true)
    const before = other.beats()
    await eventually(() => expect(other.beats()).toBeGreaterThan(before + 1))
  })

  test('a stream of a member ends with the owner’s account at once, long before the next beat', async () => {
    const owner = await office.client()
    await pool.query(
      `insert into users select (jsonb_populate_record(null::users, to_jsonb(users) || '{"is_owner": false}' || jsonb_build_object('id', $2::text, 'email', $3::text))).*
       from users where id = $1`,
      [owner.userId, newId(), `member-of-${owner.email}`],
    )
    const member = await office.signIn(`member-of-${owner.email}`, owner.password)
    const slow = await buildApp({ ...office.deps, database })
    const url = await slow.listen({ host: '127.0.0.1', port: 0 })
    const { ended } = await open(member, url)
    await office.ok(identityEndpoints.toggleActivation, { as: admin, params: { userId: owner.userId } })
    expect(await Promise.race([ended.then(() => true), sleep(5_000, false)])).toBe(true)
    await slow.close()
  })

  test('ends with the others of its user by two-factor sign-in, and as the oldest of fifty, long before the next beat', async () => {
    const as = await office.employee()
    const oldest = await office.signIn(as.email)
    const slow = await buildApp({ ...office.deps, database })
    const url = await slow.listen({ host: '127.0.0.1', port: 0 })
    const first = await open(oldest, url)
    await turnOnTwoFactor(office, as)
    expect(await Promise.race([first.ended.then(() => true), sleep(5_000, false)])).toBe(true)

    const many = await office.employee()
    const second = await open(many, url)
    await pool.query(
      `insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(sessions) || jsonb_build_object('id', gen_random_uuid(),
         'token_hash', '\\x' || encode(sha256(n::text::bytea), 'hex'), 'created_at', created_at + interval '1 second'))).*
       from sessions, generate_series(1, 49) as n where user_id = $1`,
      [many.userId],
    )
    await office.signIn(many.email)
    expect(await Promise.race([second.ended.then(() => true), sleep(5_000, false)])).toBe(true)
    await slow.close()
  })

  test('closes when LISTEN fails; a new stream receives events', async () => {
    const { ended } = await open(admin)
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'vehicle-record-portal live' and datname = current_database()`,
    )
    expect(await isOver(ended)).toBe(true)
    const again = await open(admin)
    const { id } = await office.caseIn('Created', { by: employee })
    await eventually(() => expect(again.events).toContainEqual({ event: 'changed', data: { subject: 'case', id } }))
  })

  test('a stream that ends before it is open, and is written to afterwards, is no error of the process', async () => {
    const deps = { ...office.deps }
    const opening = openStream(deps, {
      actor: { userId: newId(), sessionId: newId(), role: 'superadmin' } as Actor,
      missedSeconds: 0,
    })
    closeStreams(deps)
    expect(await text((await opening).content)).toBe('')
  })

  test('closes its connection with the last reader, and needs a session', async () => {
    for (const controller of opened.splice(0)) controller.abort()
    const open = async () =>
      (
        await pool.query(
          `select from pg_stat_activity
           where application_name = 'vehicle-record-portal live' and datname = current_database()`,
        )
      ).rows
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 20_000 })
    expect((await fetch(`${origin}${API_BASE}${calls.stream.path}`)).status).toBe(401)
  })
})
