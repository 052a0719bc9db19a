import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { stepUpEndpoints as calls } from '#contract/identity/step-up.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#contract/two-factor/two-factor.ts'

import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears, openOffice } from '#test/office.ts'
import { turnOnTwoFactor } from '#test/two-factor.ts'

const { office, admin } = await officeOfFileForYears('2026-11-22T06:00:00Z')

const later = (ms: number) => office.clock.set(new Date(office.clock.now().getTime() + ms))

// Each test begins with a proof that is too old.
beforeEach(() => later(60 * MINUTE))

const saveUpi = (as: Session) => office.call(referenceEndpoints.updateUpi, { as, body: { upi: 'office@okhdfc' } })
const prove = (as: Session, body: unknown) => office.call(calls.prove, { as, body })
const isNeeded = async (as: Session) => (await office.ok(calls.status, { as })).isNeeded
const refusal = { status: 403, errors: { fields: { stepUp: t.stepUp('needed') } } }

/** What the history says of a user's proofs, oldest first. */
async function proofsOf({ userId }: Session) {
  const rows = await office.database.db
    .selectFrom('history')
    .select(['action', 'actor_id', 'changes'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .where('action', 'in', ['stepped up', 'step-up refused', 'recovery code used'])
    .orderBy('id')
    .execute()
  return rows.map(({ action, actor_id, changes }) => [
    action,
    actor_id === userId,
    (changes as { reason?: { to: string } }).reason?.to,
  ])
}

describe('a call that asks for a proof', () => {
  test('takes a sign-in as one for ten minutes, and is 403 afterwards', async () => {
    const as = await office.signIn(admin.email, admin.password)
    expect((await saveUpi(as)).status).toBe(200)
    later(10 * MINUTE)
    expect([(await saveUpi(as)).status, await isNeeded(as)]).toEqual([200, false])
    later(SECOND)
    expect(await saveUpi(as)).toMatchObject(refusal)
    expect(await isNeeded(as)).toBe(true)
    const unknown = { id: '01900000-0000-7000-8000-0000000000ff' }
    const others = [
      office.call(twoFactorEndpoints.reset, { as, params: { userId: unknown.id } }),
      office.call(mailEndpoints.link, { as, params: unknown }),
    ]
    for (const answer of await Promise.all(others)) expect(answer).toMatchObject(refusal)
    expect((await office.call(referenceEndpoints.getUpi, { as })).status, 'all else goes on').toBe(200)
  })

  test('the proof is checked after session and role, and before the body', async () => {
    const employee = await office.employee()
    later(11 * MINUTE)
    expect((await office.call(referenceEndpoints.updateUpi, { body: {} })).status).toBe(401)
    const other = await office.call(referenceEndpoints.updateUpi, { as: employee, body: {} })
    expect([other.status, other.errors.fields]).toEqual([403, undefined])
    expect(await office.call(referenceEndpoints.updateUpi, { as: admin, body: { upi: 'no upi id' } })).toMatchObject(
      refusal,
    )
  })
})

describe('a step-up', () => {
  test('a step-up by the password lifts this session for ten minutes, and no other of the same user', async () => {
    const [here, elsewhere] = [
      await office.signIn(admin.email, admin.password),
      await office.signIn(admin.email, admin.password),
    ]
    later(11 * MINUTE)
    expect(await office.ok(calls.status, { as: here })).toEqual({ isNeeded: true, by: 'password' })
    expect((await prove(here, { password: admin.password })).data).toBeNull()
    later(10 * MINUTE)
    expect([(await saveUpi(here)).status, (await saveUpi(elsewhere)).status]).toEqual([200, 403])
    later(SECOND)
    expect((await saveUpi(here)).status).toBe(403)
    expect((await proofsOf(admin)).at(-1)).toEqual(['stepped up', true, undefined])
  })

  test('a step-up is recorded once a minute', async () => {
    const here = await office.signIn(admin.email, admin.password)
    later(11 * MINUTE)
    const before = (await proofsOf(admin)).length
    const added = async () => (await proofsOf(admin)).length - before
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(here, { password: admin.password })))
    expect([new Set(answers.map(({ status }) => status)), await added()]).toEqual([new Set([200]), 1])
    later(MINUTE - SECOND)
    requireSuccess(await prove(here, { password: admin.password }))
    expect(await added()).toBe(1)
    // The proof counts from its last time all the same.
    later(10 * MINUTE)
    expect((await saveUpi(here)).status).toBe(200)
    requireSuccess(await prove(here, { password: admin.password }))
    expect(await added()).toBe(2)
  })

  test('a wrong password is 400 at the field, leaves the session alone and is recorded', async () => {
    const { status, errors } = await prove(admin, { password: 'not this one' })
    expect([status, errors.fields]).toEqual([400, { password: t.stepUp('passwordWrong') }])
    expect((await saveUpi(admin)).status).toBe(403)
    expect((await office.call(identityEndpoints.myProfile, { as: admin })).status).toBe(200)
    expect((await proofsOf(admin)).at(-1)).toEqual(['step-up refused', true, 'wrong password'])
  })

  test('takes exactly one proof, and nothing else', async () => {
    const both = await prove(admin, { password: admin.password, code: '123456' })
    const neither = await prove(admin, {})
    for (const { status, errors } of [both, neither])
      expect([status, errors.fields]).toEqual([400, { password: t.stepUp('exactlyOne') }])
    expect((await prove(admin, { password: '' })).errors.fields).toEqual({ password: 'Password is required' })
    expect((await prove(admin, { password: 'x'.repeat(201) })).status).toBe(400)
    expect((await prove(admin, { password: admin.password, userId: admin.userId })).status).toBe(400)
    expect((await saveUpi(admin)).status).toBe(403)
  })

  test('needs a code where two-factor sign-in is on, and the password alone is refused', async () => {
    const as = await office.client()
    const code = await prove(as, { code: '123456' })
    expect([code.status, code.errors.fields]).toEqual([400, { password: 'Password is required' }])
    const app = await turnOnTwoFactor(office, as)
    later(11 * MINUTE)
    expect(await office.ok(calls.status, { as })).toEqual({ isNeeded: true, by: 'code' })
    const password = await prove(as, { password: as.password })
    expect([password.status, password.errors.fields]).toEqual([400, { code: t.twoFactor('codeNeeded') }])
    const wrong = await prove(as, { code: '000000' })
    expect([wrong.status, wrong.errors.fields]).toEqual([400, { code: t.twoFactor('codeWrong') }])
    expect(await isNeeded(as)).toBe(true)

    const right = app.code()
    expect((await prove(as, { code: `${right.slice(0, 3)} ${right.slice(3)}` })).status).toBe(200)
    expect(await isNeeded(as)).toBe(false)
    expect((await prove(as, { code: right })).status, 'a code counts once').toBe(400)
    later(MINUTE)
    const recovery = { code: app.recoveryCodes[0] }
    expect([(await prove(as, recovery)).status, (await prove(as, recovery)).status]).toEqual([200, 400])
    expect(await proofsOf(as)).toEqual([
      ['step-up refused', true, 'wrong code'],
      ['stepped up', true, undefined],
      ['step-up refused', true, 'wrong code'],
      ['recovery code used', true, undefined],
      ['stepped up', true, undefined],
      ['step-up refused', true, 'wrong code'],
    ])
  })

  test('a session that has ended cannot step up', async () => {
    const as = await office.employee()
    expect((await prove(as, { password: as.password })).status).toBe(200)
    await office.ok(identityEndpoints.signOut, { as })
    expect((await prove(as, { password: as.password })).status).toBe(401)
    const again = await office.signIn(as.email)
    await office.ok(identityEndpoints.toggleActivation, { as: admin, params: { userId: as.userId } })
    expect((await prove(again, { password: as.password })).status).toBe(401)
    expect((await office.call(calls.prove, { body: { password: as.password } })).status).toBe(401)
  })

  test('does not bring a session back that ended while the password was compared', async () => {
    const as = await office.employee()
    const { db } = office.database
    const proved = await db.transaction().execute(async (tx) => {
      // Until this is kept the session is still found, and its row cannot be written.
      await tx.deleteFrom('sessions').where('user_id', '=', as.userId).execute()
      const answer = prove(as, { password: as.password })
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(1)
      return { answer }
    })
    expect((await proved.answer).status).toBe(401)
    expect(await proofsOf(as)).toEqual([])
  })
})

test('ten wrong passwords in a quarter of an hour are the last, right ones count for nothing', async () => {
  const limited = await openOffice({ RATE_LIMITS: 'on' })
  try {
    const as = await limited.superadmin()
    const tries = async (password: string, times: number) => {
      const statuses = []
      for (let n = 0; n < times; n += 1)
        statuses.push((await limited.call(calls.prove, { as, body: { password } })).status)
      return statuses
    }
    expect(new Set(await tries(as.password, 12))).toEqual(new Set([200]))
    expect((await limited.call(calls.prove, { as, body: { code: '123456' } })).status).toBe(400)
    expect(await tries('not this one', 11)).toEqual([...Array(10).fill(400), 429])
    expect(await tries(as.password, 1)).toEqual([429])
  } finally {
    await limited.close()
  }
})
