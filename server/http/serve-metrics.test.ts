import { afterAll, describe, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { type Office, openOffice } from '#test/office.ts'

const TOKEN = 'a-token-of-the-test-office'
const [office, behindProxy] = await Promise.all([
  openOffice(),
  openOffice({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://portal.shah.test' }),
])
afterAll(() => Promise.all([office.close(), behindProxy.close()]))

const ask = (of: Office, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  of.app.inject({ method: 'GET', url: '/metrics', headers, remoteAddress })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('metrics are for this machine or with the token', () => {
  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is here', async (peer) => {
    expect((await ask(office, {}, peer)).statusCode).toBe(200)
  })

  test.each(['10.0.0.5', '203.0.113.7', '::ffff:10.0.0.5', '2001:db8::1'])('%s is not', async (peer) => {
    const answer = await ask(office, {}, peer)
    expect([answer.statusCode, answer.body.includes('nodejs')]).toEqual([404, false])
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-host'])(
    'a request through a proxy on this machine is refused: %s',
    async (header) => {
      expect((await ask(office, { [header]: '127.0.0.1' })).statusCode).toBe(404)
    },
  )

  test('a proxy that adds no header is reckoned with where the office has a name of its own', async () => {
    expect((await ask(behindProxy)).statusCode).toBe(404)
  })

  test('the token opens them from anywhere, another does not, and none is set by default', async () => {
    expect((await ask(behindProxy, bearer(TOKEN), '10.0.0.5')).statusCode).toBe(200)
    expect((await ask(behindProxy, { ...bearer(TOKEN), 'x-forwarded-for': '10.0.0.5' })).statusCode).toBe(200)
    for (const wrong of [`${TOKEN}x`, TOKEN.slice(1), 'undefined', ''])
      expect((await ask(behindProxy, bearer(wrong), '10.0.0.5')).statusCode, wrong).toBe(404)
    expect((await ask(office, bearer('undefined'), '10.0.0.5')).statusCode).toBe(404)
  })
})

test('tell of requests by pattern and kind of answer, of the database, mails and the process', async () => {
  const { email } = await office.employee({ lastname: 'Metric' })
  await office.call(identityEndpoints.signIn, { body: { email, password: 'wrong' } })
  for (const url of ['/no/such/page', '/other', '/api/v1/nowhere/at/all', `/api/v1/files/${'x'.repeat(50)}`])
    await office.app.inject({ method: 'GET', url })
  await office.database.db.updateTable('deliveries').set({ state: 'dead' }).where('recipient', '=', email).execute()
  await runJobsOnce(office.deps)
  office.deps.metrics.done('bills', new Date('2026-11-21T06:00:00Z'))
  const { headers, body } = await ask(office)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/v1\/auth\/login",status="4xx"\} 1\n/,
  )
  expect(body).toMatch(/portal_database_up 1\n/)
  expect(body).toMatch(/portal_mails\{state="dead"\} 1\n/)
  expect(body).toMatch(/portal_mails\{state="waiting"\} 0\n/)
  expect(body).toMatch(/portal_database_connections\{state="waiting"\} 0\n/)
  expect(body).toMatch(/portal_job_last_success_timestamp_seconds\{job="bills"\} 1795240800\n/)
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(body).toContain(name)
  const routes = new Set([...body.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  expect([...routes].filter((route) => !/^(?:page|\/(?:api\/v1\/[\w:/-]+|metrics))$/.test(route ?? ''))).toEqual([])
  expect(body).not.toMatch(/@|nowhere|Metric|x{50}/)
})
