import { afterAll, describe, expect, test } from 'vitest'
import { UNATTENDED } from '#contract/api.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

const office = await openOffice({ TRUST_PROXY: 'loopback' })
afterAll(() => office.close())

describe('sign-in', () => {
  test('answers the session user and a token', async () => {
    const employee = await office.employee()
    const data = await office.ok(calls.signIn, { body: { email: employee.email, password: employee.password } })
    expect(data.access_token).toMatch(/^[\w-]{43}$/)
    expect(data.user).toEqual({
      id: employee.userId,
      name: `${employee.employee.firstName} ${employee.employee.lastName}`,
      isVerified: true,
      email: employee.email,
      role: 'employee',
      branchCode: employee.employee.branchCode,
      employeeCode: employee.employee.employeeCode,
      creditLimit: null,
      utilizedCredit: null,
      language: 'en',
      pinnedPages: [],
    })
  })

  test('an unknown e-mail and a wrong password get one and the same 401', async () => {
    const { email } = await office.superadmin()
    const wrong = await office.call(calls.signIn, { body: { email, password: 'not this one' } })
    const unknown = await office.call(calls.signIn, { body: { email: 'nobody@office.test', password: 'not this one' } })
    expect(wrong.status).toBe(401)
    expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null })
  })

  test('names the missing fields', async () => {
    const { status, errors } = await office.call(calls.signIn, { body: {} })
    expect(status).toBe(400)
    expect(errors.fields).toEqual({ email: 'Email is required', password: 'Password is required' })
  })

  test('e-mail is taken in any letter case', async () => {
    const { email, password } = await office.superadmin()
    expect((await office.call(calls.signIn, { body: { email: ` ${email.toUpperCase()} `, password } })).status).toBe(
      200,
    )
  })

  test('a deactivated account is reported only after the right password', async () => {
    const { userId, email, password } = await office.employee()
    await office.ok(calls.toggleActivation, { as: await office.superadmin(), params: { userId } })
    const right = await office.call(calls.signIn, { body: { email, password } })
    const wrong = await office.call(calls.signIn, { body: { email, password: 'not this one' } })
    expect([right.status, right.message]).toEqual([403, t.session('deactivated')])
    expect(wrong.status).toBe(401)
  })
})

describe('a session', () => {
  test('ends at the very next call after logout', async () => {
    const { email, password } = await office.superadmin()
    const session = await office.signIn(email, password)
    expect((await office.call(calls.myProfile, { as: session })).status).toBe(200)
    await office.ok(calls.signOut, { as: session })
    const after = await office.call(calls.myProfile, { as: session })
    expect([after.status, after.message]).toEqual([401, t.session('expired')])
  })

  test('ends at the very next call after deactivation', async () => {
    const session = await office.employee()
    await office.ok(calls.toggleActivation, { as: await office.superadmin(), params: { userId: session.userId } })
    expect((await office.call(calls.myProfile, { as: session })).status).toBe(401)
    await office.ok(calls.toggleActivation, { as: await office.superadmin(), params: { userId: session.userId } })
    expect((await office.call(calls.myProfile, { as: session })).status, 'active again, signed out').toBe(401)
  })

  test('a session that was opened during the deactivation of its user is refused', async () => {
    const session = await office.employee()
    await office.database.db.updateTable('users').set({ is_active: false }).where('id', '=', session.userId).execute()
    expect((await office.call(calls.myProfile, { as: session })).status).toBe(401)
  })

  test('a session of staff ends after an hour without use, and after 12 hours in any case', async () => {
    const { email, password } = await office.superadmin()
    const begin = Date.now()
    office.clock.set(new Date(begin))
    const used = await office.signIn(email, password)
    const idle = await office.signIn(email, password)
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      office.clock.set(new Date(begin + minutes * MINUTE))
      expect((await office.call(calls.myProfile, { as: used })).status).toBe(200)
      if (minutes > 60) expect((await office.call(calls.myProfile, { as: idle })).status).toBe(401)
    }
    office.clock.set(new Date(begin + 12 * 60 * MINUTE))
    expect((await office.call(calls.myProfile, { as: used })).status).toBe(401)
    office.clock.set(null)
  })

  test('a session in use ends no sooner than its idle time after its last use', async () => {
    const { config } = office.deps
    for (const [minutes, pauses] of [
      [1, [20, 40, 61, 120, 178]],
      [60, [59, 3_600 + 40, 7_200 + 20]],
    ] as const) {
      const { email, password } = await office.superadmin()
      const { STAFF_IDLE_MINUTES } = config
      Object.assign(config, { STAFF_IDLE_MINUTES: minutes })
      const begin = Date.now()
      const at = (seconds: number) => office.clock.set(new Date(begin + seconds * SECOND))
      at(0)
      const used = await office.signIn(email, password)
      const statusOf = async () => (await office.call(calls.myProfile, { as: used })).status
      for (const seconds of pauses) {
        at(seconds)
        expect([minutes, seconds, await statusOf()]).toEqual([minutes, seconds, 200])
      }
      at((pauses.at(-1) ?? 0) + minutes * 60)
      expect([minutes, await statusOf()]).toEqual([minutes, 401])
      Object.assign(config, { STAFF_IDLE_MINUTES })
      office.clock.set(null)
    }
  })

  test('a session of a page that was left open ends, though the page calls by itself', async () => {
    const { email, password } = await office.superadmin()
    const begin = Date.now()
    office.clock.set(new Date(begin))
    const left = await office.signIn(email, password)
    for (let minutes = 5; minutes <= 65; minutes += 5) {
      office.clock.set(new Date(begin + minutes * MINUTE))
      const { status } = await office.call(calls.myProfile, { as: left, headers: { [UNATTENDED]: '1' } })
      expect(status).toBe(minutes < 60 ? 200 : 401)
    }
    office.clock.set(null)
  })

  test('each of many who call at once has a session of their own', async () => {
    const [one, other, gone] = [await office.employee(), await office.client(), await office.employee()]
    await office.ok(calls.signOut, { as: gone })
    const callers = Array.from({ length: 30 }, (_, n) => [one, other, gone][n % 3] ?? one)
    const answers = await Promise.all(callers.map((as) => office.patiently(calls.myProfile, { as })))
    expect(answers.map(({ status, data }) => (status === 200 ? data.id : status))).toEqual(
      callers.map((as) => (as === gone ? 401 : as.userId)),
    )
  })

  test('ends when fifty younger ones of the account live, also of those that open at once', async () => {
    const { email, password, token } = await office.client()
    // Each from a place of its own: those of one place wait for each other at its row.
    const signIn = async (n: number) => {
      const headers = { 'x-forwarded-for': `203.0.113.${n}` }
      return requireSuccess(await office.patiently(calls.signIn, { body: { email, password }, headers })).data
        .access_token
    }
    const opened = await Promise.all(Array.from({ length: 60 }, (_, n) => signIn(n)))
    const { pool } = office.database
    const live = async () =>
      (await pool.query('select from sessions join users on users.id = user_id where email = $1', [email])).rowCount
    expect(await live()).toBe(50)
    const statusOf = async (one: string) =>
      (await office.patiently(calls.myProfile, { as: { token: one, userId: '', email, password } })).status
    expect(await statusOf(token), 'the oldest').toBe(401)
    const statuses = await Promise.all(opened.map(statusOf))
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)

    // Four more that are let go in one moment, when all of them have come to the user's row.
    const row = `select from users where email = '${email}' for update`
    await whileHeld(office, row, ...Array.from({ length: 4 }, (_, n) => () => signIn(100 + n)))
    expect(await live()).toBe(50)
  })

  test('a token that is malformed is a 401', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}\u00e9`, 'a'.repeat(5000)]) {
      const session = { ...(await office.superadmin()), token }
      expect((await office.call(calls.myProfile, { as: session })).status).toBe(401)
    }
  })

  test('shows a client its own record with its credit', async () => {
    const session = await office.client({ creditLimit: 12_345.5 })
    const data = await office.ok(calls.myProfile, { as: session })
    expect(data).toMatchObject({ role: 'client', isVerified: true, creditLimit: 12_345.5, utilizedCredit: 0 })
    expect(data.client).toMatchObject({ id: session.client.id, firmName: session.client.firmName })
  })
})

describe('change of password', () => {
  test('ends every other session and keeps this one', async () => {
    const first = await office.employee()
    const second = await office.signIn(first.email)
    const body = { currentPassword: first.password, newPassword: 'another good one' }
    await office.ok(calls.changePassword, { as: second, body })
    expect((await office.call(calls.myProfile, { as: second })).status).toBe(200)
    expect((await office.call(calls.myProfile, { as: first })).status).toBe(401)
    expect((await office.call(calls.signIn, { body: { email: first.email, password: first.password } })).status).toBe(
      401,
    )
    await office.signIn(first.email, body.newPassword)
  })

  test('a password fits in whichever form a keyboard writes its letters, at each call that takes one', async () => {
    const session = await office.employee()
    const [composed, apart] = ['café of Pune', 'cafe\u0301 of\u00a0Pune']
    const change = async (currentPassword: string, newPassword: string) =>
      requireSuccess(await office.call(calls.changePassword, { as: session, body: { currentPassword, newPassword } }))
    await change(session.password, apart)
    await office.signIn(session.email, composed)
    await office.ok(stepUpEndpoints.prove, { as: session, body: { password: composed } })
    await change(composed, 'five crows over Pune')
    await office.ok(calls.resendCredentials, { body: { email: session.email } })
    const token = await office.linkTokenFor(session.email)
    await office.ok(calls.setPassword, { body: { token, password: composed } })
    await office.signIn(session.email, apart)
  })

  test('refuses with the words of the spec', async () => {
    const session = await office.employee()
    const change = async (body: object) => (await office.call(calls.changePassword, { as: session, body })).errors
    expect((await change({ currentPassword: 'wrong', newPassword: 'long enough' })).message).toBe(
      'Current Password is incorrect',
    )
    expect((await change({})).fields).toEqual({
      currentPassword: 'Current Password is required',
      newPassword: 'New Password is required',
    })
    expect((await change({ currentPassword: 'x', newPassword: 'short' })).fields).toEqual({
      newPassword: 'New Password must be at least 8 characters',
    })
  })
})

describe('one-time links', () => {
  test('work once, and a new one invalidates the old one', async () => {
    const { email } = await office.employee()
    await office.ok(calls.resendCredentials, { body: { email } })
    const old = await office.linkTokenFor(email)
    await office.ok(calls.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    expect(token).not.toBe(old)
    const use = (one: string) =>
      office.call(calls.setPassword, { body: { token: one, password: 'brand new password' } })
    expect((await use(old)).errors.message).toBe(t.password('linkDead'))
    const ownerOf = (one: string) => office.call(calls.linkOwner, { body: { token: one } })
    expect((await ownerOf(old)).errors).toEqual({
      message: t.password('linkDead'),
      code: 'password.linkDead',
      fields: { token: t.password('linkDead') },
    })
    expect((await ownerOf(token)).data).toEqual({ email })
    expect((await use(token)).status).toBe(200)
    expect((await ownerOf(token)).status).toBe(400)
    expect((await use(token)).status).toBe(400)
    await office.signIn(email, 'brand new password')
  })

  test('work for one of many concurrent callers', async () => {
    const { email } = await office.employee()
    await office.ok(calls.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        office.patiently(calls.setPassword, { body: { token, password: `password number ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
  })

  test('links of a reset live 30 minutes, of an invitation 72 hours', async () => {
    const { email } = await office.employee()
    const begin = Date.now()
    office.clock.set(new Date(begin))
    await office.ok(calls.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    office.clock.set(new Date(begin + 30 * MINUTE))
    expect((await office.call(calls.setPassword, { body: { token, password: 'brand new password' } })).status).toBe(400)

    const { id, email: fresh } = await office.signUp()
    const body = { creditLimit: 0, fixedPenaltyAmount: 0 }
    await office.ok(clientEndpoints.verify, { as: await office.superadmin(), params: { id }, body })
    const invitation = await office.linkTokenFor(fresh)
    const invited = Date.parse(office.clock.now().toISOString())
    office.clock.set(new Date(invited + 72 * 60 * MINUTE - 1))
    const inTime = await office.call(calls.setPassword, { body: { token: invitation, password: 'brand new password' } })
    expect(inTime.status).toBe(200)
    office.clock.set(null)
  })

  test('known and unknown addresses get the same answer, and only known ones a link', async () => {
    const { email } = await office.employee()
    const known = await office.call(calls.resendCredentials, { body: { email } })
    const unknown = await office.call(calls.resendCredentials, { body: { email: 'nobody@office.test' } })
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
    expect(known.message).toBe('Password reset instructions sent.')
    await office.linkTokenFor(email)
    const mails = await office.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', 'like', 'nobody%')
      .execute()
    expect(mails).toEqual([])
  })

  test('an unverified client is mailed no link', async () => {
    const { email } = await office.signUp()
    await office.ok(calls.resendCredentials, { body: { email } })
    await expect(office.linkTokenFor(email)).rejects.toThrow()
  })
})
