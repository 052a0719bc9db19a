import { describe, expect, test } from 'vitest'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'

/* The payments that were verified or rejected: POST /payment/decided. */
const { office, admin } = await officeOfFileForYears('2026-06-10T06:00:00Z')
const client = await office.client({
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNo: '9766054321',
  firmName: 'Joshi 100% Cars',
})
const other = await office.client({ firstName: 'Om', lastName: 'Rao', firmName: 'Rao Motors' })

const all = { fromDate: '2026-01-01', toDate: '2026-12-31' }
const ask = (body: object = {}) => office.call(calls.decided, { as: admin, body: { ...all, ...body } })
const decided = async (body: object = {}) => requireSuccess(await ask(body))
const idsOf = async (body: object = {}) => (await decided(body)).data.map(({ id }) => id)

/** A payment of one new case, with its case. */
async function pay(by: ClientSession, mode: 'CASH' | 'UPI' | 'CREDIT' = 'UPI', utr?: string) {
  const one = await office.caseIn('assigned', { client: by })
  return { ...(await office.payment(by, [one], mode, utr)), one }
}
const verify = (id: string, as: Session = admin) => office.call(calls.verifyPayment, { as, params: { id } })
const reject = (id: string, reason?: string) =>
  office.call(calls.rejectPayment, { as: admin, params: { id }, body: { ...(reason && { reason }) } })

const first = await pay(client, 'UPI', 'HDFC0000 1234-5678')
const second = await pay(other, 'CASH')
await pay(client, 'CREDIT')
const waiting = await pay(other, 'UPI', 'SBIN555111')
await office.clock.at('2026-06-10T18:29:59.999Z', () => verify(first.paymentId))
await office.clock.at('2026-06-10T18:30:00Z', () => reject(second.paymentId, 'Not in the bank'))

describe('the list', () => {
  test('has the payments that a person decided, newest decision first, without CREDIT and waiting payments', async () => {
    const { data, meta } = await decided()
    expect(data.map(({ id }) => id)).toEqual([second.paymentId, first.paymentId])
    expect(meta).toEqual({ total: 2, page: 0, pageSize: 1_000 })
    expect(data[1]).toEqual({
      id: first.paymentId,
      paymentBy: { id: client.userId, name: 'Meera Joshi', phoneNo: '9766054321' },
      firmName: 'Joshi 100% Cars',
      Amount: first.one.totalAmount,
      Mode: 'UPI',
      PaymentDate: '2026-06-10T06:00:00.000Z',
      PaymentProofUrl: expect.stringMatching(/^\/api\/v1\/files\//),
      Remarks: null,
      utr: 'HDFC000012345678',
      caseAssignments: [
        {
          id: first.one.assignmentId,
          case: { id: first.one.id, caseNo: first.one.CaseNo, vehicleDetail: { vehicleNo: expect.any(String) } },
        },
      ],
      bill: null,
      duplicateOf: [],
      warnings: [],
      status: 'success',
      receiptNo: 'RV/26-27/000001',
      invoiceNo: null,
      decidedAt: '2026-06-10T18:29:59.999Z',
      decidedBy: { firstName: 'Super', lastName: 'Admin' },
      reason: null,
      reading: null,
      takenBackAt: null,
      bankLine: null,
    })
    const { status, reason, decidedAt, utr } = data[0] ?? {}
    expect([status, reason, decidedAt, utr]).toEqual(['failed', 'Not in the bank', '2026-06-10T18:30:00.000Z', null])
    const proof = await office.app.inject({ method: 'GET', url: data[1]?.PaymentProofUrl ?? '' })
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('counts the days of the decision in India, both included', async () => {
    const of = (fromDate: string, toDate: string) => idsOf({ fromDate, toDate })
    expect(await of('2026-06-10', '2026-06-10')).toEqual([first.paymentId])
    expect(await of('2026-06-11', '2026-06-11')).toEqual([second.paymentId])
    expect(await of('2026-06-10', '2026-06-11')).toEqual([second.paymentId, first.paymentId])
    expect(await of('2026-06-12', '2026-12-31')).toEqual([])
  })

  test('the list is searched by the shown texts, in any spelling', async () => {
    const { vehicleNo } = (await decided()).data[1]?.caseAssignments[0]?.case.vehicleDetail ?? { vehicleNo: '' }
    for (const search of [
      'hdfc000012345678',
      'HDFC0000 1234 5678',
      '345678',
      'joshi 100%',
      'meera joshi',
      '97660 54321',
      'upi',
      'verified',
      first.one.CaseNo.toLowerCase(),
      vehicleNo.toLowerCase(),
      [...vehicleNo].join('-'),
    ])
      expect([search, await idsOf({ search })]).toEqual([search, [first.paymentId]])
    for (const search of ['in the BANK', 'cash', 'rao motors', 'rejected'])
      expect([search, await idsOf({ search })]).toEqual([search, [second.paymentId]])
    expect(await idsOf({ search: 'super admin' })).toHaveLength(2)
    const hostile = [
      '%',
      '_',
      '\\',
      "'; drop table payments; --",
      'joshi_100',
      '🚗',
      'x'.repeat(100),
      '- -',
      waiting.one.CaseNo,
    ]
    for (const search of hostile)
      expect([search, (await idsOf({ search })).filter((id) => id !== first.paymentId)]).toEqual([search, []])
  })

  test('the list is sorted and paged', async () => {
    const oldestFirst = [first.paymentId, second.paymentId]
    expect(await idsOf({ sort: 'decidedAt' })).toEqual(oldestFirst)
    expect(await idsOf({ sort: '-decidedAt' })).toEqual(oldestFirst.toReversed())
    expect(await idsOf({ sort: 'PaymentDate', page: 1, pageSize: 1 })).toHaveLength(1)
    const page = await decided({ page: 1, pageSize: 1 })
    expect([page.data.map(({ id }) => id), page.meta]).toEqual([[first.paymentId], { total: 2, page: 1, pageSize: 1 }])
    expect(await idsOf({ page: 99, pageSize: 5 })).toEqual([])
  })

  test('needs both days in order, and takes nothing else', async () => {
    const missing = await office.call(calls.decided, { as: admin, body: {} as never })
    expect([missing.status, missing.errors.fields]).toEqual([
      400,
      { fromDate: 'From Date is required', toDate: 'To Date is required' },
    ])
    for (const body of [
      { fromDate: '2026-13-01' },
      { fromDate: '2026-12-31', toDate: '2026-01-01' },
      { fromDate: ['2026-01-01'] },
      { sort: 'reason' },
      { sort: ['decidedAt'] },
      { page: -1 },
      { pageSize: 101 },
      { status: 'success' },
      { search: 'x'.repeat(101) },
      { search: 'a\u0000b' },
      { search: { $ne: '' } },
    ])
      expect([body, (await ask(body)).status]).toEqual([body, 400])
  })

  test('has the payment of a bill with its month and cases', async () => {
    const bill = await office.bill({ client: other })
    const { paymentId } = await office.billPayment(other, bill, 'UPI', 'ICIC00000042')
    requireSuccess(await verify(paymentId))
    const [row] = (await decided({ search: 'ICIC00000042' })).data
    expect([row?.id, row?.Remarks, row?.bill?.billId, row?.status]).toEqual([
      paymentId,
      'CREDIT_BILL',
      bill.billId,
      'success',
    ])
    expect(row?.caseAssignments).toHaveLength(1)
  })
})

test('one of two concurrent decisions wins, the other gets its name, and the list has one decision', async () => {
  const { paymentId } = await pay(client)
  const answers = await Promise.all([verify(paymentId), reject(paymentId), verify(paymentId)])
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const act = won[0]?.data.status === 'success' ? 'verified' : 'rejected'
  for (const { status, message } of answers.filter((answer) => answer !== won[0])) {
    expect(status).toBe(409)
    expect(message).toBe(`${t.payments('alreadyDecided')}: Super Admin ${act} it on 10/06/2026, 11:30.`)
  }
  expect((await idsOf()).filter((id) => id === paymentId)).toHaveLength(1)
})
