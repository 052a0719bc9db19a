import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { billEndpoints as calls } from '#contract/bills/bill.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { breadth } from '#test/breadth.ts'
import { type ApiResponse, requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { proving } from '#test/proving-caller.ts'

/* Bills of October, overdue since 16 November; the clock is set to the 20th. */
const TODAY = '2026-11-20T06:00:00Z'
const { office, admin } = await officeOfFileForYears(TODAY)

const PENALTY = 250.5
const reason = 'The bank was closed on the 15th'

const waive = (billId: string, body: object = { reason }, as: Session = admin) =>
  proving(office.patiently)(calls.waivePenalty, { as, params: { billId }, body })
const get = (as: Session, id: string) => office.ok(calls.get, { as, params: { id } })
const verify = (id: string) => office.patiently(paymentEndpoints.verifyPayment, { as: admin, params: { id } })
const statementOf = ({ client: { id } }: ClientSession, fromDate = '2026-10-01', toDate = '2026-11-30') =>
  office.ok(transactionEndpoints.statement, { as: admin, params: { id }, body: { fromDate, toDate } })
/** A bill with its penalty, of a client of its own. */
const overdue = async (fixedPenaltyAmount = PENALTY) => {
  const client = await office.client({ fixedPenaltyAmount })
  return { client, bill: await office.bill({ client }) }
}

describe('a waived penalty', () => {
  test('leaves the total of the bill, is mailed to the client, and stays visible beside it', async () => {
    const { client, bill } = await overdue()
    const charges = bill.totalAmount - PENALTY
    const before = await get(client, bill.billId)
    expect([before.penaltyAmount, 'waiver' in before]).toEqual([PENALTY, false])
    const { data, message } = requireSuccess(await waive(bill.billId))
    expect(message).toBe('Penalty waived')
    expect(data).toEqual({
      ...before,
      totalAmount: charges,
      penaltyAmount: 0,
      waiver: { amount: PENALTY, at: office.clock.now().toISOString(), reason },
    })
    const seen = await get(client, bill.billId)
    expect(seen.waiver).toEqual({ amount: PENALTY, at: office.clock.now().toISOString() })
    expect([seen.totalAmount, seen.penaltyAmount]).toEqual([charges, 0])
    const [row] = await office.ok(calls.ofClient, { as: client, params: { id: client.client.id } })
    expect(row?.totalAmount).toBe(charges)
    const stored = await office.database.db
      .selectFrom('bills')
      .select(['penalty', 'waived_by', 'waiver_reason'])
      .where('id', '=', bill.billId)
      .executeTakeFirst()
    expect(stored).toEqual({ penalty: PENALTY * 100, waived_by: admin.userId, waiver_reason: reason })
    const mail = await office.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', '=', client.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('The penalty on your bill for October 2026 was waived')
    expect(writeMail(office.deps, mail).text).toContain('The office has waived the penalty of ₹250.50')
  })

  test('stands in the history with its reason', async () => {
    const { bill } = await overdue()
    requireSuccess(await waive(bill.billId))
    const query = { kind: 'bill', action: 'penalty waived' }
    const data = await office.ok(activityEndpoints.list, { as: admin, query })
    expect(data.find(({ aboutId }) => aboutId === bill.billId)?.changes).toEqual({
      penaltyAmount: { from: PENALTY, to: 0 },
      reason: { from: null, to: reason },
    })
  })

  test('a waived penalty is a line of its own in the statement, and the day of the penalty stays as it was', async () => {
    const { client, bill } = await overdue()
    const atPenalty = await statementOf(client)
    await office.clock.at('2026-11-22T06:00:00Z', async () => requireSuccess(await waive(bill.billId)))
    const { lines, closingBalance, totalCredit, ageing } = await office.clock.at('2026-11-23T06:00:00Z', () =>
      statementOf(client),
    )
    expect(lines.slice(-2).map(({ kind, debit, credit, particulars }) => [kind, debit, credit, particulars])).toEqual([
      ['PENALTY', PENALTY, 0, 'October 2026'],
      ['WAIVER', 0, PENALTY, 'October 2026'],
    ])
    const charges = bill.totalAmount - PENALTY
    expect([closingBalance, totalCredit]).toEqual([charges, PENALTY])
    expect(Object.values(ageing).reduce((sum, part) => sum + part)).toBe(charges)
    const dayBefore = await statementOf(client, '2026-10-01', '2026-11-21')
    expect(dayBefore.closingBalance).toBe(atPenalty.closingBalance)
    expect(Object.values(dayBefore.ageing).reduce((sum, part) => sum + part)).toBe(atPenalty.closingBalance)
    expect((await statementOf(client, '2026-11-23', '2026-11-30')).openingBalance).toBe(charges)
  })

  test('a waived penalty is never raised again, by the run or by paying', async () => {
    const { client, bill } = await overdue()
    requireSuccess(await waive(bill.billId))
    await office.clock.at('2027-02-20T06:00:00Z', async () => {
      await runMonthEnd(office.deps)
      const { totalAmount } = await get(client, bill.billId)
      expect(totalAmount).toBe(bill.totalAmount - PENALTY)
      const { paymentId } = await office.billPayment(client, { ...bill, totalAmount })
      requireSuccess(await verify(paymentId))
    })
    expect((await get(client, bill.billId)).status).toBe('success')
    expect((await statementOf(client, '2026-10-01', '2027-03-01')).closingBalance).toBe(0)
  })

  test('a waiver leaves less to pay on a bill whose payment of the full total was rejected', async () => {
    const { client, bill } = await overdue()
    const { paymentId } = await office.billPayment(client, bill)
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId }, body: {} })
    expect(requireSuccess(await waive(bill.billId)).data.status).toBe('failed')
    await expect(office.billPayment(client, bill)).rejects.toThrow(t.bills('amountDiffers'))
    const again = await office.billPayment(client, { ...bill, totalAmount: bill.totalAmount - PENALTY })
    requireSuccess(await verify(again.paymentId))
  })
})

describe('a refused waiver', () => {
  test('a bill without a penalty, waived already, paid or under verification is 409', async () => {
    const told = async (billId: string) => {
      const { status, message } = await waive(billId)
      return [status, message]
    }
    expect(await told((await overdue(0)).bill.billId)).toEqual([409, t.bills('noPenalty')])
    const { client, bill } = await overdue()
    const { paymentId } = await office.billPayment(client, bill)
    expect(await told(bill.billId)).toEqual([409, t.bills('notWaivable')])
    requireSuccess(await verify(paymentId))
    expect(await told(bill.billId)).toEqual([409, t.bills('notWaivable')])
    const other = await overdue()
    requireSuccess(await waive(other.bill.billId))
    expect(await told(other.bill.billId)).toEqual([409, t.bills('alreadyWaived')])
  })

  test('a waiver without a reason is 400, of an unknown bill 404', async () => {
    const { client, bill } = await overdue()
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(1001) }])
      expect((await waive(bill.billId, body)).status).toBe(400)
    expect((await waive(bill.billId, {})).errors.fields).toEqual({ reason: 'Reason is required' })
    expect((await waive(client.client.id)).status).toBe(404)
  })
})

const ROUNDS = breadth(10, 50)

test('waived and paid one after the other and at once: one of the two, and the ledger adds up', async () => {
  const seen = { waived: 0, paid: 0 }
  const { client, bill: first } = await overdue()
  let bill = first
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { amount: bill.totalAmount, mode: 'CASH', paymentProofURL: await office.proof(client) }
    const pay = () => office.patiently(calls.pay, { as: client, params: { billId: bill.billId }, body })
    const acts = round % 2 ? [pay, () => waive(bill.billId)] : [() => waive(bill.billId), pay]
    // In the first two rounds one after the other, so that each comes first once on any machine.
    const answers = round < 2 ? [await acts[0]?.(), await acts[1]?.()] : await Promise.all(acts.map((act) => act()))
    const [waived, paid] = round % 2 ? [answers[1], answers[0]] : answers
    // The payment is for the full total: after a waiver it is too much (400), before it it bars the waiver (409).
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([waived?.status, paid?.status])
    const { penaltyAmount, totalAmount } = await get(client, bill.billId)
    expect(penaltyAmount).toBe(waived?.status === 200 ? 0 : PENALTY)
    if (waived?.status === 200) {
      seen.waived += 1
      requireSuccess(await verify((await office.billPayment(client, { ...bill, totalAmount })).paymentId))
    } else {
      seen.paid += 1
      requireSuccess(await verify((paid as ApiResponse<{ paymentId: string }>).data.paymentId))
    }
    if (round < ROUNDS - 1) bill = await nextBill(client, round + 1)
  }
  expect(Math.min(seen.waived, seen.paid)).toBeGreaterThan(0)
})

/** One bill a month later, overdue. */
async function nextBill(client: ClientSession, months: number) {
  const day = new Date(Date.UTC(2026, 10 + months, 20, 6))
  office.clock.set(day)
  return office.bill({ client })
}
