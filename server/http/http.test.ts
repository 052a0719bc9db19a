import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import { buildApp } from '#server/start/app.ts'
import { readConfig } from '#server/start/config.ts'
import { openOffice } from '#test/office.ts'
import { turnOnTwoFactor } from '#test/two-factor.ts'
import { openRaw, targetOf } from '#test/unfinished-requests.ts'
import { formWith } from '#test/upload-form.ts'
import { securityHeaders } from './headers.ts'

const office = await openOffice({ RATE_LIMITS: 'on' })
afterAll(() => office.close())

const signIn = (email: string, password: string) =>
  office.patiently(identityEndpoints.signIn, { body: { email, password } })

describe('limits', () => {
  test('ten wrong passwords within a quarter of an hour, counted exactly, also when sent at once', async () => {
    const { email, password } = await office.employee()
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(email, 'wrong one')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(email, password)).status, 'even the right one now').toBe(429)
  })

  test('a network that was refused costs the database nothing until its time', async () => {
    const forgetAll = () => office.database.pool.query('delete from rate_limits')
    const { email, password } = await office.employee()
    for (let tries = 0; tries < 11; tries += 1) await signIn(email, 'wrong one')
    await forgetAll()
    const refused = await signIn(email, password)
    expect([refused.status, Number(refused.headers['retry-after']) > 800]).toEqual([429, true])
    const { rowCount } = await office.database.pool.query('select from rate_limits')
    expect(rowCount).toBe(0)
  })

  test('a refusal is forgotten once the call before gave its point back', async () => {
    await office.database.pool.query('delete from rate_limits')
    const { email, password } = await office.employee()
    for (let tries = 0; tries < 8; tries += 1) await signIn(email, 'wrong one')
    const holder = await office.database.pool.connect()
    await holder.query('begin')
    await holder.query('lock table sessions in share row exclusive mode')
    const right = [signIn(email, password), signIn(email, password)]
    const tried = () =>
      office.database.pool.query("select from rate_limits where key like 'sign-in0:%' and points = 10")
    await vi.waitFor(async () => expect((await tried()).rowCount).toBe(1))
    expect((await signIn(email, password)).status).toBe(429)
    await holder.query('commit')
    holder.release()
    expect((await Promise.all(right)).map(({ status }) => status)).toEqual([200, 200])
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('a successful sign-in uses up no limit', async () => {
    const { email, password } = await office.employee()
    for (let tries = 0; tries < 15; tries += 1) expect((await signIn(email, password)).status).toBe(200)
  })

  test('two hundred right passwords within five minutes, for the history keeps each', async () => {
    const { email, password, userId } = await office.client()
    // The factory has signed in once; as if it had 189 times more.
    await office.database.pool.query("update rate_limits set points = 190 where key like 'right-password0:%'")
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined()
    const entries = await office.database.db
      .selectFrom('history')
      .select('id')
      .where('subject_id', '=', userId)
      .where('action', '=', 'signed in')
      .execute()
    expect(entries).toHaveLength(11)
    expect((await signIn(email, 'wrong one')).status, 'which says nothing to a stranger').toBe(401)
  })

  test('two hundred right passwords within five minutes, whatever they are for', async () => {
    const as = await office.client()
    const other = await office.client()
    const wrongOf = (currentPassword: string) => ({ currentPassword, newPassword: 'password' })
    const asks = [
      () => office.call(stepUpEndpoints.prove, { as, body: { password: as.password } }),
      () => office.call(twoFactorEndpoints.start, { as, body: { currentPassword: as.password } }),
      () => office.call(identityEndpoints.changePassword, { as, body: wrongOf(as.password) }),
    ]
    const statuses = async () => {
      const answers = []
      for (const ask of asks) answers.push((await ask()).status)
      return answers
    }
    const usedUp = "update rate_limits set points = $1 where key like 'right-password0:%'"
    expect(await statuses()).toEqual([200, 200, 400])
    await office.database.pool.query(usedUp, [200])
    expect(await statuses()).toEqual([429, 429, 429])
    await office.database.pool.query(usedUp, [1])
    await turnOnTwoFactor(office, other)
    await office.database.pool.query(usedUp, [200])
    expect((await signIn(other.email, other.password)).status, 'without its code').toBe(429)
    await office.database.pool.query(usedUp, [1])
  })

  test('three links an hour for one address, known or not', async () => {
    const ask = (email: string) => office.call(identityEndpoints.resendCredentials, { body: { email } })
    for (let tries = 0; tries < 3; tries += 1) expect((await ask('nobody@office.test')).status).toBe(200)
    expect((await ask('NOBODY@office.test')).status).toBe(429)
    expect((await ask('somebody@office.test')).status).toBe(200)
  })

  test('sixty comments an hour for one account', async () => {
    const as = await office.employee()
    const { id: caseId } = await office.caseIn('Created', { by: as })
    const comment = async () => {
      const body = { text: 'Ask for Form 29', isInternal: true }
      return (await office.call(commentEndpoints.add, { as, params: { caseId }, body })).status
    }
    expect(await comment()).toBe(201)
    await office.database.pool.query("update rate_limits set points = 59 where key like 'comment0:%'")
    expect([await comment(), await comment()]).toEqual([201, 429])
  })

  test('sixty new members of a team an hour for one account, also with addresses that have an account', async () => {
    const as = await office.client()
    const body = { firstName: 'Mina', lastName: 'Rao', email: as.email, phoneNo: '9812345670', canPay: false }
    const add = async () => (await office.call(teamEndpoints.add, { as, body })).status
    expect(await add()).toBe(409)
    await office.database.pool.query("update rate_limits set points = 59 where key like 'addition0:%'")
    expect([await add(), await add()]).toEqual([409, 429])
  })

  test('sixty proposed RTOs an hour for one account', async () => {
    const as = await office.employee()
    const propose = async (rtoCode: string) =>
      (await office.call(referenceEndpoints.proposeRto, { as, body: { rtoCode, city: 'Pune' } })).status
    expect(await propose('ZZ-01')).toBe(201)
    await office.database.pool.query("update rate_limits set points = 59 where key like 'addition0:%'")
    expect([await propose('ZZ-02'), await propose('ZZ-03')]).toEqual([201, 429])
  })

  test('ten new passwords an hour for one account', async () => {
    const as = await office.employee()
    const statuses: number[] = []
    let currentPassword = as.password
    for (let n = 0; n < 11; n += 1) {
      const newPassword = `${n} crows over the river`
      const body = { currentPassword, newPassword }
      statuses.push((await office.call(identityEndpoints.changePassword, { as, body })).status)
      currentPassword = newPassword
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('thirty uploads an hour for one account, also of invalid images', async () => {
    const as = await office.employee()
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1)
      statuses.push((await office.call(fileEndpoints.upload, { as, ...formWith(Buffer.from('no image')) })).status)
    expect(statuses).toEqual([...Array(30).fill(415), 429])
  })

  test('five sign-ups an hour from one place', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => office.call(clientEndpoints.signUp, { body: {} as never })),
    )
    // An incomplete form is refused before it is counted.
    expect(tries.every(({ status }) => status === 400)).toBe(true)
    await Promise.allSettled(Array.from({ length: 5 }, () => office.signUp()))
    await expect(office.signUp()).rejects.toThrow('429')
  })
})

test('a request in flight at a stop is answered, and its idle connection does not keep the process', async () => {
  const { email, password } = await office.employee()
  const app = await buildApp(office.deps)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json' }
  const arrived = once(app.server, 'request')
  const answer = fetch(`${origin}${API_BASE}${identityEndpoints.signIn.path}`, { method: 'POST', headers, body })
  await arrived
  const begin = performance.now()
  const [{ status }] = await Promise.all([answer, app.close()])
  expect(status).toBe(200)
  expect(performance.now() - begin).toBeLessThan(20_000)
})

test('connections that wait to be taken at a stop are taken and answered, too, also by a server that is busy between', async () => {
  const stop = { seconds: 60, unfinishedSeconds: 60 }
  const app = await buildApp({ ...office.deps, bounds: { ...office.deps.bounds, stop } })
  const target = targetOf(await app.listen({ host: '127.0.0.1', port: 0 }), '')
  app.server.on('connection', () => {
    for (const begin = performance.now(); performance.now() - begin < 110; );
  })
  const visitors = Array.from({ length: 8 }, () => openRaw(target))
  const closing = app.close() // before the server has looked who is there
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const { socket, closed } = await visitor
      socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
      return (await closed).split('\r\n')[0]
    }),
  )
  await closing
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 503 Service Unavailable']))
})

describe('every answer', () => {
  const get = (url: string) => office.app.inject({ method: 'GET', url })

  test('answers of the API forbid storing, sniffing and framing', async () => {
    for (const path of ['auth/get-my-profile', 'nothing', 'openapi.json', 'case/details/%zz']) {
      const url = `${API_BASE}/${path}`
      const { headers } = await get(url)
      expect(headers['cache-control'], url).toBe('no-store')
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
      expect(headers['referrer-policy'], url).toBe('no-referrer')
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
    }
  })

  test('HSTS holds for this host, and for its subdomains only where the office says so', () => {
    const hsts = (settings: object) => {
      const request = new IncomingMessage(new Socket())
      const answer = new ServerResponse(request)
      securityHeaders(readConfig({ ...settings }))(request, answer, () => {})
      return answer.getHeader('strict-transport-security')
    }
    const PUBLIC_URL = 'https://office.example'
    expect(hsts({ PUBLIC_URL })).toBe('max-age=31536000')
    expect(hsts({ PUBLIC_URL, HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
    expect(hsts({ HSTS_SUBDOMAINS: 'on' })).toBeUndefined()
  })

  test('a large answer is compressed for a caller that takes gzip, a small one for nobody', async () => {
    const { token } = await office.superadmin()
    await office.database.pool.query(
      `insert into rtos (id, rto_code, city, created_at)
       select gen_random_uuid(), 'ZZ-' || n, repeat('LONG', 20), now() from generate_series(1, 100) as n`,
    )
    const rtos = async (accepted: string, query = '', method: 'GET' | 'HEAD' = 'GET') => {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': accepted }
      const { path } = referenceEndpoints.allRtos
      const answer = await office.app.inject({ method, url: `${API_BASE}${path}${query}`, headers })
      return { ...answer.headers, bytes: answer.rawPayload }
    }
    const plain = await rtos('br, gzip;q=0')
    expect([plain['content-encoding'], plain.vary]).toEqual([undefined, 'accept-encoding'])
    const zipped = await rtos('gzip, deflate, br')
    expect([zipped['content-encoding'], zipped.vary]).toEqual(['gzip', 'accept-encoding'])
    const head = await rtos('gzip', '', 'HEAD')
    for (const { 'content-length': length } of [zipped, head]) expect(length).toBe(String(zipped.bytes.length))
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 4)
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
    expect((await rtos('gzip', '?search=nothing'))['content-encoding']).toBeUndefined()
  })

  test('an unknown call is a 404 in the envelope', async () => {
    const answer = await get(`${API_BASE}/nothing/here`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, message: 'Not found', errors: { message: 'Not found', code: 'general.notFound' } },
    ])
  })

  test('an address that cannot be decoded is a 400 in the envelope', async () => {
    for (const url of ['/%zz', `${API_BASE}/vehicle/details/100%`, `${API_BASE}/vehicle/details/%c0%ae`]) {
      const { statusCode, headers, json } = await get(url)
      const message = t.general('badInput')
      expect([statusCode, json()]).toEqual([
        400,
        { success: false, message, errors: { message, code: 'general.badInput' } },
      ])
      expect(headers['x-request-id'], url).toMatch(/^[\da-f-]{36}$/)
    }
  })

  test('the probes say that the process lives and is ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
  })

  test('the probe is ready after the migrations of a newer version, and not before those of its own', async () => {
    const { pool } = office.database
    const isReady = async () => (await get('/readyz')).statusCode
    await pool.query("insert into schema_migrations (name, sha256) values ('9999-newer.sql', '')")
    expect(await isReady()).toBe(200)
    await pool.query("update schema_migrations set name = '0001-other.sql' where name = '0001-base.sql'")
    expect(await isReady()).toBe(503)
    await pool.query("update schema_migrations set name = '0001-base.sql' where name = '0001-other.sql'")
  })

  test('describes the API, with a page to read it', async () => {
    const { paths } = (await get(`${API_BASE}/openapi.json`)).json() as { paths: object }
    expect(Object.keys(paths)).toContain('/api/v1/case/verify/{id}')
    const page = await get('/api/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
  })
})

test('a request that arrives during a stop is refused like any other that comes too much', async () => {
  const stop = { seconds: 60, unfinishedSeconds: 60 }
  const app = await buildApp({ ...office.deps, bounds: { ...office.deps.bounds, stop } })
  const target = targetOf(await app.listen({ host: '127.0.0.1', port: 0 }), '')
  const [idle, late] = [await openRaw(target), await openRaw(target)]
  idle.socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
  late.socket.write(`POST ${API_BASE}/auth/login HTTP/1.1\r\nhost: portal\r\n`)
  await once(idle.socket, 'data')
  const stopped = app.close()
  await idle.closed
  late.socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
  const [head = '', body = ''] = (await late.closed).split('\r\n\r\n')
  await stopped
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/^connection: close\r$/im)
  expect(head).toMatch(/^retry-after: \d+\r$/m)
  expect(JSON.parse(body)).toMatchObject({ success: false, message: t.general('unavailable') })
})
