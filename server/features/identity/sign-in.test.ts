import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears, openOffice } from '#test/office.ts'
import { codeFor, signInWith, statusOf, stepsOf, turnOnTwoFactor, twoFactorHistory } from '#test/two-factor.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFileForYears()

const later = stepsOf(office)
beforeEach(() => later(10))

describe('sign-in with it', () => {
  test('asks for a code only after the right password, and opens no session before', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    later()
    const sessions = async () =>
      (await office.database.db.selectFrom('sessions').select('id').where('user_id', '=', as.userId).execute()).length
    const before = await sessions()
    const asked = await signInWith(office, as)
    expect([asked.status, asked.errors, asked.data]).toEqual([
      401,
      { message: t.twoFactor('codeNeeded'), code: 'twoFactor.codeNeeded', fields: { code: t.twoFactor('codeNeeded') } },
      undefined,
    ])
    const wrongPassword = await signInWith(office, { ...as, password: 'not this one' }, app.code())
    expect([wrongPassword.status, wrongPassword.errors]).toEqual([
      401,
      { message: t.session('wrongCredentials'), code: 'session.wrongCredentials' },
    ])
    const wrongCode = await signInWith(office, as, '123456')
    expect([wrongCode.status, wrongCode.errors.fields]).toEqual([401, { code: t.twoFactor('codeWrong') }])
    expect(await sessions()).toBe(before)
    const { data } = requireSuccess(await signInWith(office, as, app.code()))
    expect(Object.keys(data)).toEqual(['user', 'access_token'])
    expect(await sessions()).toBe(before + 1)
  })

  test('takes the codes of one step before and after, none of them twice and none that is older', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    later(10)
    for (const [steps, wanted] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [-1, 401],
      [0, 200],
      [0, 401],
      [1, 200],
      [0, 401],
      [1, 401],
    ] as const)
      expect((await signInWith(office, as, app.code(steps))).status, `${steps} steps from now`).toBe(wanted)
    later(1)
    expect((await signInWith(office, as, app.code())).status, 'used ahead of its time').toBe(401)
    later(1)
    expect((await signInWith(office, as, app.code())).status).toBe(200)
  })

  test('takes a recovery code once, in any letter case, and records that', async () => {
    const as = await office.client()
    const { recoveryCodes } = await turnOnTwoFactor(office, as)
    const [first = '', second = ''] = recoveryCodes
    const session = requireSuccess(await signInWith(office, as, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).data
    const again = await signInWith(office, as, first)
    expect([again.status, again.errors.fields]).toEqual([401, { code: t.twoFactor('recoveryCodeWrong') }])
    expect((await signInWith(office, as, second)).status).toBe(200)
    expect((await statusOf(office, { ...as, token: session.access_token })).recoveryCodesLeft).toBe(8)
    expect(await twoFactorHistory(office, as)).toEqual([
      'two-factor turned on',
      'recovery code used',
      'recovery code used',
    ])
  })

  test('accepts one of many concurrent calls with the same code', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    later()
    for (const code of [app.code(), app.recoveryCodes[3] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => signInWith(office, as, code)))
      expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 401, 401, 401, 401, 401])
    }
  })

  test('takes at most 20 wrong codes an hour, from wherever they come', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    later()
    const wrong = await Promise.all(Array.from({ length: 24 }, () => signInWith(office, as, 'ABCD')))
    expect(wrong.map(({ status: one }) => one).sort()).toEqual([...Array(20).fill(401), ...Array(4).fill(429)])
    const right = await signInWith(office, as, app.code())
    expect([right.status, right.message, right.headers['retry-after']]).toEqual([
      429,
      t.twoFactor('tooManyCodes'),
      '3600',
    ])
    later(120)
    expect((await signInWith(office, as, app.code())).status).toBe(200)
  })

  test('survives a new password by mail', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    await office.ok(identityEndpoints.resendCredentials, { body: { email: as.email } })
    const body = { token: await office.linkTokenFor(as.email), password: 'another good one' }
    await office.ok(identityEndpoints.setPassword, { body })
    later()
    const renewed = { ...as, password: body.password }
    expect((await signInWith(office, renewed)).errors.fields).toEqual({ code: t.twoFactor('codeNeeded') })
    expect((await signInWith(office, renewed, app.code())).status).toBe(200)
  })
})

test('wrong codes count as failures of sign-in, and the question for one does not', async () => {
  const limited = await openOffice({ RATE_LIMITS: 'on' })
  limited.clock.set(office.clock.now())
  const as = await limited.employee()
  const app = await turnOnTwoFactor(limited, as)
  const body = { email: as.email, password: as.password }
  const ask = async (code?: string) =>
    (await limited.call(identityEndpoints.signIn, { body: code === undefined ? body : { ...body, code } })).status
  for (let times = 0; times < 12; times += 1) expect(await ask()).toBe(401)
  for (let times = 0; times < 10; times += 1) expect(await ask('123456')).toBe(401)
  expect(await ask('123456')).toBe(429)
  limited.clock.set(new Date(office.clock.now().getTime() + 30_000))
  expect(await ask(app.code())).toBe(429)
  await limited.close()
})

/** What ends the sessions of a user ends those, too, whose password was verified before and that open afterwards. */

const signIn = ({ email, password }: Session) => office.call(identityEndpoints.signIn, { body: { email, password } })
const toggle = (userId: string) => office.call(identityEndpoints.toggleActivation, { as: admin, params: { userId } })

/**
 * Runs an act and then a sign-in, both of which wait for the row of the user and come to it in this order; returns the
 * answer of the sign-in.
 */
async function signInDuring(as: Session, act: () => Promise<{ status: number }>) {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const untilWaiting = (count: number) =>
    vi.waitFor(async () => expect((await office.database.pool.query(waiting)).rowCount).toBe(count), {
      timeout: 40_000,
    })
  const holder = new pg.Client(office.connection)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for no key update', [as.userId])
  const acted = act()
  await untilWaiting(1)
  const signedIn = signIn(as)
  await untilWaiting(2)
  await holder.query('commit')
  await holder.end()
  expect((await acted).status).toBe(200)
  return signedIn
}

test('a sign-in that is under way gets no session when the password changes', async () => {
  const as = await office.employee()
  const body = { currentPassword: as.password, newPassword: 'another good one' }
  const { status, message } = await signInDuring(as, () => office.call(identityEndpoints.changePassword, { as, body }))
  expect([status, message]).toEqual([401, t.session('wrongCredentials')])
  await office.signIn(as.email, body.newPassword)
})

test('a sign-in that is under way gets no session when a link sets a password', async () => {
  const as = await office.employee()
  await office.ok(identityEndpoints.resendCredentials, { body: { email: as.email } })
  const body = { token: await office.linkTokenFor(as.email), password: 'brand new password' }
  expect((await signInDuring(as, () => office.call(identityEndpoints.setPassword, { body }))).status).toBe(401)
})

test('a sign-in that is under way gets no session when the account is deactivated', async () => {
  const as = await office.employee()
  const { status, message } = await signInDuring(as, () => toggle(as.userId))
  expect([status, message]).toEqual([403, t.session('deactivated')])
  expect((await toggle(as.userId)).data).toMatchObject({ isActive: true })
})

test('a sign-in of a member that is under way gets no session when the owner is deactivated', async () => {
  const owner = await office.client()
  const member = await office.member(owner)
  expect((await signInDuring(member, () => toggle(owner.userId))).status).toBe(403)
})

test('a sign-in that is under way needs a code when two-factor sign-in is turned on', async () => {
  stepsOf(office)()
  const as = await office.employee()
  const start = await office.call(twoFactorEndpoints.start, { as, body: { currentPassword: as.password } })
  const body = { code: codeFor(requireSuccess(start).data.secret, office.clock.now()) }
  const { status, errors } = await signInDuring(as, () => office.call(twoFactorEndpoints.confirm, { as, body }))
  expect([status, errors.fields]).toEqual([401, { code: t.twoFactor('codeNeeded') }])
})

test('one of two superadmins who deactivate each other at the same moment stays', async () => {
  const other = await office.employee()
  await office.database.pool.query(
    `update users set role = 'superadmin', employee_code = null, branch_code = null where id = $1`,
    [other.userId],
  )
  const answers = await whileHeld(
    office,
    `select from users where role = 'superadmin' for update`,
    () => office.call(identityEndpoints.toggleActivation, { as: other, params: { userId: admin.userId } }),
    () => toggle(other.userId),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 401])
})
