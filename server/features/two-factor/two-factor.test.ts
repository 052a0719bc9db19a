import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints as calls } from '#contract/two-factor/two-factor.ts'

import { requireSuccess, type Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { codeFor, signInWith, statusOf, stepsOf, turnOnTwoFactor, twoFactorHistory } from '#test/two-factor.ts'
import { whileHeld } from '#test/while-held.ts'

const office = await openOfficeForYears()
afterAll(() => office.close())

const later = stepsOf(office)
beforeEach(() => later(10))

const require = async (requiredForStaff: boolean) => {
  const as = await office.superadmin()
  const proved = 'update sessions set proved_at = $1 where user_id = $2'
  await office.database.pool.query(proved, [office.clock.now(), as.userId])
  return office.call(calls.updateRequirement, { as, body: { requiredForStaff } })
}

describe('turning it on', () => {
  test('takes the password and a first code, and answers the secret this once', async () => {
    const as = await office.employee()
    const elsewhere = await office.signIn(as.email)
    const wrong = await office.call(calls.start, { as, body: { currentPassword: 'not this one' } })
    expect([wrong.status, wrong.errors.fields]).toEqual([400, { currentPassword: t.password('currentWrong') }])

    const data = await office.ok(calls.start, { as, body: { currentPassword: as.password } })
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(data.uri)
    expect(decodeURIComponent(uri.pathname)).toContain(`Vehicle Record Portal:${as.email}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Vehicle Record Portal',
      secret: data.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect((await statusOf(office, as)).isOn).toBe(false)
    expect((await signInWith(office, as)).status, 'nothing is asked for before it is on').toBe(200)

    const bad = await office.call(calls.confirm, { as, body: { code: '000000' } })
    expect([bad.status, bad.errors.fields]).toEqual([400, { code: t.twoFactor('codeWrong') }])
    const code = codeFor(data.secret, office.clock.now())
    const { recoveryCodes } = await office.ok(calls.confirm, {
      as,
      body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const one of recoveryCodes) expect(one).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await statusOf(office, as)).toEqual({
      isOn: true,
      turnedOnAt: office.clock.now().toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    expect((await office.call(calls.status, { as: elsewhere })).status, 'a session by password alone ends').toBe(401)
    expect((await signInWith(office, as, code)).status, 'the first code is spent').toBe(401)
    const again = await office.call(calls.start, { as, body: { currentPassword: as.password } })
    expect([again.status, again.message]).toEqual([409, t.twoFactor('alreadyOn')])
  })

  test('has to be done in 15 minutes, and a new start voids the old secret', async () => {
    const as = await office.client()
    const start = async () => (await office.ok(calls.start, { as, body: { currentPassword: as.password } })).secret
    const confirm = (secret: string) =>
      office.call(calls.confirm, { as, body: { code: codeFor(secret, office.clock.now()) } })
    const [old, fresh] = [await start(), await start()]
    expect((await confirm(old)).status).toBe(400)
    later(31)
    expect([(await confirm(fresh)).status, (await confirm(fresh)).message]).toEqual([409, t.twoFactor('startAgain')])
    expect((await confirm(await start())).status).toBe(200)
  })

  test('keeps neither secret nor recovery codes in clear', async () => {
    const as = await office.employee()
    const { secret } = await office.ok(calls.start, { as, body: { currentPassword: as.password } })
    const body = { code: codeFor(secret, office.clock.now()) }
    const { recoveryCodes } = await office.ok(calls.confirm, { as, body })
    const { db } = office.database
    const stored = JSON.stringify([
      await db.selectFrom('two_factors').selectAll().execute(),
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('history').selectAll().execute(),
    ])
    for (const clear of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))]) {
      expect(stored).not.toContain(clear)
      expect(stored).not.toContain(JSON.stringify(Buffer.from(clear)).slice(1, -1))
    }
    const row = await db
      .selectFrom('two_factors')
      .selectAll()
      .where('user_id', '=', as.userId)
      .executeTakeFirstOrThrow()
    expect(office.deps.keys.decrypt('two-factor', as.userId, row)).toBe(secret)
    const other = (await office.superadmin()).userId
    expect(() => office.deps.keys.decrypt('two-factor', other, row), 'bound to its row').toThrow()
    expect(() => office.deps.keys.decrypt('vault', as.userId, row), 'a key of its own').toThrow()
  })
})

describe('turning it off, and new recovery codes', () => {
  test('take password and code once more', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    const [old = ''] = app.recoveryCodes
    for (const endpoint of [calls.renewCodes, calls.turnOff]) {
      later()
      const ask = (currentPassword: string, code: string) =>
        office.call(endpoint, { as, body: { currentPassword, code } })
      const wrong = [await ask('not this one', app.code()), await ask(as.password, '123456')]
      expect(wrong.map(({ status: one, errors }) => [one, Object.keys(errors.fields ?? {})])).toEqual([
        [400, ['currentPassword']],
        [400, ['code']],
      ])
      expect((await statusOf(office, as)).isOn).toBe(true)
      requireSuccess(await ask(as.password, app.code()))
    }
    expect((await statusOf(office, as)).isOn).toBe(false)
    expect((await signInWith(office, as)).status).toBe(200)
    expect((await signInWith(office, as, old)).status, 'a code nobody asked for is not looked at').toBe(200)
    const off = await office.call(calls.turnOff, { as, body: { currentPassword: as.password, code: '123456' } })
    expect([off.status, off.message]).toEqual([409, t.twoFactor('notOn')])
    expect(await twoFactorHistory(office, as)).toEqual([
      'two-factor turned on',
      'recovery codes renewed',
      'two-factor turned off',
    ])
  })

  test('invalidate the old codes', async () => {
    const as = await office.employee()
    const app = await turnOnTwoFactor(office, as)
    const [first = '', old = ''] = app.recoveryCodes
    const body = { currentPassword: as.password, code: first }
    const [fresh = ''] = (await office.ok(calls.renewCodes, { as, body })).recoveryCodes
    expect([(await signInWith(office, as, old)).status, (await signInWith(office, as, fresh)).status]).toEqual([
      401, 200,
    ])
  })
})

describe('a superadmin', () => {
  test('resets a lost phone: sessions end, a notice goes out, the password alone opens again', async () => {
    const [admin, as, plain] = [await office.superadmin(), await office.client(), await office.employee()]
    await turnOnTwoFactor(office, as)
    const users = async () => (await office.ok(calls.users, { as: admin })).map(({ userId }) => userId)
    expect(await users()).toContain(as.userId)
    const reset = ({ userId }: Session) => office.call(calls.reset, { as: admin, params: { userId } })
    await office.stepUp(admin)
    requireSuccess(await reset(as))
    expect((await office.call(calls.status, { as })).status).toBe(401)
    expect((await signInWith(office, as)).status).toBe(200)
    expect(await users()).not.toContain(as.userId)
    expect(await twoFactorHistory(office, as)).toEqual(['two-factor turned on', 'two-factor reset'])
    const { db } = office.database
    const mails = db.selectFrom('deliveries').select('subject').where('recipient', '=', as.email)
    expect((await mails.execute()).map(({ subject }) => subject)).toContain('Your two-factor sign-in was reset')
    expect([(await reset(as)).status, (await reset(plain)).status, (await reset(admin)).status]).toEqual([
      409, 409, 409,
    ])
  })

  test('asks staff for it: they may turn it on and nothing else, and then go on', async () => {
    const admin = await office.superadmin()
    const [as, client] = [await office.employee(), await office.client()]
    const first = await require(true)
    expect([first.status, first.message]).toEqual([409, t.twoFactor('yoursFirst')])
    await turnOnTwoFactor(office, admin)
    requireSuccess(await require(true))
    expect(await office.ok(calls.getRequirement, { as: admin })).toEqual({ requiredForStaff: true })

    const session = requireSuccess(await signInWith(office, as)).data
    expect(session).toMatchObject({ mustTurnOnTwoFactor: true })
    const fresh = { ...as, token: session.access_token }
    const refused: string[] = []
    for (const endpoint of allEndpoints.filter(({ roles }) => roles !== 'public' && roles.includes('employee'))) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, as.userId]))
      if (endpoint === identityEndpoints.signOut) continue
      const answer = await office.call(endpoint, { as: fresh, params, ...(endpoint.method !== 'GET' && { body: {} }) })
      if (answer.status === 403 && answer.errors.fields?.twoFactor === t.twoFactor('needed'))
        refused.push(endpoint.path)
      else expect(endpoint.beforeTwoFactor, endpoint.path).toBe(true)
    }
    expect(refused.length).toBeGreaterThan(25)
    expect((await office.call(accountEndpoints.mySessions, { as })).status, 'a session from before').toBe(403)
    expect((await office.call(accountEndpoints.mySessions, { as: client })).status).toBe(200)
    expect(requireSuccess(await signInWith(office, client)).data).not.toHaveProperty('mustTurnOnTwoFactor')

    const app = await turnOnTwoFactor(office, fresh)
    expect((await office.call(referenceEndpoints.getUpi, { as: fresh })).status).toBe(200)
    later()
    const body = { currentPassword: as.password, code: app.code() }
    const off = await office.call(calls.turnOff, { as: fresh, body })
    expect([off.status, off.message]).toEqual([409, t.twoFactor('staysOn')])
    expect(requireSuccess(await signInWith(office, as, app.code())).data).not.toHaveProperty('mustTurnOnTwoFactor')
    requireSuccess(await require(false))
    expect((await office.call(accountEndpoints.mySessions, { as: await office.employee() })).status).toBe(200)
  })

  test('has entries apart from those of the profile of the office', async () => {
    const as = await office.superadmin()
    await office.ok(officeEndpoints.edit, { as, body: { name: 'Sharma RTO' } })
    requireSuccess(await require(false))
    const data = await office.ok(activityEndpoints.list, { as, query: { kind: 'setting' } })
    const idOf = (field: string) => data.find(({ changes }) => field in changes)?.aboutId
    expect(idOf('name')).toBeDefined()
    expect(idOf('requiredForStaff')).not.toBe(idOf('name'))
  })

  test('has a history without gaps, also of two changes at once', async () => {
    requireSuccess(await require(false))
    const row = "select from settings where name = 'two-factor-for-staff' for update"
    const change = (isOn: boolean) => () => require(isOn)
    await whileHeld(office, row, change(true), change(false))
    const { rows } = await office.database.pool.query(
      "select changes->'requiredForStaff' as changed from history where changes ? 'requiredForStaff' order by seq desc limit 2",
    )
    expect(rows.map(({ changed }) => changed)).toEqual([
      { from: true, to: false },
      { from: false, to: true },
    ])
  })
})
