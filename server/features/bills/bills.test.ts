import { afterAll, describe, expect, test } from 'vitest'
import { billEndpoints as calls } from '#contract/bills/bill.ts'
import { sumRupees, toPaise } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'

/*
 * One client through the life of its bills, on a clock that stands: 20 October on credit, billed on
 * 1 November, due on the 15th.
 */
const office = await openOffice()
office.clock.set('2026-11-05T06:00:00Z')
const admin = await office.superadmin()
const client = await office.client({
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNo: '9766054321',
  creditLimit: 90_000,
})
const other = await office.client()
afterAll(async () => {
  expect(office.logs.filter((line) => line.includes('"defect"'))).toEqual([])
  await office.close()
})

const listOf = async (as: Session, id = client.client.id, query = {}) =>
  requireSuccess(await office.call(calls.ofClient, { as, params: { id }, query }))
const get = (as: Session, id: string) => office.ok(calls.get, { as, params: { id } })
const pay = (billId: string, body: object, as: Session = client, headers = {}) =>
  office.patiently(calls.pay, { as, params: { billId }, body, headers })
const decide = (how: 'verifyPayment' | 'rejectPayment', id: string, body = {}) =>
  office.call(paymentEndpoints[how], { as: admin, params: { id }, body })
const pendingOf = async (id: string) =>
  (await office.ok(paymentEndpoints.pending, { as: admin })).find((one) => one.id === id)
const fresh = async (over: object = {}) => {
  const buyer = await office.client({ creditLimit: 90_000, ...over })
  return { buyer, bill: await office.bill({ client: buyer }) }
}

describe('a bill', () => {
  test('lists and shows every case, the government receipt apart, for its client and the superadmin', async () => {
    const cases: MadeCase[] = []
    await office.clock.at('2026-10-20T06:00:00Z', async () => {
      for (const receiptAmount of [100.01, 200.02])
        cases.push(await office.caseIn('assigned', { client, over: { expenseDetail: { receiptAmount } } }))
      await office.payment(client, cases, 'CREDIT')
    })
    const bill = await office.bill({ client })
    const { data, meta } = await listOf(client)
    expect(data).toEqual([bill])
    expect(bill).toEqual({
      billId: expect.any(String),
      billNo: expect.stringMatching(/^B\/26-27\/\d{6}$/),
      billMonth: 10,
      billYear: 2026,
      status: 'generated',
      totalAmount: sumRupees([cases[0]?.totalAmount ?? 0, cases[1]?.totalAmount ?? 0, 4_099.75]),
      dueDate: '2026-11-15',
    })
    expect(meta.total).toBe(1)
    // By the client's own id and by that of its user, for both who may see it.
    for (const [as, id] of [
      [client, client.userId],
      [admin, client.client.id],
      [admin, client.userId],
    ] as const)
      expect((await listOf(as, id)).data).toEqual(data)
    const whole = await get(client, bill.billId)
    expect(Object.keys(whole)).toEqual([
      'billId',
      'billNo',
      'status',
      'totalAmount',
      'penaltyAmount',
      'billDate',
      'dueDate',
      'cases',
      'payments',
      'adjustments',
      'invoiceNo',
    ])
    const { billId, billNo, status, totalAmount, dueDate } = bill
    expect(whole).toMatchObject({ billId, billNo, status, totalAmount, dueDate })
    expect([whole.billDate, whole.penaltyAmount, whole.cases.length]).toEqual(['2026-10-31', 0, 3])
    expect(whole.cases.find(({ id }) => id === cases[0]?.id)).toEqual({
      id: cases[0]?.id,
      caseNo: cases[0]?.CaseNo,
      vehicleNo: expect.stringMatching(/^MH12/),
      paymentDate: '2026-10-20T06:00:00.000Z',
      receiptAmount: 100.01,
      serviceCharges: 2600.5,
      amount: cases[0]?.totalAmount,
    })
    expect(whole.payments.map(({ mode, status, remark }) => [mode, status, remark])).toEqual([
      ['CREDIT', 'success', null],
      ['CREDIT', 'success', null],
    ])
    expect(await get(admin, bill.billId)).toEqual(whole)
    expect((await office.call(calls.get, { as: other, params: { id: bill.billId } })).message).toBe(t.bills('notFound'))
  })

  test('lists are searched, sorted and paged', async () => {
    const buyer = await office.client({ creditLimit: 90_000 })
    for (const month of ['2026-07', '2026-08', '2026-09'])
      await office.clock.at(`${month}-12T06:00:00Z`, () => office.bill({ client: buyer }))
    const months = async (query = {}) =>
      (await listOf(buyer, buyer.client.id, query)).data.map(({ billMonth }) => billMonth)
    expect(await months()).toEqual([8, 7, 6])
    expect(await months({ sort: 'dueDate' })).toEqual([6, 7, 8])
    expect(await months({ search: 'july' })).toEqual([7])
    const [august] = (await listOf(buyer, buyer.client.id)).data
    expect(await months({ search: august?.billNo })).toEqual([8])
    expect(await months({ page: 1, pageSize: 2 })).toEqual([6])
  })

  test('a bill is paid whole, then verified: it is settled, and the used credit falls by its charges', async () => {
    const { buyer, bill } = await fresh()
    expect(await office.usedCredit(buyer)).toBe(toPaise(bill.totalAmount))
    const proof = await office.proof(buyer)
    const body = { amount: bill.totalAmount, mode: 'UPI', paymentProofURL: proof, utr: ' hdfc-0000 123456 ' }
    const answer = await pay(bill.billId, body, buyer)
    expect([answer.status, answer.data]).toEqual([201, { paymentId: expect.any(String), status: 'paid' }])
    expect((await get(buyer, bill.billId)).status).toBe('paid')
    const { paymentId } = answer.data
    const waiting = await pendingOf(paymentId)
    expect(waiting).toMatchObject({
      Remarks: 'CREDIT_BILL',
      Amount: bill.totalAmount,
      Mode: 'UPI',
      utr: 'HDFC0000123456',
      bill: { billId: bill.billId, billMonth: 10, billYear: 2026 },
    })
    expect(waiting?.caseAssignments.length).toBe(1)
    // While it waits, nothing is paid again; nor after.
    for (const decided of [false, true]) {
      if (decided) expect((await decide('verifyPayment', paymentId)).data).toEqual({ id: paymentId, status: 'success' })
      const again = await pay(bill.billId, { ...body, paymentProofURL: await office.proof(buyer) }, buyer)
      expect([again.status, again.message]).toEqual([409, t.bills('notPayable')])
    }
    const settled = await get(buyer, bill.billId)
    expect(settled.status).toBe('success')
    expect(settled.payments.map(({ receiptNo }) => receiptNo)).toEqual([
      null,
      expect.stringMatching(/^RV\/26-27\/\d{6}$/),
    ])
    expect(await office.usedCredit(buyer)).toBe(0)
    for (const how of ['verifyPayment', 'rejectPayment'] as const)
      expect((await decide(how, paymentId)).status).toBe(409)
  })

  test('rejected: the bill has failed, the client reads why and pays again', async () => {
    const { buyer, bill } = await fresh()
    const { paymentId } = await office.billPayment(buyer, bill)
    const reason = 'The picture shows another amount'
    expect((await decide('rejectPayment', paymentId, { reason })).data.status).toBe('failed')
    expect(await office.usedCredit(buyer)).toBe(toPaise(bill.totalAmount))
    const failed = await get(buyer, bill.billId)
    expect([failed.status, failed.payments.at(-1)]).toEqual([
      'failed',
      expect.objectContaining({ status: 'failed', remark: 'CREDIT_BILL', reason }),
    ])
    const range = { fromDate: '2026-10-01', toDate: '2026-11-30' }
    const data = await office.ok(transactionEndpoints.history, { as: buyer, params: { id: buyer.userId }, body: range })
    expect(data.transactions.map(({ remark, reason: why, status }) => [remark, why, status])).toEqual([
      ['CREDIT_BILL', reason, 'failed'],
      [null, null, 'success'],
    ])
    const again = await office.billPayment(buyer, bill)
    await decide('verifyPayment', again.paymentId)
    expect([(await get(buyer, bill.billId)).status, await office.usedCredit(buyer)]).toEqual(['success', 0])
  })

  test('takes the whole amount, a proof of its payer, CASH or UPI, and nothing else', async () => {
    const { buyer, bill } = await fresh()
    const right = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(buyer) }
    const wrong: [object, string][] = [
      [{ ...right, amount: bill.totalAmount - 0.01 }, 'amount'],
      [{ ...right, amount: bill.totalAmount + 0.01 }, 'amount'],
      [{ ...right, amount: 0 }, 'amount'],
      [{ ...right, amount: undefined }, 'amount'],
      [{ ...right, mode: 'CREDIT' }, 'mode'],
      [{ ...right, paymentProofURL: '' }, 'paymentProofURL'],
      [{ ...right, paymentProofURL: await office.proof(other) }, 'paymentProofURL'],
      [{ ...right, paymentProofURL: await office.proof(admin) }, 'paymentProofURL'],
      [{ ...right, utr: 'abc' }, 'utr'],
      [{ ...right, utr: 'ÄÖÜ456789' }, 'utr'],
      [{ ...right, status: 'success' }, 'status'],
      [{ ...right, penaltyAmount: 0 }, 'penaltyAmount'],
    ]
    for (const [body, field] of wrong) {
      const { status, errors } = await pay(bill.billId, body, buyer)
      expect([status, Object.keys(errors.fields ?? {})], JSON.stringify(body)).toEqual([400, [field]])
    }
    expect((await pay(bill.billId, { ...right, paymentProofURL: undefined }, buyer)).message).toBe(
      t.payments('billProofFirst'),
    )
    expect((await get(buyer, bill.billId)).status).toBe('generated')
    // A proof serves one payment, of cases or of a bill.
    const [one] = [await office.caseIn('assigned', { client: buyer })]
    const forCase = { caseAssignmentIds: [one?.assignmentId], amount: one?.totalAmount, mode: 'CASH' }
    const used = { ...forCase, paymentProofUrl: right.paymentProofURL }
    expect((await office.call(paymentEndpoints.payCases, { as: buyer, body: used })).status).toBe(201)
    const refused = await pay(bill.billId, right, buyer)
    expect([refused.status, refused.message]).toEqual([409, t.payments('proofUsed')])
    console.log(`wrong bill payments refused: ${wrong.length + 2}`)
  })

  test('one Idempotency-Key makes one payment, also of 20 concurrent requests', async () => {
    const { buyer, bill } = await fresh()
    const body = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(buyer) }
    const same = await Promise.all(
      Array.from({ length: 5 }, () => pay(bill.billId, body, buyer, { 'idempotency-key': 'bill' })),
    )
    expect(new Set(same.map(({ status, data }) => `${status} ${data.paymentId}`)).size).toBe(1)
    const { bill: second, buyer: payer } = await fresh()
    const proofs = await Promise.all(Array.from({ length: 20 }, () => office.proof(payer)))
    const answers = await Promise.all(
      proofs.map((paymentProofURL) =>
        pay(second.billId, { amount: second.totalAmount, mode: 'UPI', paymentProofURL }, payer),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(409)])
  })

  test('a bill of another client is 404', async () => {
    const { bill } = await fresh()
    const body = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(other) }
    expect((await pay(bill.billId, body, other)).status).toBe(404)
    expect((await office.call(calls.ofClient, { as: other, params: { id: client.userId } })).status).toBe(404)
    expect((await office.call(calls.get, { as: other, params: { id: bill.billId } })).status).toBe(404)
  })
})
