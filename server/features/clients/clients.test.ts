import { describe, expect, test } from 'vitest'
import { clientEndpoints as calls } from '#contract/clients/client-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const credit = { creditLimit: 25_000.5, fixedPenaltyAmount: 250 }

describe('sign-up', () => {
  test('a wrong sign-up is refused field by field in the words of the spec', async () => {
    const { status, errors } = await office.call(calls.signUp, { body: { email: 'no', mobileNo: '5123456789' } })
    expect(status).toBe(400)
    expect(errors.fields).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      email: 'Enter a valid email address',
      mobileNo: 'Enter a valid 10-digit Indian phone number',
      firmName: 'Firm Name is required',
      address1: 'Address1 is required',
      address2: 'Address2 is required',
      city: 'City is required',
      state: 'State is required',
      pincode: 'Pincode is required',
    })
  })

  test('cannot sign in before it is verified, and can after', async () => {
    const { id, email } = await office.signUp()
    const signIn = () => office.call(identityEndpoints.signIn, { body: { email, password: 'a good long password' } })
    expect((await signIn()).status).toBe(401)
    await office.ok(calls.verify, { as, params: { id }, body: credit })
    await office.choosePassword(email)
    expect((await signIn()).status).toBe(200)
  })

  test('takes an e-mail once, and again after a rejection', async () => {
    const { id, email } = await office.signUp()
    await expect(office.signUp({ email: email.toUpperCase() })).rejects.toThrow('409')
    await office.ok(calls.reject, { as, params: { id } })
    await office.signUp({ email })
  })
})

describe('a sign-up', () => {
  test('a sign-up that looks like a client is shown to the superadmin with its name, until it is verified', async () => {
    const client = await office.client({ firmName: 'Deccan Autos' })
    const { id } = await office.signUp({ firmName: 'Dессаn Autos' })
    const again = await office.signUp({ firmName: 'DECCAN  AUTOS' })
    const honest = await office.signUp({ firmName: 'Deccan Autoz' })
    const listed = () => office.ok(calls.all, { as })
    const looksLike = async (one: string) => (await listed()).find((row) => row.id === one)?.looksLike
    expect(await looksLike(id)).toBe('Deccan Autos')
    expect(await looksLike(again.id)).toBe('Deccan Autos')
    expect(await looksLike(honest.id)).toBeUndefined()
    expect(await looksLike(client.client.id)).toBeUndefined()
    await office.ok(calls.verify, { as, params: { id }, body: credit })
    expect(await looksLike(id)).toBeUndefined()
  })

  test('has its names normalised, without invisible characters', async () => {
    const { id } = await office.signUp({
      firstName: 'Ra\u200bvi',
      firmName: '\u202eShree\u00a0 Ganesh\u2003Motors',
      city: 'Pune\ufeff',
      address1: 'Cafe\u0301 Lane',
    })
    const client = (await office.ok(calls.all, { as })).find((one) => one.id === id)
    expect(client).toMatchObject({
      firstName: 'Ravi',
      firmName: 'Shree Ganesh Motors',
      city: 'Pune',
      address1: 'Café Lane',
    })
  })

  test('has an address that receives mail as it is shown', async () => {
    const addresses = [
      'v@example.com(c)',
      'grp:victim@example.com',
      'a?cc=b@example.com',
      'a&b@example.com',
      '"a b"@example.com',
    ]
    for (const email of [
      ...addresses,
      'a%b@example.com',
      'a@ｅxample.com',
      'a@example',
      'a@-example.com',
      'a\u200bb@example.com',
    ]) {
      const { status, errors } = await office.call(calls.signUp, { body: { email } })
      expect([status, errors.fields?.email], email).toEqual([400, 'Enter a valid email address'])
    }
    for (const email of ["ravi.o'neil+rto@mail.example.co.in", 'r_1-2=3@x-y.example'])
      expect((await office.call(calls.signUp, { body: { email } })).errors.fields, email).not.toHaveProperty('email')
  })
})

describe('a client', () => {
  test('a client is verified once, with its limit and penalty in rupees', async () => {
    const { id } = await office.signUp()
    const { data, message } = requireSuccess(await office.call(calls.verify, { as, params: { id }, body: credit }))
    expect(data).toMatchObject({ id, isVerified: true, utilizedCredit: 0, ...credit })
    expect(message).toBe('Client Verified')
    expect((await office.call(calls.verify, { as, params: { id }, body: credit })).status).toBe(409)
    expect((await office.call(calls.reject, { as, params: { id } })).status).toBe(409)
  })

  test('one of two concurrent calls verifies or rejects a client', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await office.signUp()
      const answers = await Promise.all([
        office.call(calls.verify, { as, params: { id }, body: credit }),
        office.call(calls.reject, { as, params: { id } }),
        office.call(calls.verify, { as, params: { id }, body: credit }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    }
  })

  test('needs a limit and a penalty that are not negative', async () => {
    const { id } = await office.signUp()
    for (const body of [
      {},
      { ...credit, creditLimit: -1 },
      { ...credit, creditLimit: 1.005 },
      { ...credit, creditLimit: '5' },
    ])
      expect((await office.call(calls.verify, { as, params: { id }, body })).status).toBe(400)
    expect((await office.call(calls.verify, { as, params: { id }, body: {} })).errors.fields).toEqual({
      creditLimit: 'Credit Limit is required',
      fixedPenaltyAmount: 'Fixed Penalty is required',
    })
  })

  test('a client is listed with its users, and offered only if it is verified and active', async () => {
    const session = await office.client({ firmName: 'Only Here Motors' })
    const waiting = await office.signUp()
    const all = await office.ok(calls.all, { as })
    const mine = all.find(({ id }) => id === session.client.id)
    expect(mine?.users).toEqual([expect.objectContaining({ id: session.userId, email: session.email, isActive: true })])
    const active = async () => (await office.ok(calls.active, { as })).map(({ id }) => id)
    expect(await active()).toContain(session.client.id)
    expect(await active()).not.toContain(waiting.id)
    expect(await office.ok(calls.firmNames, { as })).toContain('Only Here Motors')
    await office.ok(identityEndpoints.toggleActivation, { as, params: { userId: session.userId } })
    expect(await active()).not.toContain(session.client.id)
    expect(await office.ok(calls.firmNames, { as })).not.toContain('Only Here Motors')
  })

  test('can be named by the id of its first user', async () => {
    const { id } = await office.signUp()
    const all = await office.ok(calls.all, { as })
    const userId = all.find((client) => client.id === id)?.users[0]?.id ?? ''
    expect((await office.ok(calls.verify, { as, params: { id: userId }, body: credit })).id).toBe(id)
  })
})
