import { afterAll, describe, expect, test } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { ensureFirstSuperadmin } from '#server/features/identity/first-superadmin.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

const EASY = 'This password is easy to guess. Choose another one.'

describe('a password that everybody tries', () => {
  test('a common password is refused where one is changed, and the session goes on', async () => {
    const as = await office.employee()
    const { email } = as
    const change = async (newPassword: string) => {
      const body = { currentPassword: as.password, newPassword }
      const { status, errors } = await office.call(calls.changePassword, { as, body })
      return [status, errors?.fields]
    }
    const own = [
      email,
      email.toUpperCase(),
      `${email}`.split('@')[0]?.padEnd(8, '!') ?? '',
      'Patil@2026',
      '+Asha Patil+',
    ]
    for (const easy of [
      '12345678',
      'password',
      'PassWord',
      'qwertyuiop',
      'iloveyou',
      'Vehicle Record Portal 1',
      ...own,
    ])
      expect(await change(easy), easy).toEqual([400, { newPassword: EASY }])
    expect((await change('short'))[1]).toEqual({ newPassword: 'New Password must be at least 8 characters' })
    expect(await change('five crows over Pune')).toEqual([200, undefined])
  })

  test('a common password is refused where one is set by a link, which then still works', async () => {
    const { email } = await office.employee()
    await office.ok(calls.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    const set = async (password: string) => {
      const { status, errors } = await office.call(calls.setPassword, { body: { token, password } })
      return [status, errors?.fields]
    }
    expect(await set('12345678')).toEqual([400, { password: EASY }])
    expect(await set('five crows over Pune')).toEqual([200, undefined])
  })

  test('does not count as a failed sign-in', async () => {
    const limited = await openOffice({ RATE_LIMITS: 'on' })
    const as = await limited.employee()
    const body = { currentPassword: as.password, newPassword: '12345678' }
    for (let n = 0; n < 12; n += 1) expect((await limited.call(calls.changePassword, { as, body })).status).toBe(400)
    await limited.signIn(as.email)
    await limited.close()
  })

  test('a common ADMIN_PASSWORD has a warning', async () => {
    const fresh = await openOffice({ ADMIN_PASSWORD: 'Password1' })
    expect(await ensureFirstSuperadmin(fresh.deps)).not.toBeNull()
    expect(fresh.deps.warnings.list().map(({ code }) => code)).toEqual(['admin-password-easy'])
    await fresh.close()
  })
})

describe('a mail about a new password', () => {
  const subjectsTo = async (email: string) => {
    await runJobsOnce(office.deps)
    const query = office.database.db
      .selectFrom('deliveries')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id')
    return (await query.execute()).map(({ subject }) => subject)
  }

  test('a mail comes where a password is changed or set in the place of another, not at the first', async () => {
    const as = await office.employee()
    expect(await subjectsTo(as.email)).toEqual(['You are invited'])
    const body = { currentPassword: as.password, newPassword: 'five crows over Pune' }
    await office.ok(calls.changePassword, { as, body })
    expect((await subjectsTo(as.email)).slice(1)).toEqual(['Your password was changed'])
    await office.ok(calls.resendCredentials, { body: { email: as.email } })
    const token = await office.linkTokenFor(as.email)
    await office.ok(calls.setPassword, { body: { token, password: 'six crows over Pune' } })
    expect((await subjectsTo(as.email)).slice(2)).toEqual(['Reset your password', 'Your password was changed'])
  })
})
