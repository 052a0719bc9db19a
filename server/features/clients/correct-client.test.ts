import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints as calls } from '#contract/clients/client.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const corrected = {
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNo: '9876543210',
  firmName: 'Joshi Wheels',
  address1: '12 Ring Road',
  address2: 'Near the mill',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
}
const edit = (id: string, over: object = {}) =>
  office.call(calls.edit, { as, params: { id }, body: { ...corrected, ...over } })
const entriesOf = async (id: string) => {
  const data = await office.ok(activityEndpoints.list, { as, query: { kind: 'client' } })
  return data.filter(({ aboutId }) => aboutId === id)
}

describe('a client that the office adds', () => {
  const added = {
    ...corrected,
    email: 'Meera@Joshi.test',
    firmName: 'Added Motors',
    creditLimit: 40_000,
    fixedPenaltyAmount: 250,
  }

  test('an added client is verified at once, sets its password by the mailed link, and is in use from then on', async () => {
    const { status, message, data } = requireSuccess(await office.call(calls.add, { as, body: added }))
    expect([status, message]).toEqual([201, 'Client added'])
    expect(data).toMatchObject({ ...added, email: 'meera@joshi.test', isVerified: true, utilizedCredit: 0 })
    const session = await office.choosePassword('meera@joshi.test')
    expect(data.users).toEqual([expect.objectContaining({ id: session.userId, email: 'meera@joshi.test' })])
    expect(await office.ok(calls.firmNames, { as })).toContain('Added Motors')
    expect((await entriesOf(data.id)).map(({ action, by }) => [action, by?.role])).toEqual([
      ['verified', 'superadmin'],
      ['added', 'superadmin'],
    ])
    const again = await office.call(calls.add, { as, body: { ...added, email: 'MEERA@joshi.test' } })
    expect([again.status, Object.keys(again.errors.fields ?? {})]).toEqual([409, ['email']])
  })

  test('an added client is refused field by field as a sign-up and a verification are', async () => {
    const { status, errors } = await office.call(calls.add, { as, body: { mobileNo: '1', creditLimit: -1 } })
    expect([status, errors.fields]).toEqual([
      400,
      {
        firstName: 'First Name is required',
        lastName: 'Last Name is required',
        email: 'Email is required',
        mobileNo: 'Enter a valid 10-digit Indian phone number',
        firmName: 'Firm Name is required',
        address1: 'Address1 is required',
        address2: 'Address2 is required',
        city: 'City is required',
        state: 'State is required',
        pincode: 'Pincode is required',
        creditLimit: 'Must not be negative',
        fixedPenaltyAmount: 'Fixed Penalty is required',
      },
    ])
  })

  test('two additions with one e-mail at once add one client, and a refused one leaves nothing', async () => {
    const body = { ...added, email: 'race@joshi.test', firmName: 'Race Motors' }
    const answers = await Promise.all([1, 2, 3].map(() => office.call(calls.add, { as, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const data = await office.ok(calls.all, { as, query: { search: 'Race Motors' } })
    expect(data).toHaveLength(1)
  })
})

describe('a correction of a client', () => {
  test('changes all but the e-mail, for its first user as well, by either id, and stays in the log', async () => {
    const { client, ...session } = await office.client({ firmName: 'Joshy Wheels' })
    const { message, data } = requireSuccess(await edit(session.userId))
    expect(message).toBe('Client updated')
    expect(data).toMatchObject({ ...client, ...corrected, phoneNo: corrected.mobileNo, users: expect.anything() })
    const profile = await office.ok(identityEndpoints.myProfile, { as: session })
    expect(profile).toMatchObject({ name: 'Meera Joshi', email: client.email })
    const [entry] = await entriesOf(client.id)
    expect(entry?.action).toBe('edited')
    expect(entry?.changes).toMatchObject({ firmName: { from: 'Joshy Wheels', to: 'Joshi Wheels' } })
    expect(entry?.changes).not.toHaveProperty('state')
  })

  test('leaves nothing personal in the history in clear, nor the PAN in a GSTIN', async () => {
    const { client } = await office.client({ firmName: 'Clear Wheels' })
    const gstin = '27AAPFU0939F1ZV'
    requireSuccess(await edit(client.id, { firmName: 'Clear Wheels', gstin }))
    requireSuccess(await edit(client.id, { firmName: 'Clear Wheels', lastName: 'Jadhav', gstin: null }))
    const { rows } = await office.database.pool.query('select changes from history where subject_id = $1', [client.id])
    const { firstName, lastName, mobileNo, address1, address2, pincode } = corrected
    for (const value of [firstName, lastName, 'Jadhav', mobileNo, address1, address2, pincode, gstin, client.lastName])
      expect(JSON.stringify(rows)).not.toContain(value)
    expect(rows.flatMap(({ changes }) => Object.keys(changes))).toContain('gstin')
  })

  test('a corrected firm name is for cases made from then on', async () => {
    const { client } = await office.client({ firmName: 'Old Name Motors' })
    const general = { generalDetail: { firmName: 'Old Name Motors' } }
    const older = await office.caseIn('Created', { over: general })
    requireSuccess(await edit(client.id, { firmName: 'New Name Motors' }))
    const details = async (id: string) =>
      (await office.ok(caseEndpoints.details, { as, params: { id } })).generalDetail.firmName
    expect(await details(older.id)).toBe('Old Name Motors')
    const body = await office.caseBody({ ...general, expenseDetail: { expenseRemarks: 'Corrected' } })
    await office.ok(caseEndpoints.edit, { as, params: { id: older.id }, body })
    const refused = await office.call(caseEndpoints.create, { as, body: await office.caseBody(general) })
    expect([refused.status, Object.keys(refused.errors.fields ?? {})]).toEqual([400, ['generalDetail.firmName']])
    const newer = await office.caseIn('Created', { over: { generalDetail: { firmName: 'New Name Motors' } } })
    expect(await details(newer.id)).toBe('New Name Motors')
  })

  test('a correction is taken for a sign-up that waits, needs every field, and is 404 for an unknown client', async () => {
    const { id } = await office.signUp()
    expect(requireSuccess(await edit(id)).data).toMatchObject({ ...corrected, isVerified: false })
    const empty = await office.call(calls.edit, { as, params: { id }, body: {} })
    expect([empty.status, Object.keys(empty.errors.fields ?? {}).sort()]).toEqual([400, Object.keys(corrected).sort()])
    for (const smuggled of ['email', 'creditLimit', 'isVerified'])
      expect((await edit(id, { [smuggled]: 'x@y.test' })).status, smuggled).toBe(400)
    expect((await edit('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
    expect((await edit(as.userId)).status, 'a user who is no client').toBe(404)
    expect((await edit('x')).status).toBe(400)
  })

  test('one of two corrections at once is kept whole', async () => {
    const { id } = await office.signUp()
    await Promise.all([edit(id, { city: 'Pune', pincode: '411001' }), edit(id, { city: 'Goa', pincode: '403001' })])
    const data = await office.ok(calls.all, { as })
    const client = data.find((one) => one.id === id)
    expect(['Pune 411001', 'Goa 403001']).toContain(`${client?.city} ${client?.pincode}`)
    expect(await entriesOf(id)).toHaveLength(3)
  })
})
