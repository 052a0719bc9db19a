import { afterAll, describe, expect, test } from 'vitest'
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

const pay = (body: object, as: ClientSession = client) => office.call(calls.payCases, { as, body })
const assigned = (as = client) => office.caseIn('assigned', { client: as })
const detailsOf = (as: ClientSession, ...cases: MadeCase[]) =>
  office.ok(calls.paymentDetails, { as, body: { caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId) } })
const form = (cases: MadeCase[], over: object = {}) => office.paymentBody(client, cases, over)
const historyOf = (id: string) =>
  office.database.db
    .selectFrom('history')
    .select(['action', 'changes'])
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
const countPayments = async () => (await office.database.db.selectFrom('payments').select('id').execute()).length

describe('CASH and UPI', () => {
  test.each(['CASH', 'UPI'])('%s waits for verification, and the cases stay assigned', async (mode) => {
    const cases = [await assigned(), await assigned()]
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
    expect(await office.usedCredit(client)).toBe(0)
    const [first] = await historyOf(cases[0]?.id ?? '').execute()
    expect(first).toEqual({ action: 'payment made', changes: { paymentStatus: { from: null, to: 'paid' } } })
    const [made] = await historyOf(answer.data.paymentId).execute()
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
    const [first] = await historyOf(cases[1]?.id ?? '').execute()
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
    const [last] = await historyOf(one.id).execute()
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
