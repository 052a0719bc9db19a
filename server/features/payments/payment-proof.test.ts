import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { type CallOptions, requireSuccess } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const client = await office.client()
afterAll(() => expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([]))

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

const creator = await office.employee()
const stranger = await office.employee()
const other = await office.client()

const UNKNOWN = '01a1fd07-6e46-772b-89b1-db45188b0e34'
const created = () => office.caseIn('assigned', { by: creator, client })
const ids = ({ assignmentId }: MadeCase) => ({ caseAssignmentIds: [assignmentId] })

/** What each caller is answered: nobody, S, E who created the case, another E, C whose case it is, another C. */
const matrix: [string, Endpoint, () => Promise<CallOptions>, [number, number, number, number, number, number]][] = [
  ['upload', fileEndpoints.upload, () => uploadForm(1), [401, 201, 201, 201, 201, 201]],
  ['my cases', calls.myCases, async () => ({}), [401, 403, 403, 403, 200, 200]],
  [
    'payment details',
    calls.paymentDetails,
    async () => ({ body: ids(await created()) }),
    [401, 200, 403, 403, 200, 404],
  ],
  [
    'payment details of nothing',
    calls.paymentDetails,
    async () => ({ body: { caseAssignmentIds: [UNKNOWN] } }),
    [401, 404, 403, 403, 404, 404],
  ],
  [
    'pay',
    calls.payCases,
    async () => {
      const one = await created()
      return { body: { ...ids(one), amount: one.totalAmount, mode: 'CREDIT' } }
    },
    [401, 403, 403, 403, 201, 404],
  ],
]

test.each(matrix)('%s', async (_, endpoint, ask, wanted) => {
  const got: number[] = []
  for (const as of [null, admin, creator, stranger, client, other])
    got.push((await office.call(endpoint, { as, ...(await ask()) })).status)
  expect(got).toEqual(wanted)
})

test('one foreign case among own ones is as good as not there', async () => {
  const [mine, theirs] = [await created(), await office.caseIn('assigned', { client: other })]
  const body = { caseAssignmentIds: [mine.assignmentId, theirs.assignmentId] }
  expect((await office.call(calls.paymentDetails, { as: client, body })).status).toBe(404)
  expect((await office.call(calls.paymentDetails, { as: admin, body })).status).toBe(200)
})

test('a client learns nothing of charges, incentive, owners or the office from its cases', async () => {
  await created()
  const { data } = await office.call(calls.myCases, { as: client })
  // The names of papers are the office's words.
  const said = JSON.stringify(data, (key, value) => (key === 'lackingPapers' ? undefined : value))
  for (const word of ['incentive', 'adminCharges', 'otherCharges', 'seller', 'buyer', 'aadhar', 'createdBy', 'proof'])
    expect([word, said.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false])
})
