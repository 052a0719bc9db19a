import { afterAll, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
afterAll(() => office.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const guess = async (email: string, address: string) =>
  (await office.call(calls.signIn, { body: { email, password: 'wrong one' }, headers: from(address) })).status
const ask = async (email: string, address: string) =>
  (await office.call(calls.resendCredentials, { body: { email }, headers: from(address) })).status
const count = (all: readonly number[], status: number) => all.filter((one) => one === status).length

test('behind a declared proxy guesses from one address lock out no other address', async () => {
  const { email, password } = await office.employee()
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(email, '203.0.113.7')))
  expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 2])
  const owner = await office.call(calls.signIn, { body: { email, password }, headers: from('203.0.113.8') })
  expect(owner.status).toBe(200)
})

test('entries before that of the proxy do not count', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => guess('forger@office.test', `198.51.100.${n}, 203.0.113.9`)),
  )
  expect(count(guesses, 401)).toBe(10)
})

/** Ten wrong guesses with headers that differ, then one more: returns the status of the last, 429 where all were one place. */
let guesser = 0
async function eleventh(headers: (n: number) => Record<string, string>): Promise<number> {
  const body = { email: `guesser${guesser++}@office.test`, password: 'wrong one' }
  let status = 0
  for (let n = 0; n < 11; n += 1) ({ status } = await office.call(calls.signIn, { body, headers: headers(n) }))
  return status
}

test.each<[string, (n: number) => Record<string, string>]>([
  ['IPv4 addresses with ports', (n) => from(`203.0.113.31:${5000 + n}`)],
  ['IPv6 addresses with ports', (n) => from(`[2001:db8:31:1::${n}]:${5000 + n}`)],
  ['IPv6 addresses with zones', (n) => from(`fe80::31%eth${n}`)],
  ['texts that are no addresses', (n) => from(`unknown-${n}`)],
  ['numbers that are no addresses', (n) => from(`${n + 1}`)],
  ['forged entries before a port', (n) => from(`198.51.100.${n}, 203.0.113.32:${5000 + n}`)],
  ['Forwarded with ports', (n) => ({ forwarded: `for="203.0.113.33:${5000 + n}";proto=https` })],
  ['Forwarded in IPv6', (n) => ({ forwarded: `proto=https;For="[2001:db8:33:1::${n}]:_p${n}"` })],
  ['Forwarded with forged elements', (n) => ({ forwarded: `for=198.51.100.${n};by=x, for=203.0.113.34` })],
  ['Forwarded with hidden names', (n) => ({ forwarded: `for=_hidden${n}` })],
  ['Forwarded whose quote swallows the next', (n) => ({ forwarded: `for=198.51.100.${n};x=", for="[2001:db8::1]"` })],
  ['Forwarded of the visitor', (n) => ({ ...from('203.0.113.35'), forwarded: `for=198.51.100.${n}` })],
  ['X-Forwarded-For of the visitor', (n) => ({ ...from(`198.51.100.${n}`), forwarded: 'for=203.0.113.36' })],
])('behind a declared proxy, %s count as one place', async (_, headers) => {
  expect(await eleventh(headers)).toBe(429)
})

test.each<[string, (n: number) => Record<string, string>]>([
  ['IPv4 with a port', (n) => from(`203.0.114.${n}:443`)],
  ['Forwarded', (n) => ({ forwarded: `for=203.0.115.${n};proto=https` })],
  [
    'both headers of two proxies',
    (n) => ({ ...from(`203.0.116.${n}:9`), forwarded: `for=203.0.116.${n}, for=127.0.0.1` }),
  ],
  ['Forwarded with the protocol alone', (n) => ({ ...from(`203.0.117.${n}`), forwarded: 'proto=https' })],
])('behind a declared proxy, visitors are told apart by %s', async (_, headers) => {
  expect(await eleventh(headers)).toBe(401)
})

test('all addresses of one IPv6 customer count as one, and those of another do not', async () => {
  const email = 'six@office.test'
  const guesses: number[] = []
  for (let n = 0; n < 40; n += 1) guesses.push(await guess(email, `2001:db8:1:2:${n.toString(16)}::${n}`))
  expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 30])
  expect(await guess(email, '2001:db8:1:3::1')).toBe(401)
})

test('an IPv4 address counts as itself, also when it is written as IPv6', async () => {
  const email = 'mapped@office.test'
  for (let n = 0; n < 10; n += 1) await guess(email, n % 2 ? '203.0.113.10' : '::ffff:203.0.113.10')
  expect(await guess(email, '203.0.113.10')).toBe(429)
  expect(await guess(email, '::ffff:203.0.113.11')).toBe(401)
})

test('an e-mail of any length that is valid is answered as others are', async () => {
  const email = `${'long.'.repeat(12)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.test`
  expect(email.length).toBeGreaterThan(245)
  for (const address of ['203.0.113.12', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff']) {
    expect(await guess(email, address)).toBe(401)
    expect(await ask(email, address)).toBe(200)
  }
  const { rows } = await office.database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ key }) => !/^[a-z-]+\d:[\w-]{43}$/.test(key))).toEqual([])
})

test('one place makes at most 100 wrong guesses in a quarter of an hour, at whomever', async () => {
  const guesses: number[] = []
  for (let n = 0; n < 104; n += 8) {
    const at = Array.from({ length: 8 }, (_, one) => `guessed${n + one}@office.test`)
    guesses.push(...(await Promise.all(at.map((email) => guess(email, '203.0.113.17')))))
  }
  expect([count(guesses, 401), count(guesses, 429)]).toEqual([100, 4])
  expect(await guess('guessed0@office.test', '203.0.113.18')).toBe(401)
})

test('one place tries at most 20 links that are none in a quarter of an hour', async () => {
  const body = { token: 'a'.repeat(43), password: 'five crows over Pune' }
  const open = async (address: string) =>
    (await office.call(calls.setPassword, { body, headers: from(address) })).status
  const opened: number[] = []
  for (let n = 0; n < 23; n += 1) opened.push(await open('203.0.113.19'))
  expect([count(opened, 400), count(opened, 429)]).toEqual([20, 3])
  expect(await open('203.0.113.21')).toBe(400)
})

test('one place asks for at most 20 links an hour, for whomever', async () => {
  const asked: number[] = []
  for (let n = 0; n < 25; n += 1) asked.push(await ask(`nobody${n}@office.test`, '203.0.113.13'))
  expect([count(asked, 200), count(asked, 429)]).toEqual([20, 5])
  expect(await ask('nobody@office.test', '203.0.113.14')).toBe(200)
})

test('no more than 1,000 requests for links wait, and those that wait are answered at once', async () => {
  const { db } = office.database
  const { email } = await office.employee()
  await office.linkTokenFor(email)
  const rows = Array.from({ length: 999 }, (_, n) => ({
    id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    email: `stranger${n}@office.test`,
    created_at: office.clock.now().toISOString(),
  }))
  await db.insertInto('reset_requests').values(rows).execute()
  expect(await ask(email, '203.0.113.15')).toBe(200)
  const refused = await office.call(calls.resendCredentials, { body: { email }, headers: from('203.0.113.16') })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5'])
  await office.linkTokenFor(email)
  expect(await db.selectFrom('reset_requests').select('id').execute()).toEqual([])
  expect(await ask('after@office.test', '203.0.113.16')).toBe(200)
})

test('a proxy that is not named is logged once in English, and shown to the superadmin in the language of the reader', async () => {
  const alone = await openOffice()
  const as = await alone.superadmin()
  const warnings = () => alone.ok(accountEndpoints.warnings, { as })
  expect(await warnings()).toEqual([])
  for (let n = 0; n < 3; n += 1) await alone.app.inject({ url: '/healthz', headers: from('203.0.113.20') })
  expect(await warnings()).toEqual([
    { code: 'proxy-not-trusted', text: expect.stringContaining('Set TRUST_PROXY to the address of the proxy.') },
  ])
  await alone.call(calls.editPreferences, { as, body: { language: 'mr' } })
  expect(await warnings()).toEqual([
    { code: 'proxy-not-trusted', text: expect.stringContaining('TRUST_PROXY मध्ये प्रॉक्सीचा पत्ता द्या.') },
  ])
  const logged = alone.logs.filter((line) => line.includes('proxy-not-trusted'))
  expect(logged).toEqual([expect.stringContaining('Set TRUST_PROXY to the address of the proxy.')])
  await alone.close()

  expect(await office.ok(accountEndpoints.warnings, { as: await office.superadmin() })).toEqual([])
})
