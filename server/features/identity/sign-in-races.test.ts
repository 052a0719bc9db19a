import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity-endpoints.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { codeFor, stepsOf } from '#test/two-factor.ts'
import { whileHeld } from '#test/while-held.ts'

/** What ends the sessions of a user ends those, too, whose password was verified before and that open afterwards. */
const { office, admin } = await officeOfFile()

const signIn = ({ email, password }: Session) => office.call(calls.signIn, { body: { email, password } })
const toggle = (userId: string) => office.call(calls.toggleActivation, { as: admin, params: { userId } })

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
  const { status, message } = await signInDuring(as, () => office.call(calls.changePassword, { as, body }))
  expect([status, message]).toEqual([401, t.session('wrongCredentials')])
  await office.signIn(as.email, body.newPassword)
})

test('a sign-in that is under way gets no session when a link sets a password', async () => {
  const as = await office.employee()
  await office.ok(calls.resendCredentials, { body: { email: as.email } })
  const body = { token: await office.linkTokenFor(as.email), password: 'brand new password' }
  expect((await signInDuring(as, () => office.call(calls.setPassword, { body }))).status).toBe(401)
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
    () => office.call(calls.toggleActivation, { as: other, params: { userId: admin.userId } }),
    () => toggle(other.userId),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 401])
})
