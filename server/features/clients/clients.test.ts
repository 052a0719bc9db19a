import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { clientEndpoints as calls } from '#contract/clients/client.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { MAX_TEXT } from '#contract/limits.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
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

const raised = { creditLimit: 75_000.5, fixedPenaltyAmount: 100, reason: 'Pays on time for a year' }
const change = (id: string, over: object = {}, by = as) =>
  office.call(calls.changeCredit, { as: by, params: { id }, body: { ...raised, ...over } })

test('limit and penalty of a verified client change, by its own id or its first user’s, with the reason kept', async () => {
  const { client, userId } = await office.client({ creditLimit: 50_000, fixedPenaltyAmount: 100 })
  const { data, message } = requireSuccess(await change(client.id))
  expect(message).toBe('Credit limit and penalty updated')
  expect(data).toEqual({ ...client, creditLimit: 75_000.5, fixedPenaltyAmount: 100 })
  expect(requireSuccess(await change(userId, { fixedPenaltyAmount: 0 })).data.fixedPenaltyAmount).toBe(0)
  const query = { kind: 'client', action: 'credit changed' }
  const entries = await office.ok(activityEndpoints.list, { as, query })
  // What stays as it was is no change.
  expect(entries.filter(({ aboutId }) => aboutId === client.id).map(({ changes }) => changes)).toEqual([
    { fixedPenaltyAmount: { from: 100, to: 0 }, reason: { from: null, to: raised.reason } },
    { creditLimit: { from: 50_000, to: 75_000.5 }, reason: { from: null, to: raised.reason } },
  ])
})

test('a limit below the used credit, to the paisa, and a client that is not verified are 409', async () => {
  const client = await office.client({ creditLimit: 50_000 })
  const one = await office.caseIn('assigned', { client })
  await office.payment(client, [one], 'CREDIT')
  const below = await change(client.client.id, { creditLimit: Math.round(one.totalAmount * 100 - 1) / 100 })
  expect([below.status, below.errors.fields]).toEqual([409, { creditLimit: t.client('limitBelowUsed') }])
  requireSuccess(await change(client.client.id, { creditLimit: one.totalAmount }))
  const { id } = await office.signUp()
  const unverified = await change(id)
  expect([unverified.status, unverified.message]).toEqual([409, t.client('notVerified')])
})

test('a change without its fields is 400, of an unknown client 404', async () => {
  const { client } = await office.client()
  const { errors } = await office.call(calls.changeCredit, { as, params: { id: client.id }, body: {} })
  expect(errors.fields).toEqual({
    creditLimit: 'Credit Limit is required',
    fixedPenaltyAmount: 'Fixed Penalty is required',
    reason: 'Reason is required',
  })
  const tooMuch = await change(client.id, { creditLimit: 100_000_001 })
  expect(tooMuch.errors.fields).toEqual({ creditLimit: 'At most ₹10,00,00,000.00' })
  expect((await change('01900000-0000-7000-8000-0000000000ff')).status).toBe(404)
})

test('lowered while the credit is spent, again and again: the used credit never passes the limit', async () => {
  for (let round = 0; round < breadth(6, 20); round += 1) {
    const client = await office.client({ creditLimit: 50_000 })
    const one: MadeCase = await office.caseIn('assigned', { client })
    const body = { caseAssignmentIds: [one.assignmentId], amount: one.totalAmount, mode: 'CREDIT' }
    const [paid, lowered] = await Promise.all([
      office.call(paymentEndpoints.payCases, { as: client, body }),
      change(client.client.id, { creditLimit: 1 }),
    ])
    // Whoever comes first bars the other.
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([paid.status, lowered.status])
  }
})

/* Two verified clients have no firm name in common, in any spelling. */

const person = {
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNo: '9876543210',
  address1: '12 Ring Road',
  address2: 'Near the mill',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
}
let mails = 0
const add = (firmName: string) => {
  mails += 1
  return office.call(calls.add, { as, body: { ...person, ...credit, firmName, email: `firm${mails}@joshi.test` } })
}
const verify = (id: string) => office.call(calls.verify, { as, params: { id }, body: credit })
const edit = (id: string, firmName: string) =>
  office.call(calls.edit, { as, params: { id }, body: { ...person, firmName } })
const nameOf = async (id: string) => (await office.ok(calls.all, { as })).find((client) => client.id === id)?.firmName

test('a firm name may have 200 letters, in any script', async () => {
  const longest = 'क'.repeat(MAX_TEXT)
  const { id } = requireSuccess(await add(longest)).data
  expect(await nameOf(id)).toBe(longest)
  expect(await add(`${longest}ख`)).toMatchObject({ status: 400 })
})

describe('a firm name of a verified client', () => {
  test('a firm name in use is 409 in any spelling for add, verify and edit, with a line that names the client, but not for sign-up', async () => {
    requireSuccess(await add('Konkan Autos'))
    const line = 'Meera Joshi of Nashik has the firm name Konkan Autos already. Give this dealer another one.'
    const other = requireSuccess(await add('Pune Wheels')).data.id
    for (const spelling of [
      'Konkan Autos',
      ' konkan  AUTOS ',
      'KonkanAutos',
      'Ｋonkan Autos',
      'Konkan\u00a0Au\u200btos',
    ]) {
      const waiting = await office.signUp({ firmName: spelling })
      const answers = [await add(spelling), await verify(waiting.id), await edit(other, spelling)]
      for (const { status, errors } of answers)
        expect([spelling, status, errors.message, errors.fields]).toEqual([spelling, 409, line, { firmName: line }])
      expect(requireSuccess(await edit(waiting.id, spelling)).data.isVerified, 'a sign-up may be corrected').toBe(false)
    }
    expect(await nameOf(other)).toBe('Pune Wheels')
    requireSuccess(await edit(other, 'PUNE wheels'))
    const data = await office.ok(calls.all, { as })
    expect(data.filter(({ firmName, isVerified }) => isVerified && /konkan/i.test(firmName))).toHaveLength(1)
  })

  test('a firm name is free again once its client has another one', async () => {
    const first = requireSuccess(await add('Old Name Wheels')).data.id
    requireSuccess(await edit(first, 'New Name Wheels'))
    requireSuccess(await add('Old name wheels'))
    expect((await edit(first, 'Old Name Wheels')).status).toBe(409)
  })

  test('goes to one client of many concurrent calls, of each kind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const firmName = `Race Wheels ${round}`
      const [waiting, other] = [await office.signUp({ firmName }), requireSuccess(await add(`Idle ${round}`)).data.id]
      const answers = await Promise.all([
        add(firmName),
        add(firmName.toUpperCase()),
        verify(waiting.id),
        edit(other, firmName),
        edit(other, `${firmName} `),
      ])
      const won = answers.filter(({ status }) => status < 300)
      // The two edits are of one client.
      expect(new Set(won.map(({ data }) => data?.id)).size).toBe(1)
      for (const { status, errors } of answers.filter(({ status }) => status >= 300))
        expect([status, errors.message]).toEqual([
          409,
          expect.stringMatching(/^\w+ .+ of \w+ has the firm name Race Wheels/i),
        ])
    }
  })
})
