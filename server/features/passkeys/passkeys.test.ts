import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { passkeySignInEndpoints } from '#contract/identity/passkey-sign-in-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { passkeyEndpoints as calls, MAX_PASSKEYS } from '#contract/passkeys/passkey.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOffice, openOfficeForYears } from '#test/office.ts'
import { addPasskey as add, passkeyDevice, type Twist } from '#test/passkey-device.ts'
import { stepsOf, turnOnTwoFactor } from '#test/two-factor.ts'

const office = await openOfficeForYears()
afterAll(() => office.close())
const { db } = office.database

const later = stepsOf(office)
beforeEach(() => later(10))
const minutes = (count: number) => later(count * 2)

const ORIGIN = 'http://localhost:3000'
type Device = ReturnType<typeof passkeyDevice>

const start = (as: Session) => office.ok(calls.start, { as })

const addPasskey = (as: Session, name?: string) => add(office, as, name)

const question = () => office.ok(passkeySignInEndpoints.challenge, {})
const signIn = (passkey: ReturnType<Device['answer']>) =>
  office.call(passkeySignInEndpoints.signIn, { body: { passkey } })
const signInBy = async (device: Device, twist: Twist = {}) => signIn(device.answer(await question(), twist))
const list = (as: Session) => office.ok(calls.all, { as })

const passkeyHistory = async ({ userId }: Session) =>
  (
    await db
      .selectFrom('history')
      .select(['action', 'changes'])
      .where('subject_id', '=', userId)
      .where('action', '!=', 'stepped up')
      .orderBy('seq')
      .execute()
  ).map(({ action, changes }) => [action, changes])

describe('a passkey', () => {
  test('a passkey is added after a step-up, listed, renamed and removed by its owner alone, and told by mail', async () => {
    const as = await office.employee()
    minutes(11)
    const refused = await office.call(calls.start, { as })
    expect([refused.status, refused.errors.fields]).toEqual([403, { stepUp: t.stepUp('needed') }])
    const { id } = await addPasskey(as)
    const now = office.clock.now().toISOString()
    expect(await list(as)).toEqual([{ id, name: 'Phone', createdAt: now, lastUsedAt: null }])

    const other = await office.employee()
    expect(await list(other)).toEqual([])
    expect((await office.call(calls.edit, { as: other, params: { id }, body: { name: 'Mine' } })).status).toBe(404)
    expect((await office.call(calls.remove, { as: other, params: { id } })).status).toBe(404)

    const edit = (name: string) => office.call(calls.edit, { as, params: { id }, body: { name } })
    expect(requireSuccess(await edit(' Office  phone ')).data.name).toBe('Office phone')
    requireSuccess(await edit('Office phone'))
    for (const [name, text] of [
      ['', t.passkeys('nameRequired')],
      ['of 234567890124', t.keys('nameWithNumber')],
    ] as const)
      expect((await edit(name)).errors.fields).toEqual({ name: text })
    await office.ok(calls.remove, { as, params: { id } })
    expect(await list(as), 'also the last one').toEqual([])
    expect((await passkeyHistory(as)).slice(-3)).toEqual([
      ['passkey added', { passkey: { from: null, to: 'Phone' } }],
      ['passkey renamed', { passkey: { from: 'Phone', to: 'Office phone' } }],
      ['passkey removed', { passkey: { from: 'Office phone', to: null } }],
    ])
    const mails = await db.selectFrom('deliveries').select('subject').where('recipient', '=', as.email).execute()
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['A passkey was added to your account', 'A passkey was removed from your account']),
    )
  })

  test('a passkey is made for this portal, this user and this session, by a device that verifies its user', async () => {
    const as = await office.client()
    const options = await start(as)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: t.general('productName') },
      user: { name: as.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const addAnswer = (answer: ReturnType<Device['make']>, by: Session = as) =>
      office.call(calls.add, { as: by, body: { name: 'Phone', answer } })
    const device = passkeyDevice(ORIGIN)
    const wrong: [string, ReturnType<Device['make']>, Session?][] = [
      ['another origin', device.make(await start(as), { origin: 'https://portal.example' })],
      ['another host', device.make(await start(as), { rpId: 'portal.example' })],
      ['no verified user', device.make(await start(as), { isVerified: false })],
      ['an answer to a sign-in', device.make(await start(as), { type: 'webauthn.get' })],
      ['a challenge of sign-in', device.make(await start(as), { challenge: (await question()).challenge })],
      ['an unknown challenge', device.make(await start(as), { challenge: 'A'.repeat(43) })],
      ['another session', device.make(await start(as)), await office.signIn(as.email)],
    ]
    for (const [name, answer, by] of wrong) {
      const refused = await addAnswer(answer, by)
      expect([refused.status, refused.errors.fields], name).toEqual([400, { answer: t.passkeys('refused') }])
    }
    const late = device.make(await start(as))
    minutes(6)
    expect((await addAnswer(late)).status, 'after five minutes').toBe(400)
    const answer = device.make(await start(as))
    requireSuccess(await addAnswer(answer))
    expect((await addAnswer(answer)).status, 'the challenge is spent').toBe(400)
    const again = await addAnswer(device.make(await start(as)))
    expect([again.status, again.message]).toEqual([409, t.passkeys('alreadyAdded')])
    expect((await start(as)).excludeCredentials).toHaveLength(1)
  })

  test(`a user has at most ${MAX_PASSKEYS} passkeys`, async () => {
    const as = await office.employee()
    for (let at = 1; at < MAX_PASSKEYS; at++) await addPasskey(as, `Phone ${at}`)
    const [first, second] = [passkeyDevice(ORIGIN), passkeyDevice(ORIGIN)]
    const answers = [first.make(await start(as)), second.make(await start(as))]
    const both = await Promise.all(
      answers.map((answer) => office.call(calls.add, { as, body: { name: 'Last', answer } })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const more = await office.call(calls.start, { as })
    expect([more.status, more.message]).toEqual([409, t.passkeys('tooMany')])
  })

  test('no passkey is offered where the portal has only an address, or no https', async () => {
    const { PUBLIC_URL } = office.deps.config
    for (const url of ['https://192.168.1.10', 'https://[::1]:3000', 'http://portal.example']) {
      Object.assign(office.deps.config, { PUBLIC_URL: url })
      const refused = await office.call(passkeySignInEndpoints.challenge, {})
      expect([refused.status, refused.message], url).toEqual([409, t.passkeys('needsDomain')])
    }
    Object.assign(office.deps.config, { PUBLIC_URL })
  })
})

describe('signing in', () => {
  test('takes a passkey alone, once for each challenge, and says so in the history', async () => {
    const as = await office.client()
    const { device } = await addPasskey(as)
    const asked = await question()
    expect(asked).not.toHaveProperty('allowCredentials')
    const answer = device.answer(asked)
    const { data } = requireSuccess(await signIn(answer))
    expect(data.user.id).toBe(as.userId)
    const session = { ...as, token: data.access_token }
    expect((await list(session))[0]?.lastUsedAt).toBe(office.clock.now().toISOString())
    expect((await office.call(calls.start, { as: session })).status, 'as fresh as by a password').toBe(200)
    const twice = await signIn(answer)
    expect([twice.status, twice.message]).toEqual([401, t.passkeys('refused')])
    expect((await passkeyHistory(as)).slice(-2)).toEqual([
      ['signed in', { by: { from: null, to: 'passkey' } }],
      ['sign-in refused', { reason: { from: null, to: 'wrong passkey' } }],
    ])
  })

  test('refuses another address, an unverified user, a counter that does not grow, and what is late or unknown', async () => {
    const as = await office.employee()
    const other = await office.employee()
    const { device, id } = await addPasskey(as)
    const { device: second } = await addPasskey(other)
    requireSuccess(await signInBy(device, { counter: 5 }))
    const elsewhere = await start(as)
    const twists: [string, Twist][] = [
      ['another origin', { origin: 'https://portal.example' }],
      ['another host', { rpId: 'portal.example' }],
      ['no verified user', { isVerified: false }],
      ['the same counter', { counter: 5 }],
      ['a lower counter', { counter: 4 }],
      ['no counter any more', { counter: 0 }],
      ['a challenge for adding', { challenge: elsewhere.challenge }],
      ['the handle of another user', { userHandle: second.answer(await question()).response.userHandle }],
    ]
    for (const [name, twist] of twists)
      expect((await signInBy(device, { counter: 6, ...twist })).status, name).toBe(401)
    const late = device.answer(await question(), { counter: 7 })
    minutes(6)
    expect((await signIn(late)).status, 'after five minutes').toBe(401)
    const bad = device.answer(await question(), { counter: 8 })
    const forged = {
      ...bad,
      response: { ...bad.response, signature: second.answer(await question()).response.signature },
    }
    expect((await signIn(forged)).status, 'the signature of another key').toBe(401)
    const { userHandle: _, ...without } = device.answer(await question(), { counter: 9 }).response
    expect((await signIn({ ...bad, response: without as never })).status, 'no handle').toBe(401)
    requireSuccess(await signInBy(device, { counter: 10 }))
    await office.ok(calls.remove, { as, params: { id } })
    expect((await signInBy(device, { counter: 11 })).status, 'a removed one').toBe(401)
  })

  test('one of two uses with one counter succeeds', async () => {
    const as = await office.employee()
    const { device } = await addPasskey(as)
    const answers = [device.answer(await question(), { counter: 7 }), device.answer(await question(), { counter: 7 })]
    const statuses = (await Promise.all(answers.map(signIn))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  test('a deactivated user cannot sign in', async () => {
    const as = await office.employee()
    const { device } = await addPasskey(as)
    const admin = await office.superadmin()
    const toggle = () => office.call(identityEndpoints.toggleActivation, { as: admin, params: { userId: as.userId } })
    requireSuccess(await toggle())
    const refused = await signInBy(device)
    expect([refused.status, refused.message]).toEqual([403, t.session('deactivated')])
    expect((await passkeyHistory(as)).at(-1)).toEqual([
      'sign-in refused',
      { reason: { from: null, to: 'deactivated' } },
    ])
    requireSuccess(await toggle())
    expect((await signInBy(device)).status).toBe(200)
  })

  test('takes a passkey of the user in place of the code, and a reset for a lost phone removes it', async () => {
    const as = await office.employee()
    const { email, password } = as
    const { device } = await addPasskey(as)
    const { device: foreign } = await addPasskey(await office.employee())
    const login = (passkey?: ReturnType<Device['answer']>) =>
      office.call(identityEndpoints.signIn, { body: { email, password, ...(passkey && { passkey }) } })
    requireSuccess(await login())
    await turnOnTwoFactor(office, as)
    expect((await login()).errors.fields).toEqual({ code: t.twoFactor('codeNeeded'), passkey: t.passkeys('use') })
    const wrong = await login(foreign.answer(await question()))
    expect([wrong.status, wrong.errors.fields]).toEqual([401, { passkey: t.passkeys('refused') }])
    const { data } = requireSuccess(await login(device.answer(await question())))
    expect(data.user.id).toBe(as.userId)
    expect((await signInBy(device)).status, 'both factors by itself').toBe(200)

    const admin = await office.superadmin()
    await office.stepUp(admin)
    await office.ok(twoFactorEndpoints.reset, { as: admin, params: { userId: as.userId } })
    expect((await passkeyHistory(as)).at(-1)).toEqual(['two-factor reset', { passkeys: { from: 1, to: 0 } }])
    expect((await signInBy(device)).status).toBe(401)
  })
})

test('a reset for a lost phone removes the passkeys of a user who has nothing else, whom the list names', async () => {
  const as = await office.employee()
  const { device } = await addPasskey(as)
  const admin = await office.superadmin()
  await office.stepUp(admin)
  const listed = async () =>
    (await office.ok(twoFactorEndpoints.users, { as: admin })).find(({ userId }) => userId === as.userId)
  expect(await listed()).toEqual({ userId: as.userId, turnedOnAt: null, passkeys: 1 })
  const reset = () => office.call(twoFactorEndpoints.reset, { as: admin, params: { userId: as.userId } })
  requireSuccess(await reset())
  expect((await passkeyHistory(as)).at(-1)).toEqual(['two-factor reset', { passkeys: { from: 1, to: 0 } }])
  expect([(await signInBy(device)).status, (await reset()).status, await listed()]).toEqual([401, 409, undefined])
  expect((await office.call(twoFactorEndpoints.status, { as })).status).toBe(401)
})

test('a passkey of the caller is a step-up, for the session that asked', async () => {
  const as = await office.employee()
  const { device } = await addPasskey(as)
  const { device: foreign } = await addPasskey(await office.employee())
  minutes(11)
  const status = () => office.ok(stepUpEndpoints.status, { as })
  expect(await status()).toEqual({ isNeeded: true, by: 'password', hasPasskey: true })
  const ask = (by: Session = as) => office.ok(calls.proof, { as: by })
  expect((await ask()).allowCredentials).toHaveLength(1)
  const prove = (passkey: ReturnType<Device['answer']>) => office.call(stepUpEndpoints.prove, { as, body: { passkey } })
  for (const answer of [
    foreign.answer(await ask()),
    device.answer(await question()),
    device.answer(await ask(await office.signIn(as.email))),
  ]) {
    const refused = await prove(answer)
    expect([refused.status, refused.errors.fields]).toEqual([400, { passkey: t.passkeys('refused') }])
  }
  expect((await passkeyHistory(as)).at(-1)).toEqual([
    'step-up refused',
    { reason: { from: null, to: 'wrong passkey' } },
  ])
  const both = await office.call(stepUpEndpoints.prove, {
    as,
    body: { passkey: device.answer(await ask()), password: as.password },
  })
  expect([both.status, both.errors.fields]).toEqual([400, { password: t.stepUp('exactlyOne') }])
  // A device that is plugged in may leave the handle out, since it was asked for by name.
  const { userHandle: _, ...response } = device.answer(await ask()).response
  requireSuccess(await prove({ ...device.answer(await ask()), response: response as never }))
  expect((await status()).isNeeded).toBe(false)
})

test('challenges that are over are deleted, and end with their session', async () => {
  const as = await office.employee()
  await start(as)
  await question()
  const waiting = async () => (await db.selectFrom('passkey_challenges').select('purpose').execute()).length
  expect(await waiting()).toBeGreaterThan(1)
  await db.deleteFrom('sessions').where('user_id', '=', as.userId).execute()
  minutes(6)
  expect(await cleanUp(office.deps)).toHaveProperty('challenges')
  expect(await waiting()).toBe(0)
})

test('refused passkeys count by the network, and far more of them than by an account are taken', async () => {
  const limited = await openOffice({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
  try {
    const passkey = passkeyDevice(ORIGIN).answer({ challenge: 'A'.repeat(43), rpId: 'localhost' }, { userHandle: 'A' })
    const statusFrom = async (place: string) =>
      (await limited.call(passkeySignInEndpoints.signIn, { body: { passkey }, headers: { 'x-forwarded-for': place } }))
        .status
    for (let times = 0; times < 100; times += 1) expect(await statusFrom('203.0.113.5')).toBe(401)
    expect([await statusFrom('203.0.113.5'), await statusFrom('203.0.113.6')]).toEqual([429, 401])
  } finally {
    await limited.close()
  }
})
