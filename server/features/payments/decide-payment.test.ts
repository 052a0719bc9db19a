import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
const admin = await office.superadmin()
const client = await office.client({ firstName: 'Meera', lastName: 'Joshi', mobileNo: '9766054321' })
afterAll(async () => {
  expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([])
  await office.close()
})

const decide = (how: 'verifyPayment' | 'rejectPayment', id: string) =>
  office.call(calls[how], { as: admin, params: { id } })
const assigned = () => office.caseIn('assigned', { client })
const statesOf = async (...cases: MadeCase[]) => {
  const body = { caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId) }
  const data = await office.ok(calls.paymentDetails, { as: client, body })
  return data.map((one) => [one.case.status, one.payment?.status])
}
const historyOf = (id: string) =>
  office.database.db
    .selectFrom('history')
    .select(['action', 'changes', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
const pending = async (query: Record<string, string | number> = {}) =>
  requireSuccess(await office.call(calls.pending, { as: admin, query }))

describe('a decision', () => {
  test('verified: the payment is a success and each of its cases is paid, with its history', async () => {
    const cases = [await assigned(), await assigned()]
    const { paymentId } = await office.payment(client, cases)
    const answer = await decide('verifyPayment', paymentId)
    expect([answer.status, answer.message, answer.data]).toEqual([
      200,
      t.payments('verified'),
      { id: paymentId, status: 'success' },
    ])
    expect(await statesOf(...cases)).toEqual([
      ['paid', 'success'],
      ['paid', 'success'],
    ])
    const changes = { status: { from: 'assigned', to: 'paid' }, paymentStatus: { from: 'paid', to: 'success' } }
    for (const { id } of cases)
      expect(await historyOf(id)).toEqual({ action: 'payment verified', changes, actor_id: admin.userId })
    expect(await historyOf(paymentId)).toMatchObject({ action: 'verified', changes: { status: changes.paymentStatus } })
  })

  test('rejected: the payment has failed, and its cases stay assigned', async () => {
    const cases = [await assigned(), await assigned()]
    const { paymentId } = await office.payment(client, cases, 'UPI')
    expect((await decide('rejectPayment', paymentId)).data).toEqual({ id: paymentId, status: 'failed' })
    expect(await statesOf(...cases)).toEqual([
      ['assigned', 'failed'],
      ['assigned', 'failed'],
    ])
    const changes = { paymentStatus: { from: 'paid', to: 'failed' } }
    for (const { id } of cases) expect(await historyOf(id)).toMatchObject({ action: 'payment rejected', changes })
    // Each can be paid again, also apart; the newest payment is what shows.
    await office.payment(client, cases.slice(0, 1), 'CREDIT')
    expect(await statesOf(...cases)).toEqual([
      ['paid', 'success'],
      ['assigned', 'failed'],
    ])
  })

  test('a decision is made once, and never for a CREDIT payment', async () => {
    const first = await office.payment(client, [await assigned()])
    const second = await office.payment(client, [await assigned()])
    const credit = await office.payment(client, [await assigned()], 'CREDIT')
    await decide('verifyPayment', first.paymentId)
    await decide('rejectPayment', second.paymentId)
    for (const [{ paymentId }, sentence] of [
      [first, `${t.payments('alreadyDecided')}: Super Admin verified it on `],
      [second, `${t.payments('alreadyDecided')}: Super Admin rejected it on `],
      [credit, t.payments('alreadyDecided')],
    ] as const)
      for (const how of ['verifyPayment', 'rejectPayment'] as const) {
        const { status, message, errors } = await decide(how, paymentId)
        expect([status, errors.code]).toEqual([409, 'payments.alreadyDecided'])
        expect(message.startsWith(sentence)).toBe(true)
      }
  })

  test('needs a payment that is there, and takes nothing else', async () => {
    expect((await decide('verifyPayment', '01a1fd07-6e46-772b-89b1-db45188b0e34')).status).toBe(404)
    expect((await decide('rejectPayment', 'x')).status).toBe(400)
    const { paymentId } = await office.payment(client, [await assigned()])
    const params = { id: paymentId }
    const smuggled = await office.call(calls.verifyPayment, { as: admin, params, body: { status: 'success' } })
    expect([smuggled.status, smuggled.errors.fields]).toEqual([400, { status: 'This field is not known' }])
    expect((await decide('verifyPayment', paymentId)).status).toBe(200)
  })
})

describe('the payments that wait', () => {
  test('come oldest first, each with its payer, cases and a fresh proof, without CREDIT payments', async () => {
    const before = (await pending()).meta.total
    const [one, two, three] = [await assigned(), await assigned(), await assigned()]
    const first = await office.payment(client, [one, two], 'UPI')
    const second = await office.payment(client, [three])
    await office.payment(client, [await assigned()], 'CREDIT')
    const { data, meta } = await pending()
    expect(meta.total).toBe(before + 2)
    const mine = data.slice(-2)
    expect(mine.map(({ id }) => id)).toEqual([first.paymentId, second.paymentId])
    expect(mine[0]).toEqual({
      id: first.paymentId,
      paymentBy: { id: client.userId, name: 'Meera Joshi', phoneNo: '9766054321' },
      firmName: client.client.firmName,
      Amount: 8199.5,
      Mode: 'UPI',
      PaymentDate: expect.stringMatching(/Z$/),
      PaymentProofUrl: expect.stringMatching(/^\/api\/v1\/files\//),
      Remarks: null,
      utr: null,
      bill: null,
      duplicateOf: [],
      warnings: [],
      caseAssignments: [one, two].map(({ assignmentId, id, CaseNo }) => ({
        id: assignmentId,
        case: { id, caseNo: CaseNo, vehicleDetail: { vehicleNo: expect.stringMatching(/^MH12/) } },
      })),
    })
    const proof = await office.app.inject({ method: 'GET', url: mine[0]?.PaymentProofUrl ?? '' })
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('waiting payments are found by payer, case or vehicle, sorted and paged', async () => {
    const other = await office.client({ lastName: 'Kulkarni 100%' })
    const one = await office.caseIn('assigned', { client: other })
    const { paymentId } = await office.payment(other, [one])
    for (const search of ['kulkarni 100%', one.CaseNo, one.CaseNo.toLowerCase()])
      expect((await pending({ search })).data.map(({ id }) => id)).toEqual([paymentId])
    for (const search of ['nobody', '%', 'kulkarni_100'])
      expect((await pending({ search })).data.filter(({ id }) => id !== paymentId)).toEqual([])
    const all = (await pending()).data
    const newest = await pending({ sort: '-PaymentDate', page: 0, pageSize: 1 })
    expect([newest.data.map(({ id }) => id), newest.meta]).toEqual([
      [all.at(-1)?.id],
      { total: all.length, page: 0, pageSize: 1 },
    ])
    expect((await pending({ page: 99, pageSize: 5 })).data).toEqual([])
    for (const query of [{ sort: 'id' }, { page: -1 }, { pageSize: 101 }, { status: 'paid' }])
      expect((await office.call(calls.pending, { as: admin, query: query as never })).status).toBe(400)
  })
})

describe("a client's cases", () => {
  test('a client reads only its own cases, newest first, sorted, found and paged', async () => {
    const buyer = await office.client()
    expect((await office.call(calls.myCases, { as: buyer })).data).toEqual([])
    const cases: MadeCase[] = []
    for (const receiptAmount of [300, 100, 200])
      cases.push(await office.caseIn('assigned', { client: buyer, over: { expenseDetail: { receiptAmount } } }))
    await office.payment(buyer, cases.slice(0, 1))
    const list = async (query: Record<string, string | number> = {}) =>
      requireSuccess(await office.call(calls.myCases, { as: buyer, query }))
    const newestFirst = cases.map(({ CaseNo }) => CaseNo).reverse()
    const { data, meta } = await list()
    expect(data.map((one) => one.case.CaseNo)).toEqual(newestFirst)
    expect(data.map((one) => one.payment?.status ?? null)).toEqual([null, null, 'paid'])
    expect(meta.total).toBe(3)
    expect((await list({ sort: 'TotalAmount' })).data.map((one) => one.TotalAmount)).toEqual([2700.5, 2800.5, 2900.5])
    expect((await list({ sort: 'createdAt' })).data.map((one) => one.case.CaseNo)).toEqual(newestFirst.toReversed())
    const found = await list({ search: cases[1]?.CaseNo ?? '' })
    expect([found.data.length, found.meta.total]).toEqual([1, 1])
    const page = await list({ page: 1, pageSize: 2, sort: '-vehicleNo' })
    expect([page.data.map(({ id }) => id), page.meta.total]).toEqual([[cases[0]?.assignmentId], 3])
  })

  test('show the vehicle as the page of the case does, to the dealer and the office', async () => {
    const over = { vehicleDetail: { rmaVehicleNo: 'MH14ZZ0001', chassisNo: 'CHASSIS77', engineNo: 'ENGINE77' } }
    const { id, assignmentId } = await office.caseIn('assigned', { client, over })
    const { vehicleDetail } = await office.ok(caseEndpoints.details, { as: client, params: { id } })
    expect(vehicleDetail).toMatchObject(over.vehicleDetail)
    const mine = await office.ok(calls.myCases, { as: client })
    expect(mine.find((one) => one.id === assignmentId)?.case.vehicleDetail).toEqual(vehicleDetail)
    const body = { caseAssignmentIds: [assignmentId] }
    const [asked] = await office.ok(calls.paymentDetails, { as: admin, body })
    expect(asked?.case.vehicleDetail).toEqual(vehicleDetail)
  })

  test('come in the order they are asked for', async () => {
    const ids = [await assigned(), await assigned(), await assigned()].map(({ assignmentId }) => assignmentId)
    for (const caseAssignmentIds of [ids, ids.toReversed()]) {
      const data = await office.ok(calls.paymentDetails, { as: client, body: { caseAssignmentIds } })
      expect(data.map(({ id }) => id)).toEqual(caseAssignmentIds)
    }
  })
})
