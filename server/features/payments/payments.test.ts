import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
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
const assigned = (as = client) => office.caseIn('assigned', { client: as })
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
      reading: null,
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

const pay = (body: object, as: ClientSession = client) => office.call(calls.payCases, { as, body })
const detailsOf = (as: ClientSession, ...cases: MadeCase[]) =>
  office.ok(calls.paymentDetails, { as, body: { caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId) } })
const form = (cases: MadeCase[], over: object = {}) => office.paymentBody(client, cases, over)
const entriesOf = (id: string) =>
  office.database.db
    .selectFrom('history')
    .select(['action', 'changes'])
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
const countPayments = async () => (await office.database.db.selectFrom('payments').select('id').execute()).length

describe('CASH and UPI', () => {
  test.each(['CASH', 'UPI'])('%s waits for verification, and the cases stay assigned', async (mode) => {
    const cases = [await assigned(), await assigned()]
    const used = await office.usedCredit(client)
    const answer = await pay(await form(cases, { mode }))
    expect([answer.status, answer.data]).toEqual([201, { paymentId: expect.any(String), status: 'paid' }])
    for (const one of await detailsOf(client, ...cases)) {
      expect(one.case.status).toBe('assigned')
      expect(one.payment).toEqual({
        status: 'paid',
        mode,
        paymentDate: expect.stringMatching(/^\d{4}-.*Z$/),
        Amount: 8199.5,
        remark: null,
        utr: null,
      })
    }
    expect(await office.usedCredit(client)).toBe(used)
    const [first] = await entriesOf(cases[0]?.id ?? '').execute()
    expect(first).toEqual({ action: 'payment made', changes: { paymentStatus: { from: null, to: 'paid' } } })
    const [made] = await entriesOf(answer.data.paymentId).execute()
    expect(made).toMatchObject({ action: 'made', changes: { amount: { from: null, to: 8199.5 } } })
  })

  test('need a proof', async () => {
    const one = await assigned()
    for (const paymentProofUrl of [undefined, null, '', '  ']) {
      const { status, errors } = await pay(await form([one], { paymentProofUrl }))
      expect([status, errors.fields]).toEqual([400, { paymentProofUrl: t.payments('proofFirst') }])
    }
  })
})

describe('CREDIT', () => {
  test('succeeds at once, pays the cases and uses the credit', async () => {
    const buyer = await office.client({ creditLimit: 10_000 })
    const cases = [await assigned(buyer), await assigned(buyer)]
    const { data } = requireSuccess(await pay(await form(cases, { mode: 'CREDIT', paymentProofUrl: undefined }), buyer))
    expect(data.status).toBe('success')
    for (const one of await detailsOf(buyer, ...cases))
      expect([one.case.status, one.payment?.status]).toEqual(['paid', 'success'])
    expect(await office.usedCredit(buyer)).toBe(819_950)
    const [first] = await entriesOf(cases[1]?.id ?? '').execute()
    expect(first?.changes).toEqual({
      status: { from: 'assigned', to: 'paid' },
      paymentStatus: { from: null, to: 'success' },
    })
  })

  test('a CREDIT payment is accepted up to the limit to the paisa, and refused beyond it without a change', async () => {
    const buyer = await office.client({ creditLimit: 4099.74 })
    const one = await assigned(buyer)
    expect(one.totalAmount).toBe(4099.75)
    const before = await countPayments()
    const refused = await pay(await form([one], { mode: 'CREDIT', paymentProofUrl: undefined }), buyer)
    expect([refused.status, refused.message]).toEqual([409, 'Insufficient credit'])
    expect([await countPayments(), await office.usedCredit(buyer)]).toEqual([before, 0])
    expect((await detailsOf(buyer, one))[0]?.payment).toBeNull()

    const richer = await office.client({ creditLimit: 4099.75 })
    const exact = await assigned(richer)
    expect((await pay(await form([exact], { mode: 'CREDIT', paymentProofUrl: undefined }), richer)).status).toBe(201)
  })

  test('takes no proof', async () => {
    const { status, errors } = await pay(await form([await assigned()], { mode: 'CREDIT' }))
    expect([status, errors.fields]).toEqual([400, { paymentProofUrl: t.payments('noProofForCredit') }])
  })
})

describe('the amount', () => {
  test('must equal the sum of the frozen amounts to the paisa', async () => {
    const cases = [await assigned(), await assigned(), await assigned()]
    for (const amount of [0, 12_299.24, 12_299.26, 4099.75, 1_229_925]) {
      const { status, errors } = await pay(await form(cases, { amount }))
      expect([amount, status, errors.fields]).toEqual([amount, 400, { amount: t.payments('amountDiffers') }])
    }
    for (const amount of [-1, 12_299.251, 1e30, null, '12299.25', undefined])
      expect([amount, (await pay(await form(cases, { amount }))).status]).toEqual([amount, 400])
    expect((await pay(await form(cases, { amount: 12_299.25 }))).status).toBe(201)
  })

  test('adds up where floats do not', async () => {
    const charges = { pucCharges: 0.1, insuranceCharges: 0.2, receiptAmount: 0 }
    const one = await office.caseIn('assigned', { client, over: { expenseDetail: charges } })
    const two = await office.caseIn('assigned', { client, over: { expenseDetail: { ...charges, pucCharges: 0.5 } } })
    expect((await pay(await form([one, two], { amount: 1 }))).status).toBe(201)
  })

  test('a wrong amount is reported together with the proof', async () => {
    const { errors } = await pay(await form([await assigned()], { amount: 1, paymentProofUrl: 'x' }))
    expect(Object.keys(errors.fields ?? {}).sort()).toEqual(['amount', 'paymentProofUrl'])
  })

  test('an amount of nothing can be paid as well', async () => {
    const free = { pucCharges: 0, insuranceCharges: 0, receiptAmount: 0 }
    const one = await office.caseIn('assigned', { client, over: { expenseDetail: free } })
    expect((await pay(await form([one]))).status).toBe(201)
  })
})

describe('the cases', () => {
  test('cases that are paid, or under verification, are 409 and the others stay unpaid', async () => {
    const [free, waiting, done] = [await assigned(), await assigned(), await office.caseIn('paid', { client })]
    await office.payment(client, [waiting])
    for (const taken of [waiting, done]) {
      const { status, message } = await pay(await form([free, taken]))
      expect([status, message]).toEqual([409, t.payments('alreadyPaid')])
    }
    expect((await detailsOf(client, free))[0]?.payment).toBeNull()
  })

  test('cases of another client, or of nobody, are 404 before anything else is judged', async () => {
    const mine = await assigned()
    const theirs = await assigned(await office.client())
    const nobodys = { ...mine, assignmentId: '01a1fd07-6e46-772b-89b1-db45188b0e34' }
    for (const stranger of [theirs, nobodys])
      expect((await pay(await form([mine, stranger], { amount: 1, paymentProofUrl: 'x' }))).status).toBe(404)
    expect((await detailsOf(client, mine))[0]?.payment).toBeNull()
  })

  test('can be paid again after a rejection, with a new proof', async () => {
    const one = await assigned()
    const first = await form([one])
    const { data } = requireSuccess(await pay(first))
    await office.ok(calls.rejectPayment, { as: await office.superadmin(), params: { id: data.paymentId } })
    const again = await pay(first)
    expect([again.status, again.message]).toEqual([409, t.payments('proofUsed')])
    expect((await pay(await form([one]))).status).toBe(201)
    const [last] = await entriesOf(one.id).execute()
    expect(last?.changes).toEqual({ paymentStatus: { from: 'failed', to: 'paid' } })
  })

  test('must be named, each once, and be ids', async () => {
    const one = await assigned()
    const wrong = [
      [[], t.payments('noneSelected')],
      [undefined, t.payments('noneSelected')],
      [[one.assignmentId, one.assignmentId], 'Each case can be paid once'],
      [[one.assignmentId, one.assignmentId.toUpperCase()], 'Each case can be paid once'],
    ] as const
    for (const [caseAssignmentIds, message] of wrong) {
      const { status, errors } = await pay(await form([one], { caseAssignmentIds }))
      expect([status, errors.fields?.caseAssignmentIds]).toEqual([400, message])
    }
    expect((await pay(await form([one], { caseAssignmentIds: ['x'] }))).status).toBe(400)
    expect((await pay(await form([one], { caseAssignmentIds: [one.assignmentId.toUpperCase()] }))).status).toBe(201)
  })
})
