import { beforeEach, describe, expect, test } from 'vitest'
import { HIDDEN_AADHAAR } from '#contract/aadhaar.ts'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { type KeyScope, keyScopes, MAX_KEY_DAYS } from '#contract/key-scopes.ts'
import { keyEndpoints as calls } from '#contract/keys/key.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { hashToken } from '#server/security/keys.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const NOON = '2026-11-25T06:30:00Z'
const { office, admin } = await officeOfFileForYears(NOON)
beforeEach(async () => {
  office.clock.set(NOON)
  await office.stepUp(admin)
})

const create = (body: object) => office.call(calls.create, { as: admin, body })
const revoke = (id: string) => office.call(calls.revoke, { as: admin, params: { id } })
const withSecret = (token: string): Session => ({ ...admin, token })
const listCases = (as: Session) => office.call(caseEndpoints.unverified, { as })
const keyOf = async (id: string) => (await office.ok(calls.all, { as: admin })).find((key) => key.id === id)

describe('an API key', () => {
  test('an API key is answered with its secret once, and is stored as a hash', async () => {
    const answer = requireSuccess(await create({ name: ' Tally ', scopes: ['cases:read', 'bills:read'] }))
    expect(answer).toMatchObject({
      status: 201,
      data: {
        name: 'Tally',
        scopes: ['cases:read', 'bills:read'],
        secret: expect.stringMatching(/^vrp_[\w-]{43}$/),
        createdBy: { firstName: expect.any(String), lastName: expect.any(String), employeeCode: null },
        lastUsedAt: null,
        expiresAt: '2027-02-23',
        revokedAt: null,
      },
    })
    const { secret, ...key } = answer.data
    expect(secret.startsWith(key.prefix)).toBe(true)
    expect(await keyOf(key.id)).toEqual(key)
    const { rows } = await office.database.pool.query('select * from api_keys where id = $1', [key.id])
    expect(rows[0].key_hash).toEqual(hashToken(secret))
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(office.logs.join('')).not.toContain(secret)
  })

  test.each([
    [{ name: '' }, 'name', t.keys('nameRequired')],
    [{ name: 'For 234567890124' }, 'name', t.keys('nameWithNumber')],
    [{ scopes: undefined }, 'scopes', t.keys('scopesRequired')],
    [{ scopes: [] }, 'scopes', t.keys('scopesRequired')],
    [{ scopes: ['cases:read', 'cases:read'] }, 'scopes', t.keys('scopeTwice')],
    [{ scopes: ['cases:read', 'settings:write'] }, 'scopes.1', t.keys('scopeUnknown')],
    [{ expiresAt: '2026-11-24' }, 'expiresAt', t.keys('badLastDay', { most: MAX_KEY_DAYS })],
    [{ expiresAt: '2027-11-26' }, 'expiresAt', t.keys('badLastDay', { most: MAX_KEY_DAYS })],
    [{ expiresAt: '2027-02-30' }, 'expiresAt', t.filter('badDay')],
  ])('an API key with %o is not created', async (over, field, message) => {
    const answer = await create({ name: 'Tally', scopes: ['cases:read'], ...over })
    expect(answer).toMatchObject({ status: 400, errors: { fields: { [field]: message } } })
  })

  test('may expire today at the earliest and in a year at the latest', async () => {
    for (const expiresAt of ['2026-11-25', '2027-11-25'])
      expect((await create({ name: 'Tally', scopes: ['cases:read'], expiresAt })).data.expiresAt).toBe(expiresAt)
    expect(MAX_KEY_DAYS).toBe(365)
  })

  test('an API key is good until the end of its day in India, and not a second longer', async () => {
    const body = { name: 'Tally', scopes: ['cases:read'], expiresAt: '2026-11-30' }
    const { data } = requireSuccess(await create(body))
    office.clock.set('2026-11-30T18:29:59Z')
    expect((await listCases(withSecret(data.secret))).status).toBe(200)
    office.clock.set('2026-11-30T18:30:00Z')
    expect(await listCases(withSecret(data.secret))).toMatchObject({
      status: 401,
      errors: { message: t.keys('notValid'), code: 'keys.notValid' },
    })
  })

  test('a revoked API key is dead at once, and stays revoked', async () => {
    const key = await office.apiKey('cases:read')
    expect((await listCases(key)).status).toBe(200)
    const first = requireSuccess(await revoke(key.keyId)).data
    expect(first.revokedAt).not.toBeNull()
    expect((await listCases(key)).status).toBe(401)
    office.clock.set('2026-11-26T06:30:00Z')
    expect(requireSuccess(await revoke(key.keyId)).data).toEqual(first)
    expect((await revoke('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
  })

  test.each(['vrp_', `vrp_${'x'.repeat(43)}`, `vrp_${'x'.repeat(5000)}`])('%.20s is unknown', async (token) => {
    expect((await listCases(withSecret(token))).status).toBe(401)
  })

  test('the scheme of the header is read in any letter case', async () => {
    const { secret } = requireSuccess(await create({ name: 'Tally', scopes: ['cases:read'] })).data
    for (const token of [secret, admin.token])
      for (const authorization of [`bearer ${token}`, `BEARER  ${token}`])
        expect((await office.call(caseEndpoints.unverified, { headers: { authorization } })).status).toBe(200)
    const authorization = `Bearer ${secret.toUpperCase()}`
    expect((await office.call(caseEndpoints.unverified, { headers: { authorization } })).status).toBe(401)
  })

  test('an API key of a maker who is no active superadmin any more is 401', async () => {
    const key = await office.apiKey('cases:read')
    const employee = await office.employee()
    const change = (sql: string) => office.database.pool.query(sql, [key.keyId])
    await office.database.pool.query('update users set is_active = false where id = $1', [admin.userId])
    expect((await listCases(key)).status).toBe(401)
    await office.database.pool.query('update users set is_active = true where id = $1', [admin.userId])
    expect((await listCases(key)).status).toBe(200)
    await change(`update api_keys set created_by = '${employee.userId}' where id = $1`)
    expect((await listCases(key)).status).toBe(401)
    await change(`update api_keys set created_by = '${admin.userId}' where id = $1`)
  })

  test('an API key is not accepted by a public call, nor to manage keys', async () => {
    const key = await office.apiKey(...keyScopes)
    const body = { email: admin.email, password: admin.password }
    expect((await office.call(identityEndpoints.signIn, { as: key, body })).status).toBe(403)
    for (const endpoint of [calls.all, calls.create])
      expect(await office.call(endpoint, { as: key })).toMatchObject({
        status: 403,
        errors: { message: t.keys('notForKey') },
      })
  })

  test('remembers its last use, to a minute', async () => {
    const key = await office.apiKey('cases:read')
    const usedAt = async (at: string, as: Session = key) => {
      office.clock.set(at)
      await listCases(as)
      return Date.parse((await keyOf(key.keyId))?.lastUsedAt ?? '')
    }
    const first = await usedAt('2026-11-25T07:00:00Z')
    expect(first).toBe(Date.parse('2026-11-25T07:00:00Z'))
    expect(await usedAt('2026-11-25T07:01:00Z')).toBe(first)
    expect(await usedAt('2026-11-25T07:01:01Z')).toBe(Date.parse('2026-11-25T07:01:01Z'))
  })
})

describe('what a program changes', () => {
  const owners = { sellerAadharNo: '234567890124', buyerAadharNo: '345678901238' }
  const bodyWith = async (numbers: object, over: object = {}) => {
    const body = await office.caseBody(over)
    return { ...body, ownerDetails: { ...body.ownerDetails, ...numbers } }
  }

  test("a change by a program is its maker's, and the history names the key", async () => {
    const key = await office.apiKey('cases:read', 'cases:write')
    const { id } = await office.ok(caseEndpoints.create, { as: key, body: await bodyWith(owners) })
    const read = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
    expect(read.createdBy).toMatchObject({ firstName: expect.any(String), employeeCode: null })
    const [entry] = await office.ok(caseEndpoints.history, { as: admin, params: { id } })
    expect(entry).toMatchObject({ action: 'created', by: { role: 'superadmin' }, key: 'Tally' })
    const query = { kind: 'case', search: read.CaseNo }
    const [activity] = await office.ok(activityEndpoints.list, { as: admin, query })
    expect(activity).toMatchObject({ key: 'Tally', by: { role: 'superadmin' } })
    await office.call(caseEndpoints.updateExpiry, {
      as: admin,
      params: { id },
      body: { expiryType: 'TAX', newExpiryDate: '2027-04-30' },
    })
    const [newest] = await office.ok(caseEndpoints.history, { as: admin, params: { id } })
    expect(newest).not.toHaveProperty('key')
  })

  test('shows no digit of Aadhaar; sent back as it came, the number stays', async () => {
    const key = await office.apiKey('cases:read', 'cases:write')
    const params = { id: (await office.ok(caseEndpoints.create, { as: key, body: await bodyWith(owners) })).id }
    const text = 'Aadhaar 2345 6789 0124'
    await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId: params.id },
      body: { text, isInternal: true },
    })
    const hidden = { sellerAadharNo: HIDDEN_AADHAAR, buyerAadharNo: HIDDEN_AADHAAR }
    const read = await office.ok(caseEndpoints.details, { as: key, params })
    expect(read.ownerDetails).toMatchObject(hidden)
    const edited = await office.call(caseEndpoints.edit, {
      as: key,
      params,
      body: await bodyWith(hidden, { vehicleDetail: { chassisNo: 'MA3ERLF1S00184723' } }),
    })
    expect(requireSuccess(edited).data.ownerDetails).toMatchObject(hidden)
    const answers = await Promise.all([
      office.call(caseEndpoints.history, { as: key, params }),
      office.call(commentEndpoints.ofCase, { as: key, params: { caseId: params.id } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { data } of answers) expect(JSON.stringify(data)).not.toMatch(/0124|1238/)
    const asked = { as: admin, params, body: { reason: 'To file form 29' } }
    expect(await office.ok(caseEndpoints.revealAadhaar, asked)).toEqual(owners)
  })
})

test('the scopes open exactly these calls', async () => {
  const status = async (scope: KeyScope) => {
    const as = await office.apiKey(scope)
    const tried = await Promise.all([
      office.call(stageEndpoints.counts, { as }),
      office.call(caseEndpoints.create, { as, body: {} }),
      office.call(reminderEndpoints.templates, { as }),
      office.call(reminderEndpoints.snooze, { as, body: {} }),
      office.call(reminderEndpoints.settings, { as }),
    ])
    return tried.map((answer) => answer.status)
  }
  expect(await status('cases:read')).toEqual([200, 403, 403, 403, 403])
  expect(await status('cases:write')).toEqual([403, 400, 403, 403, 403])
  expect(await status('reminders:read')).toEqual([403, 403, 200, 403, 403])
  expect(await status('reminders:write')).toEqual([403, 403, 403, 400, 403])
})
