import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { MAX_PAYMENT, MAX_RUPEES, sumRupees, toPaise } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import type { ClientSession } from '#test/factories.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { partsOfBill } from '../bills/raise-bills.ts'

/* Adjustments on bills, with a clock set to a moment of each month. */
const { office, admin } = await officeOfFileForYears('2026-08-10T06:00:00Z')

const at = (day: string) => office.clock.set(`${day}T06:00:00Z`)
/** A case paid on credit; returns its amount. */
const onCredit = async (client: ClientSession) => {
  const made = await office.caseIn('assigned', { client })
  await office.payment(client, [made], 'CREDIT')
  return made.totalAmount
}
const billsOf = async (client: ClientSession) => {
  await runMonthEnd(office.deps)
  const rows = await office.ok(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
  return Promise.all(
    rows.map(async ({ billId }) => {
      return office.ok(billEndpoints.get, { as: client, params: { id: billId } })
    }),
  )
}

describe('a bill', () => {
  test('carries the adjustments of its month as lines, is paid with them, and leaves the credit to its charges', async () => {
    at('2026-08-10')
    const client = await office.client({ creditLimit: 90_000 })
    const charges = await onCredit(client)
    const discount = await office.adjustment(client, -250.5)
    const courier = await office.adjustment(client, 40)
    at('2026-09-01')
    const later = await office.adjustment(client, -1)
    const [bill] = await billsOf(client)
    const totalAmount = sumRupees([charges, -210.5])
    expect(bill).toMatchObject({
      totalAmount,
      status: 'generated',
      adjustments: [
        { id: discount.id, reason: discount.reason, amount: -250.5, whole: -250.5, caseNo: null },
        { id: courier.id, amount: 40, whole: 40 },
      ],
    })
    expect(await office.usedCredit(client)).toBe(toPaise(charges))
    const { paymentId } = await office.billPayment(client, {
      ...bill,
      totalAmount,
    } as Parameters<typeof office.billPayment>[1])
    await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } })
    expect(await office.usedCredit(client)).toBe(0)
    await onCredit(client)
    at('2026-10-01')
    const [next] = await billsOf(client)
    expect(next?.adjustments.map(({ id }) => id)).toEqual([later.id])
  })

  test('never falls below 0: it is settled at once, and the rest goes to the next ones', async () => {
    at('2026-08-10')
    const client = await office.client({ creditLimit: 90_000 })
    const first = await onCredit(client)
    await office.adjustment(client, sumRupees([-first, -first, -first]))
    await office.adjustment(client, 1000)
    at('2026-09-20')
    const [bill] = await billsOf(client)
    expect(bill).toMatchObject({ totalAmount: 0, penaltyAmount: 0, status: 'success', payments: [{ mode: 'CREDIT' }] })
    expect(bill?.adjustments.map(({ amount }) => amount)).toEqual([sumRupees([-first, -1000]), 1000])
    expect(await office.usedCredit(client)).toBe(0)
    const pay = { amount: 0, mode: 'CASH', paymentProofURL: await office.proof(client) }
    const refused = await office.call(billEndpoints.pay, {
      as: client,
      params: { billId: bill?.billId ?? '' },
      body: pay,
    })
    expect([refused.status, refused.message]).toEqual([409, t.bills('notPayable')])
    const second = await onCredit(client)
    at('2026-10-20')
    await onCredit(client)
    at('2026-11-20')
    const [november, october] = await billsOf(client)
    expect(october).toMatchObject({
      totalAmount: 0,
      status: 'success',
      adjustments: [{ amount: -second, whole: sumRupees([-first, -first, -first]) }],
    })
    expect(november?.adjustments.map(({ amount }) => amount)).toEqual([sumRupees([-first, -first, 1000, second])])
  })

  test('comes of credit alone: what a client owes without any waits for its next bill', async () => {
    at('2026-08-10')
    const client = await office.client({ creditLimit: 90_000 })
    await office.adjustment(client, 75)
    at('2026-09-10')
    expect(await billsOf(client)).toEqual([])
    const charges = await onCredit(client)
    at('2026-10-05')
    expect((await billsOf(client)).map(({ totalAmount }) => totalAmount)).toEqual([charges + 75])
  })

  test('a bill that is raised late takes what was adjusted until the end of its month', async () => {
    at('2026-08-10')
    const client = await office.client({ creditLimit: 90_000 })
    await onCredit(client)
    await office.adjustment(client, -1)
    at('2026-09-10')
    await onCredit(client)
    await office.adjustment(client, -2)
    at('2026-10-10')
    await office.adjustment(client, -4)
    expect((await billsOf(client)).map(({ adjustments }) => adjustments.map(({ amount }) => amount))).toEqual([
      [-2],
      [-1],
    ])
  })
})

test('a bill comes to no more than one payment can pay, with a penalty', () => {
  const most = toPaise(MAX_PAYMENT - MAX_RUPEES)
  const rest = toPaise(MAX_PAYMENT)
  const uncarried = [-7, rest, rest].map((amount, n) => ({ id: String(n), at: '', rest: amount }))
  expect(partsOfBill(100, uncarried)).toEqual([
    { id: '1', amount: most - 100 },
    { id: '0', amount: -7 },
  ])
})
