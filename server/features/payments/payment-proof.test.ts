import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
const client = await office.client()
afterAll(async () => {
  expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([])
  await office.close()
})

const pay = (body: object, as: ClientSession = client, headers: Record<string, string> = {}) =>
  office.call(calls.payCases, { as, body, headers })
const assigned = (as = client) => office.caseIn('assigned', { client: as })
const form = (cases: MadeCase[], over: object = {}) => office.paymentBody(client, cases, over)
const countPayments = async () => (await office.database.db.selectFrom('payments').select('id').execute()).length

describe('the proof', () => {
  test("must be the caller's own upload, at an address that this office signed", async () => {
    const one = await assigned()
    const own = await office.proof(client)
    const theirs = await office.proof(await office.client())
    const [path, query] = own.split('?')
    const forged = [
      'x',
      '/',
      'https://example.com/proof.jpg',
      `https://evil.example${own}`,
      `//evil.example${own}`,
      `http://localhost:3000@evil.example${own}`,
      `javascript:${own}`,
      path,
      own.slice(0, -1) + (own.endsWith('A') ? 'E' : 'A'),
      own.replace(/e=\d+/, 'e=9999999999'),
      `${theirs.split('?')[0]}?${query}`,
      theirs,
      `${own}\u0000`.replace('/api', '/API'),
    ]
    for (const paymentProofUrl of forged) {
      const { status, errors } = await pay(await form([one], { paymentProofUrl }))
      expect([paymentProofUrl, status, errors.fields]).toEqual([
        paymentProofUrl,
        400,
        { paymentProofUrl: t.payments('proofNotYours') },
      ])
    }
    for (const paymentProofUrl of [7, {}, [own], 'x'.repeat(2000)])
      expect((await pay(await form([one], { paymentProofUrl }))).status).toBe(400)
    console.log(`proofs forged: ${forged.length + 4}`)
    expect((await pay(await form([one], { paymentProofUrl: own }))).status).toBe(201)
  })

  test('may have expired while the form was open, and may be absolute', async () => {
    const buyer = await office.client()
    const [one, two] = [await assigned(buyer), await assigned(buyer)]
    const [first, second] = [await office.proof(buyer), await office.proof(buyer)]
    const HOUR = 3_600_000
    office.clock.set(new Date(Date.now() + 5 * HOUR))
    expect((await office.app.inject({ method: 'GET', url: first })).statusCode).toBe(404)
    expect((await pay(await form([one], { paymentProofUrl: first }), buyer)).status).toBe(201)
    const absolute = `http://localhost:3000${second}`
    expect((await pay(await form([two], { paymentProofUrl: absolute }), buyer)).status).toBe(201)
    office.clock.set(null)
  })

  test('serves one payment only', async () => {
    const [one, two] = [await assigned(), await assigned()]
    const used = await form([one])
    requireSuccess(await pay(used))
    const { status, errors } = await pay(await form([two], { paymentProofUrl: used.paymentProofUrl }))
    expect([status, errors.fields]).toEqual([409, { paymentProofUrl: t.payments('proofUsed') }])
  })
})

describe('sent twice', () => {
  test('a payment that is sent twice with one Idempotency-Key is answered twice and made once', async () => {
    const body = await form([await assigned()])
    const before = await countPayments()
    const sent = [
      await pay(body, client, { 'idempotency-key': 'k1' }),
      await pay(body, client, { 'idempotency-key': 'k1' }),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(sent[1]?.data).toEqual(sent[0]?.data)
    expect(await countPayments()).toBe(before + 1)
    expect((await pay({ ...body, mode: 'CASH' }, client, { 'idempotency-key': 'k1' })).message).toBe(
      t.general('keyReused'),
    )
    expect((await pay(body)).status).toBe(409)
  })

  test('a key is free again after a refusal', async () => {
    const one = await assigned()
    expect((await pay(await form([one], { amount: 1 }), client, { 'idempotency-key': 'k2' })).status).toBe(400)
    expect((await pay(await form([one]), client, { 'idempotency-key': 'k2' })).status).toBe(201)
  })
})

test('an undeclared field is refused', async () => {
  const body = await form([await assigned()])
  const smuggled = [
    'status',
    'clientId',
    'client_id',
    'isVerified',
    'utilizedCredit',
    'proof_id',
    'paymentDate',
    '__proto__x',
  ]
  for (const name of smuggled) {
    const { status, errors } = await pay({ ...body, [name]: 'success' })
    expect([status, errors.fields]).toEqual([400, { [name]: 'This field is not known' }])
  }
  for (const mode of ['cash', 'CARD', '', null, undefined]) expect((await pay({ ...body, mode })).status).toBe(400)
  expect((await pay(body)).status).toBe(201)
})

test('the case shows its payment to staff, too', async () => {
  const one = await assigned()
  await office.payment(client, [one], 'CREDIT')
  const data = await office.ok(caseEndpoints.details, { as: await office.superadmin(), params: { id: one.id } })
  expect([data.status, data.payment?.status, data.payment?.mode]).toEqual(['paid', 'success', 'CREDIT'])
})
