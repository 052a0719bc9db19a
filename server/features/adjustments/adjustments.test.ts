import { afterAll, describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { adjustmentEndpoints as calls } from '#contract/adjustments/adjustment.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
office.clock.set('2026-11-05T06:00:00Z')
afterAll(() => office.close())
const admin = await office.superadmin()
const dealer = await office.client({ creditLimit: 90_000 })
const other = await office.client()

const reason = 'Agreed by phone'
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const adjust = (body: object, { of = dealer, as = admin, headers = {} }: Asked = {}) =>
  office.patiently(calls.adjust, { as, params: { id: of.client.id }, body: { reason, ...body }, headers })
interface Asked {
  of?: ClientSession
  as?: Session
  headers?: Record<string, string>
}
const list = async (of: ClientSession, query = {}) =>
  requireSuccess(await office.call(calls.ofClient, { as: admin, params: { id: of.client.id }, query }))
const balanceOf = async (of: ClientSession) => {
  const body = { fromDate: '2026-01-01', toDate: '2026-12-31' }
  const asked = await office.call(transactionEndpoints.statement, { as: of, params: { id: of.client.id }, body })
  return requireSuccess(asked).data
}
const verified = async (of: ClientSession) => {
  const made = await office.caseIn('assigned', { client: of })
  const { paymentId } = await office.payment(of, [made], 'UPI')
  await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
  return { paymentId, amount: made.totalAmount }
}

describe('an adjustment', () => {
  test('an adjustment is a line of the statement, changes no credit, and is in the activity log', async () => {
    const { assignmentId, CaseNo, vehicleNo, totalAmount } = await office.caseIn('assigned', { client: dealer })
    const made = await adjust({ amount: -150.25, caseAssignmentId: assignmentId })
    expect([made.status, made.message]).toEqual([201, t.adjustments('made')])
    expect(made.data).toEqual({
      id: expect.any(String),
      at: '2026-11-05T06:00:00.000Z',
      by: { firstName: expect.any(String), lastName: expect.any(String) },
      amount: -150.25,
      reason,
      caseAssignmentId: assignmentId,
      caseNo: CaseNo,
      vehicleNo,
      reverses: null,
      takesBack: null,
      reversedBy: null,
      bills: [],
    })
    requireSuccess(await adjust({ amount: 20, reason: '  Courier\n to  the RTO ' }, { as: admin }))
    const statement = await balanceOf(dealer)
    expect(statement.closingBalance).toBe(totalAmount - 130.25)
    expect(statement.lines.slice(1)).toMatchObject([
      { kind: 'ADJUSTMENT', particulars: `${CaseNo}: ${reason}`, debit: 0, credit: 150.25 },
      { kind: 'ADJUSTMENT', particulars: 'Courier to the RTO', debit: 20, credit: 0 },
    ])
    expect(await office.usedCredit(dealer)).toBe(0)
    const { data, meta } = await list(dealer, { pageSize: 1, page: 0 })
    expect([data.map(({ amount }) => amount), meta.total]).toEqual([[20], 2])
    expect((await list(dealer, { search: CaseNo })).data.map(({ amount }) => amount)).toEqual([-150.25])
    expect((await list(dealer, { sort: 'amount' })).data.map(({ amount }) => amount)).toEqual([-150.25, 20])
    const logged = requireSuccess(
      await office.call(activityEndpoints.list, { as: admin, query: { kind: 'client', action: 'adjusted' } }),
    )
    expect(logged.meta.total).toBe(2)
  })

  test('an adjustment without an amount or a reason, or beyond a payment, is refused', async () => {
    for (const [body, field, message] of [
      [{ amount: 0 }, 'amount', t.adjustments('notZero')],
      [{ amount: 0.005 }, 'amount', t.fields('tooManyDecimals')],
      [{ amount: -50_000_000_001 }, 'amount', t.fields('tooMuch', { most: '₹50,00,00,00,000.00' })],
      [{}, 'amount', t.general('isRequired', { label: t.fields('amount') })],
      [{ amount: 5, reason: ' ' }, 'reason', t.cases('reasonRequired')],
      [{ amount: 5, reverses: 'x' }, 'reverses', t.cases('noValidId')],
      [{ amount: 5, reverses: UNKNOWN, takesBack: UNKNOWN }, 'takesBack', t.adjustments('notBoth')],
    ] as const) {
      const answer = await adjust(body)
      expect([answer.status, answer.errors?.fields?.[field]]).toEqual([400, message])
    }
  })

  test("names what is of this client only, and a verified client's account", async () => {
    const foreign = await office.caseIn('assigned', { client: other })
    const before = await office.adjustment(other, -10)
    const { paymentId, amount } = await verified(other)
    const signedUp = await office.signUp()
    for (const [answer, status, message] of [
      [await adjust({ amount: 5, caseAssignmentId: foreign.assignmentId }), 404, t.adjustments('caseNotFound')],
      [await adjust({ amount: 5, caseAssignmentId: UNKNOWN }), 404, t.adjustments('caseNotFound')],
      [await adjust({ amount: 10, reverses: before.id }), 404, t.adjustments('notFound')],
      [await adjust({ amount, takesBack: paymentId }), 404, t.adjustments('paymentNotFound')],
      [
        await office.call(calls.adjust, { as: admin, params: { id: signedUp.id }, body: { amount: 5, reason } }),
        409,
        t.adjustments('notVerified'),
      ],
    ] as const)
      expect([answer.status, answer.message]).toEqual([status, message])
    const unknown = { as: admin, params: { id: UNKNOWN } }
    expect((await office.call(calls.adjust, { ...unknown, body: { amount: 5, reason } })).status).toBe(404)
    expect((await office.call(calls.ofClient, unknown)).status).toBe(404)
    for (const as of [other, await office.employee()]) expect((await adjust({ amount: 5 }, { as })).status).toBe(403)
  })

  test('comes once for one Idempotency-Key, and each of two at once', async () => {
    const client = await office.client()
    const headers = { 'idempotency-key': 'adjust-1' }
    const [first, again] = [
      await adjust({ amount: 7 }, { of: client, headers }),
      await adjust({ amount: 7 }, { of: client, headers }),
    ]
    expect(requireSuccess(again).data).toEqual(requireSuccess(first).data)
    expect((await adjust({ amount: 8 }, { of: client, headers })).status).toBe(409)
    const both = await Promise.all([1, 2].map((amount) => adjust({ amount }, { of: client })))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect((await balanceOf(client)).closingBalance).toBe(10)
  })

  test('keeps a bank reference in its reason, and masks an Aadhaar number', async () => {
    const { data } = requireSuccess(await adjust({ amount: 1, reason: 'UTR 412345678901, of 234567890124' }))
    expect(data.reason).toBe('UTR 412345678901, of XXXX XXXX 0124')
  })
})

describe('a reversal', () => {
  test('has the opposite amount and the case of what it reverses, comes once, and stays', async () => {
    const client = await office.client()
    const { assignmentId } = await office.caseIn('assigned', { client })
    const made = await office.adjustment(client, -99.99, { caseAssignmentId: assignmentId })
    const wrong = await adjust({ amount: 99, reverses: made.id }, { of: client })
    expect([wrong.status, wrong.errors?.fields]).toEqual([400, { amount: t.adjustments('notOpposite') }])
    const { assignmentId: other } = await office.caseIn('assigned', { client })
    const ofOther = await adjust({ amount: 99.99, reverses: made.id, caseAssignmentId: other }, { of: client })
    expect([ofOther.status, ofOther.errors?.fields]).toEqual([400, { caseAssignmentId: t.adjustments('otherCase') }])
    const answers = await Promise.all([1, 2].map(() => adjust({ amount: 99.99, reverses: made.id }, { of: client })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toBe(t.adjustments('reversedAlready'))
    const { data } = await list(client)
    expect(data).toMatchObject([
      { amount: 99.99, reverses: made.id, caseAssignmentId: assignmentId, reversedBy: null },
      { id: made.id, reversedBy: data[0]?.id },
    ])
    const back = await adjust({ amount: -99.99, reverses: data[0]?.id }, { of: client })
    expect([back.status, back.message]).toEqual([409, t.adjustments('reversalStays')])
  })
})

describe('a payment whose money never came', () => {
  test('a payment is taken back whole, once; the client owes it again, and the payment stays', async () => {
    const client = await office.client()
    const { paymentId, amount } = await verified(client)
    expect((await balanceOf(client)).closingBalance).toBe(0)
    const wrong = await adjust({ amount: -amount, takesBack: paymentId }, { of: client })
    expect([wrong.status, wrong.errors?.fields]).toEqual([400, { amount: t.adjustments('notAmountOfPayment') }])
    const answers = await Promise.all([1, 2].map(() => adjust({ amount, takesBack: paymentId }, { of: client })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toBe(t.adjustments('takenBackAlready'))
    expect((await balanceOf(client)).closingBalance).toBe(amount)
    const body = { fromDate: '2026-11-01', toDate: '2026-11-30', search: client.client.firmName }
    const decided = await office.ok(paymentEndpoints.decided, { as: admin, body })
    expect(decided).toMatchObject([{ id: paymentId, status: 'success', takenBackAt: '2026-11-05T06:00:00.000Z' }])
  })

  test('a payment that is taken back is one by cash or UPI that was verified', async () => {
    const [one, two] = [
      await office.caseIn('assigned', { client: dealer }),
      await office.caseIn('assigned', { client: dealer }),
    ]
    for (const { paymentId, amount } of [
      { ...(await office.payment(dealer, [one])), amount: one.totalAmount },
      { ...(await office.payment(dealer, [two], 'CREDIT')), amount: two.totalAmount },
    ]) {
      const answer = await adjust({ amount, takesBack: paymentId })
      expect([answer.status, answer.message]).toEqual([409, t.adjustments('onlyVerified')])
    }
  })
})
