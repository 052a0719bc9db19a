import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'

/* What can be assigned can be paid, up to the largest amounts that any form takes. */
const { office, admin } = await officeOfFileForYears('2026-11-05T06:00:00Z')

const CRORE = 10_000_000
const LARGEST_CASE = 10 * CRORE
const none = { pucCharges: 0, insuranceCharges: 0, receiptAmount: 0 }
const TOO_MUCH = 'The charges of a case may total at most ₹10,00,00,000.00'

const verify = (id: string) => office.call(paymentEndpoints.verifyPayment, { as: admin, params: { id } })
const largestCase = (client: ClientSession) =>
  office.caseIn('assigned', { client, over: { expenseDetail: { ...none, receiptAmount: LARGEST_CASE } } })
const statementOf = ({ client: { id } }: ClientSession) =>
  office.ok(transactionEndpoints.statement, {
    as: admin,
    params: { id },
    body: { fromDate: '2026-01-01', toDate: '2026-12-31' },
  })

describe('a case', () => {
  test('a case with charges of more than ten crore together is refused, with the limit beside the field', async () => {
    const body = await office.caseBody({ expenseDetail: { receiptAmount: LARGEST_CASE, pucCharges: 0.01 } })
    const { status, errors } = await office.call(caseEndpoints.create, { as: admin, body })
    expect([status, errors?.fields]).toEqual([400, { 'expenseDetail.receiptAmount': TOO_MUCH }])
  })

  test('cannot be edited above it either, charges that the employee does not see included', async () => {
    const by = await office.employee()
    const { id } = await office.caseIn('Created', { by })
    const edit = async (as: Session, expenseDetail: object) =>
      office.call(caseEndpoints.edit, { as, params: { id }, body: await office.caseBody({ expenseDetail }) })
    requireSuccess(await edit(admin, { ...none, adminCharges: 0.01 }))
    const { status, errors } = await edit(by, { ...none, receiptAmount: LARGEST_CASE })
    expect([status, errors?.fields]).toEqual([400, { 'expenseDetail.receiptAmount': TOO_MUCH }])
    requireSuccess(await edit(by, { ...none, receiptAmount: LARGEST_CASE - 0.01 }))
    const data = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
    expect(data.totalAmount).toBe(LARGEST_CASE)
  })

  test('a charge above the limit is refused with the limit', async () => {
    const body = await office.caseBody({ expenseDetail: { receiptAmount: LARGEST_CASE + 1 } })
    const { errors } = await office.call(caseEndpoints.create, { as: admin, body })
    expect(errors.fields).toEqual({ 'expenseDetail.receiptAmount': 'At most ₹10,00,00,000.00' })
  })
})

test('the largest cases are made, assigned, paid together by cash, and verified', async () => {
  const client = await office.client()
  const cases = [await largestCase(client), await largestCase(client), await largestCase(client)]
  const { paymentId } = await office.payment(client, cases)
  expect(requireSuccess(await verify(paymentId)).data.status).toBe('success')
  const { closingBalance, totalDebit } = await statementOf(client)
  expect([totalDebit, closingBalance]).toEqual([3 * LARGEST_CASE, 0])
})

test('a case from before the limit, five parts of ten crore each, is still paid', async () => {
  const client = await office.client()
  const [part, ready] = [LARGEST_CASE * 100, await office.caseIn('ready')]
  await office.database.db
    .updateTable('cases')
    .set({ receipt_amount: part, puc_charges: part, insurance_charges: part, other_charges: part, admin_charges: part })
    .where('id', '=', ready.id)
    .execute()
  const data = await office.ok(caseEndpoints.assign, {
    as: admin,
    body: { caseId: ready.id, clientId: client.client.id },
  })
  const old = { ...ready, assignmentId: data.caseAssignmentId, totalAmount: 5 * LARGEST_CASE }
  const { paymentId } = await office.payment(client, [old])
  expect(requireSuccess(await verify(paymentId)).data.status).toBe('success')
})

test('the largest credit is spent, billed with the largest penalty, paid and free again', async () => {
  const client = await office.client({ creditLimit: LARGEST_CASE, fixedPenaltyAmount: LARGEST_CASE })
  await office.clock.at('2026-10-20T06:00:00Z', async () =>
    office.payment(client, [await largestCase(client)], 'CREDIT'),
  )
  for (const instant of ['2026-11-01T06:00:00Z', '2026-11-16T06:00:00Z']) {
    office.clock.set(instant)
    await runMonthEnd(office.deps)
  }
  const params = { id: client.client.id }
  const [bill] = await office.ok(billEndpoints.ofClient, { as: client, params })
  expect(bill?.totalAmount).toBe(2 * LARGEST_CASE)
  if (!bill) return
  const { paymentId } = await office.billPayment(client, bill)
  expect(requireSuccess(await verify(paymentId)).data.status).toBe('success')
  const all = await office.ok(clientEndpoints.all, { as: admin })
  expect(all.find(({ id }) => id === params.id)?.utilizedCredit).toBe(0)
  expect((await statementOf(client)).closingBalance).toBe(0)
})

test('500 of the largest cases fit one payment, 501 cases none', async () => {
  const client = await office.client()
  const pay = (count: number, amount: number) => {
    const caseAssignmentIds = Array.from({ length: count }, () => newId())
    return office.call(paymentEndpoints.payCases, { as: client, body: { caseAssignmentIds, amount, mode: 'CREDIT' } })
  }
  // Nobody's cases: the amount is taken, the cases are not there.
  expect((await pay(500, 500 * LARGEST_CASE)).status).toBe(404)
  expect((await pay(501, 1)).errors.fields).toEqual({ caseAssignmentIds: 'At most 500 cases at once' })
})
