import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { API_BASE } from '#contract/api.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { webhookEndpoints } from '#contract/webhooks/webhook.ts'
import { toHttpError } from '#server/http/error-map.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { openOffice } from '#test/office.ts'
import type { Session } from './caller.ts'

const office = await openOffice()
afterAll(() => office.close())
const sessions: Record<string, Session> = await office.everyRole()
const caseBody = await office.caseBody()
const valid: Map<Endpoint, object> = new Map(
  allEndpoints.map((endpoint) => [
    endpoint,
    endpoint.path.startsWith('/case/new') || endpoint.path.startsWith('/case/edit') ? caseBody : {},
  ]),
)

/** Values that no form sends. */
const hostile: unknown[] = [
  null,
  0,
  -1,
  1e308,
  0.1 + 0.2,
  true,
  '',
  ' ',
  'a'.repeat(3000),
  '\u0000',
  'x\u0000y',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%s%n',
  '{{7*7}}',
  '2026-02-30',
  '9999-99-99',
  '2026-11-21T00:00:00Z',
  'NaN',
  '01900000-0000-7000-8000-00000000zzzz',
  '01900000-0000-7000-8000-0000000000ff',
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 'x' },
  '🚗'.repeat(60),
  'ﷺ',
]

/** In `npm test` every place gets some of the values, the next place the next ones. */
let turn = 0
const some = () => sampleOf(hostile, 10, turn++)

const as = (endpoint: Endpoint) => (endpoint.roles === 'public' ? null : (sessions[endpoint.roles[0] ?? ''] ?? null))
const paramsWith = (endpoint: Endpoint, value: string) =>
  Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, value]))
const REAL_ID = '01900000-0000-7000-8000-0000000000ff'

/** Returns the path of every value in a body. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
}

function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, put) }
}

/** Returns the names of the fields of a strict object. */
const shapeOf = (endpoint: Endpoint) => Object.keys((endpoint.body as { shape?: object }).shape ?? {})

let tried = 0
async function send(endpoint: Endpoint, body: unknown, id = REAL_ID) {
  if (endpoint === identityEndpoints.signOut || endpoint.accepts === 'multipart') return
  const answer = await office.call(endpoint, { as: as(endpoint), params: paramsWith(endpoint, id), body })
  tried += 1
  const told = `${endpoint.method} ${endpoint.path} ${JSON.stringify(body)?.slice(0, 200)}`
  expect(answer.status, told).toBeLessThan(500)
  if (answer.status < 400) return
  expect(answer.errors.message, told).toBeTruthy()
  expect(answer.errors.code, told).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/)
  expect(JSON.stringify(answer), told).not.toMatch(
    /select .+ from|insert into|\bat .*\.ts:|node_modules|Invalid input|ZodError|violates/i,
  )
}

test('hostile values in every place of every body end in a clear refusal', async () => {
  for (const endpoint of allEndpoints) {
    if (endpoint.method === 'GET') continue
    const base = { ...Object.fromEntries(shapeOf(endpoint).map((name) => [name, undefined])), ...valid.get(endpoint) }
    for (const path of places(base)) for (const value of some()) await send(endpoint, withAt(base, path, value))
  }
  console.log(`bad inputs tried in bodies: ${tried}, 5xx: 0`)
  expect(tried).toBeGreaterThan(breadth(1200, 10_000))
})

test('hostile ids and queries end in a clear refusal', async () => {
  const before = tried
  for (const endpoint of allEndpoints) {
    for (const value of some()) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (!text.isWellFormed()) continue
      if (endpoint.path.includes(':') && text) await send(endpoint, valid.get(endpoint) ?? {}, text)
      if (endpoint.method !== 'GET') continue
      for (const name of sampleOf(['page', 'pageSize', 'sort', 'search', 'unknown'], 5, tried)) {
        const answer = await office.call(endpoint, {
          as: as(endpoint),
          params: paramsWith(endpoint, REAL_ID),
          query: { [name]: text },
        })
        tried += 1
        expect(answer.status, `${endpoint.path}?${name}=${text}`).toBeLessThan(500)
      }
    }
  }
  console.log(`bad ids and queries tried: ${tried - before}, 5xx: 0`)
})

test('any JSON at all as a body ends in a clear refusal', async () => {
  const writes = allEndpoints.filter(({ method }) => method !== 'GET')
  await fc.assert(
    fc.asyncProperty(fc.nat(writes.length - 1), fc.jsonValue({ maxDepth: 3 }), async (index, body) => {
      const endpoint = writes[index] as Endpoint
      const isBody = typeof body === 'object' && body !== null
      await send(endpoint, isBody ? body : { value: body })
    }),
    { numRuns: breadth(200, 1500) },
  )
})

test('an address with a character that no text may have is refused', async () => {
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const secret = 'a secret of 24 characters'
  for (const address of ['https://example.com/\u0000x', 'https://example.com/\ud800x', 'https://example.com/\ufdd0']) {
    const calls: [Endpoint, object][] = [
      [webhookEndpoints.create, { url: address, events: ['*'] }],
      [webhookEndpoints.edit, { url: address }],
      [reminderEndpoints.editSettings, { webhookUrl: address, webhookSecret: secret }],
      [notificationEndpoints.startPush, { endpoint: address, keys }],
      [notificationEndpoints.stopPush, { endpoint: address }],
      [documentEndpoints.create, { name: 'A form', url: address }],
    ]
    for (const [endpoint, body] of calls) {
      const answer = await office.call(endpoint, { as: as(endpoint), params: paramsWith(endpoint, REAL_ID), body })
      expect([answer.status, `${endpoint.path} ${answer.message}`]).toEqual([400, expect.anything()])
    }
  }
  // Whatever passes by the schemas is no defect either.
  const refused = office.database.pool.query('select $1::text', ['x\u0000'])
  await expect(refused.catch((error) => toHttpError(error)?.status)).resolves.toBe(400)
})

test('a body that is no JSON, too large or of another type is refused with its reason', async () => {
  const { token } = sessions.superadmin as Session
  const post = (payload: string, type: string) =>
    office.app.inject({
      method: 'POST',
      url: `${API_BASE}/utils/create-firm`,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    })
  expect((await post('{"name":', 'application/json')).statusCode).toBe(400)
  expect((await post('{"__proto__":{"x":1}}', 'application/json')).statusCode).toBe(400)
  const text = await post('"text"', 'application/json')
  expect(text.statusCode).toBe(400)
  expect((await post('null', 'application/json')).json()).toEqual(text.json())
  expect((await post('name=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await post('{"name":"x"}', 'text/plain')).statusCode).toBe(415)
  expect((await post(JSON.stringify({ name: 'x'.repeat(200_000) }), 'application/json')).statusCode).toBe(413)
  expect((await post('', 'application/json')).json().errors.fields).toEqual({ name: 'Name is required' })
})
