import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { bounds } from '#server/context/bounds.ts'
import { buildApp } from '#server/start/app.ts'
import { openOffice } from '#test/office.ts'
import { openRaw, type RawVisitor, requestHead, type Target, targetOf } from '#test/unfinished-requests.ts'

/* Calls that hang, because a table that they read is locked, fill the share of their asker. */
const office = await openOffice()
const dealer = await office.client()
const member = await office.member(dealer)
const admin = await office.superadmin()
const { id: caseId } = await office.caseIn('assigned', { client: dealer })
const key = await office.ok(keyEndpoints.create, {
  as: admin,
  body: { name: 'A program', scopes: ['cases:read'], expiresAt: '2027-02-23' },
})
const FULL = { ofAccount: 2, ofClient: 3, ofNetwork: 2, waiting: 3, seconds: 10 }
const PROFILE = '/auth/get-my-profile'
const HANGING = `/case/comments/${caseId}`

let app: FastifyInstance
let origin: string
let target: Target
const holder = new pg.Client(office.connection)
const watcher = new pg.Client(office.connection)
const opened: RawVisitor[] = []

beforeAll(async () => {
  app = await buildApp({ ...office.deps, bounds: { ...bounds, calls: FULL } })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  target = targetOf(origin, '')
  await holder.connect()
  await watcher.connect()
  for (const { token } of [dealer, member, admin]) expect(await get(PROFILE, token)).toBe(200)
  expect(await get(HANGING, key.secret)).toBe(200)
})
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await release()
})
afterAll(async () => {
  await holder.end()
  await watcher.end()
  await app.close()
  await office.close()
})

const get = async (path: string, token: string): Promise<number> => {
  const { status } = await fetch(`${origin}${API_BASE}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return status
}
const signIn = async (): Promise<number> => {
  const body = JSON.stringify({ email: 'nobody@office.test', password: 'A wrong password 1' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${origin}${API_BASE}/auth/login`, { method: 'POST', headers, body })).status
}
const hold = async (table = 'case_comments') => {
  await holder.query('begin')
  await holder.query(`lock table ${table} in access exclusive mode`)
}
const release = () => holder.query('rollback')
const hanging = async (count: number) => {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const rows = async () => (await watcher.query(waiting)).rowCount
  await vi.waitFor(async () => expect(await rows()).toBe(count), { timeout: 40_000 })
  await sleep(200)
  expect(await rows()).toBe(count)
}
/** Proves that a call is not answered while its share is full. */
const waits = async (answer: Promise<number>) => expect(await Promise.race([answer, sleep(300, 'waits')])).toBe('waits')

test('an account with more calls than its share waits, is refused beyond, and delays nobody', async () => {
  await hold()
  const answers = Array.from({ length: 5 }, () => get(HANGING, dealer.token))
  await hanging(FULL.ofAccount)
  const refused = await fetch(`${origin}${API_BASE}${PROFILE}`, {
    headers: { authorization: `Bearer ${dealer.token}` },
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await get(PROFILE, admin.token)).toBe(200)
  await release()
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
  const metrics = await app.inject({ method: 'GET', url: '/metrics' })
  expect(metrics.body).toContain('portal_bound_reached_total{bound="calls_waiting"} 1\n')
})

test('the people of a client have a share together', async () => {
  await hold()
  const answers = [dealer, dealer, member, member].map(({ token }) => get(HANGING, token))
  await hanging(FULL.ofClient)
  await release()
  expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
})

test('a program has a share beside that of its maker', async () => {
  await hold()
  const answers = [admin.token, admin.token, key.secret].map((token) => get(HANGING, token))
  await hanging(FULL.ofAccount + 1)
  await release()
  expect(await Promise.all(answers)).toEqual([200, 200, 200])
})

test('a network without a session has a share, and a session that has ended counts for it', async () => {
  const ended = await office.employee()
  expect(await get(PROFILE, ended.token)).toBe(200)
  await office.database.db.deleteFrom('sessions').where('user_id', '=', ended.userId).execute()
  expect(await get(PROFILE, ended.token)).toBe(401)
  for (let times = 0; times < FULL.ofNetwork; times += 1) {
    const visitor = await openRaw(target)
    opened.push(visitor)
    const headers = { 'content-type': 'application/json', 'content-length': 100 }
    visitor.socket.write(requestHead({ path: '/auth/login', headers }))
  }
  await sleep(200)
  const [guess, withOldToken] = [signIn(), get(PROFILE, ended.token)]
  await waits(Promise.race([guess, withOldToken]))
  expect(await get(PROFILE, dealer.token)).toBe(200)
  for (const { socket } of opened) socket.destroy()
  expect(await Promise.all([guess, withOldToken])).toEqual([401, 401])
})

test('a caller who leaves counts until the work for the call is done', async () => {
  await hold()
  for (let times = 0; times < FULL.ofAccount; times += 1) {
    const visitor = await openRaw(target)
    opened.push(visitor)
    visitor.socket.write(requestHead({ method: 'GET', path: HANGING, token: dealer.token }))
  }
  await hanging(FULL.ofAccount)
  for (const { socket } of opened) socket.destroy()
  await sleep(200)
  const next = get(PROFILE, dealer.token)
  await waits(next)
  await release()
  expect(await next).toBe(200)
})

test('callers who leave before the work begins use up no share', async () => {
  await hold('sessions')
  for (let times = 0; times < FULL.ofAccount; times += 1) {
    const visitor = await openRaw(target)
    opened.push(visitor)
    visitor.socket.write(requestHead({ method: 'GET', path: PROFILE, token: dealer.token }))
  }
  await sleep(300)
  for (const { socket } of opened) socket.destroy()
  await sleep(200)
  await release()
  expect(await get(PROFILE, dealer.token)).toBe(200)
})
