import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice, openOfficeForYears } from '#test/office.ts'

let now = Date.parse('2026-11-22T04:00:00Z')

const office = await openOfficeForYears(null, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
afterAll(() => office.close())
beforeEach(() => later(25 * 3600))

/** Moves the office's clock on, by seconds. */
function later(seconds: number) {
  now += seconds * 1000
  office.clock.set(new Date(now))
}

let places = 0
/** An address that nobody asked from before. */
const elsewhere = () => {
  places += 1
  return `203.0.${Math.floor(places / 250)}.${places % 250}`
}

async function signIn({ email, password }: Pick<Session, 'email' | 'password'>, address: string, cookie = '') {
  const headers = { 'x-forwarded-for': address, cookie }
  return office.patiently(calls.signIn, { body: { email, password }, headers })
}

/** Wrong passwords, each from another place. */
async function guessAt(email: string, times: number) {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await signIn({ email, password: 'not this one' }, elsewhere()))
  return answers.map(({ status, headers }) => (status === 429 ? Number(headers['retry-after']) : status))
}

const deviceOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

const lettersTo = async (email: string) => {
  await runJobsOnce(office.deps)
  const mails = await office.database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('recipient', '=', email)
    .where('subject', 'like', 'Someone is trying%')
    .execute()
  return mails.map((mail) => writeMail(office.deps, mail).text)
}

describe('wrong sign-ins by the neighbours of a known device', () => {
  const wrong = (email: string, address: string, cookie = '') =>
    signIn({ email, password: 'not this one' }, address, cookie)

  test('do not lock it out, at its account or at the network', async () => {
    const owner = await office.employee()
    const network = elsewhere()
    const cookie = deviceOf(requireSuccess(await signIn(owner, network)))
    for (let n = 0; n < 10; n += 1) expect((await wrong(owner.email, network)).status).toBe(401)
    expect((await signIn(owner, network)).status, 'without its cookie').toBe(429)
    expect((await signIn(owner, network, cookie)).status).toBe(200)
    for (let n = 0; n < 90; n += 1) await wrong(`nobody${n % 30}@office.test`, network)
    expect((await wrong('nobody@office.test', network)).status, 'the network').toBe(429)
    expect((await signIn(owner, network, cookie)).status).toBe(200)
  })

  test('its own wrong passwords are still counted, wherever it is, and its cookie is nothing at another account', async () => {
    const owner = await office.employee()
    const cookie = deviceOf(requireSuccess(await signIn(owner, elsewhere())))
    for (let n = 0; n < 10; n += 1) expect((await wrong(owner.email, elsewhere(), cookie)).status).toBe(401)
    expect((await signIn(owner, elsewhere(), cookie)).status).toBe(429)
    const other = await office.employee()
    const network = elsewhere()
    for (let n = 0; n < 10; n += 1) await wrong(other.email, network)
    expect((await signIn(other, network, cookie)).status).toBe(429)
    expect((await signIn(other, network, `device=${'a'.repeat(43)}`)).status).toBe(429)
  })

  test('a proof of a signed-in user is counted by the device, too', async () => {
    const owner = await office.employee()
    const network = elsewhere()
    const signedIn = requireSuccess(await signIn(owner, network))
    const as = { ...owner, token: signedIn.data.access_token }
    const change = (currentPassword: string, cookie = '') =>
      office.patiently(calls.changePassword, {
        as,
        body: { currentPassword, newPassword: 'a second good password' },
        headers: { 'x-forwarded-for': network, cookie },
      })
    for (let n = 0; n < 10; n += 1) await change('not this one')
    expect((await change(owner.password)).status).toBe(429)
    expect((await change(owner.password, deviceOf(signedIn))).status).toBe(200)
  })
})

describe('guesses at one account from everywhere', () => {
  test('guesses are slowed after twenty, alike for an address that is known and one that is not', async () => {
    const { email } = await office.employee()
    for (const address of [email, `nobody${email}`]) {
      const free = await Promise.all(Array.from({ length: 20 }, () => guessAt(address, 1)))
      expect(free.flat()).toEqual(Array(20).fill(401))
      expect(await guessAt(address, 3), 'one more, and then a wait').toEqual([401, 2, 2])
      for (const wait of [4, 8, 16, 32, 64, 64]) {
        later(64)
        expect(await guessAt(address, 2)).toEqual([401, wait])
      }
      later(25 * 3600)
      expect(await guessAt(address, 2), 'the next day').toEqual([401, 401])
    }
  })

  test('many guesses at once are looked at one by one', async () => {
    const { email } = await office.employee()
    await guessAt(email, 20)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn({ email, password: 'not this one' }, elsewhere())),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([401, ...Array(7).fill(429)])
  })

  test('do not lock out an owner at a known network or device', async () => {
    const owner = await office.client()
    const first = requireSuccess(await signIn(owner, '2001:db8:7:7::1'))
    const device = deviceOf(first)
    await guessAt(owner.email, 30)
    expect((await signIn(owner, elsewhere())).status, 'a new place').toBe(429)
    expect((await signIn(owner, '2001:db8:7:7:ffff::2')).status, 'the same network').toBe(200)
    expect((await signIn(owner, elsewhere(), device)).status, 'the same device').toBe(200)
    expect((await signIn(owner, elsewhere(), `other=1; ${device}`)).status).toBe(200)
    expect((await signIn(owner, elsewhere(), `device=${'a'.repeat(43)}`)).status, 'another device').toBe(429)
    const other = await office.client()
    const strange = deviceOf(requireSuccess(await signIn(other, elsewhere())))
    expect((await signIn(owner, elsewhere(), strange)).status, "somebody else's device").toBe(429)
  })

  test('do not lock out an owner who sets a new password by mail', async () => {
    const owner = await office.employee()
    await guessAt(owner.email, 30)
    await office.ok(calls.resendCredentials, { body: { email: owner.email } })
    const token = await office.linkTokenFor(owner.email)
    const address = elsewhere()
    const body = { token, password: 'another good one' }
    await office.ok(calls.setPassword, { body, headers: { 'x-forwarded-for': address } })
    expect((await signIn({ ...owner, password: body.password }, address)).status).toBe(200)
  })

  test('do not include the right password, which makes its place known for 90 days', async () => {
    const owner = await office.client()
    await guessAt(owner.email, 19)
    expect((await signIn(owner, '198.51.100.1')).status).toBe(200)
    expect(await guessAt(owner.email, 3), 'the right one did not count').toEqual([401, 401, 2])
    expect((await signIn(owner, '198.51.100.1')).status, 'known now').toBe(200)
    later(91 * 24 * 3600)
    await guessAt(owner.email, 25)
    expect((await signIn(owner, '198.51.100.1')).status, 'known no more').toBe(429)
  })

  test('guesses are mailed to the owner, once a day', async () => {
    const { email } = await office.employee()
    await guessAt(email, 20)
    expect(await lettersTo(email)).toEqual([])
    await guessAt(email, 5)
    const [text, ...more] = await lettersTo(email)
    expect(text).toContain('Many wrong passwords were tried on your account')
    expect(more).toEqual([])
    later(3600)
    await guessAt(email, 5)
    expect(await lettersTo(email)).toHaveLength(1)
    later(24 * 3600)
    await guessAt(email, 25)
    expect(await lettersTo(email)).toHaveLength(2)
  })
})

test('the device is a cookie that no script reads, for the calls of sign-in only', async () => {
  const owner = await office.employee()
  const cookie = String(requireSuccess(await signIn(owner, elsewhere())).headers['set-cookie'])
  expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
  const token = /device=([\w-]+)/.exec(cookie)?.[1] ?? ''
  const stored = await office.database.db.selectFrom('known_places').select('place').execute()
  expect(stored.length).toBeGreaterThan(0)
  expect(stored.some(({ place }) => place.toString('base64url').includes(token))).toBe(false)
  expect(
    String(
      requireSuccess(await signIn(owner, elsewhere(), deviceOf({ headers: { 'set-cookie': cookie } }))).headers[
        'set-cookie'
      ],
    ),
  ).toBe(cookie)
  expect((await signIn({ ...owner, password: 'not this one' }, elsewhere())).headers['set-cookie']).toBeUndefined()

  const secure = await openOffice({ PUBLIC_URL: 'https://portal.example' })
  const { email, password } = await secure.superadmin()
  const { headers } = await secure.call(calls.signIn, { body: { email, password } })
  expect(headers['set-cookie']).toMatch(/^device=.*; SameSite=Strict; Secure$/)
  await secure.close()
})
