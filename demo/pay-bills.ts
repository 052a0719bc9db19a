import { billEndpoints } from '#contract/bills/bill.ts'
import { isBillActionAllowed, isOverdue } from '#contract/bills/bill-rules.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { officeDay } from '#contract/dates.ts'
import { dunningEndpoints } from '#contract/dunning/dunning.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import type { ClientSession } from '#test/factories.ts'
import { payBill, payCases } from './pay-with-receipt.ts'
import type { Filling, Office, People } from './people.ts'
import * as sample from './sample-data.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Schedules the payments of each client's bills: in time, late, or never. */
export async function planBillPayments(filling: Filling, { isLast }: { isLast: boolean }): Promise<void> {
  const { people, random, timeline } = filling
  for (const [index, client] of people.clients.entries()) {
    // The client whose sign-in is printed has a bill to pay: the latest, with a penalty after the 15th.
    const chance = index === 0 ? Number(isLast) : random.next()
    if (chance < 0.7) timeline.after(random.between(20, 260), () => payBills(filling, client))
    else if (chance < 0.85) timeline.after(random.between(330, 420), () => payBills(filling, client))
  }
}

/** Pays the oldest payable bill of a client; the superadmin decides on the payment some hours later. */
async function payBills(
  { office, people: { admin }, random, timeline }: Filling,
  client: ClientSession,
): Promise<void> {
  const params = { id: client.client.id }
  const bills = await office.ok(billEndpoints.ofClient, { as: client, params })
  const open = bills.filter(({ status }) => isBillActionAllowed('pay', status))
  const bill = open.at(-1)
  if (!bill) return
  const mode = random.next() < 0.7 ? 'UPI' : 'CASH'
  const { paymentId } = await payBill(office, client, bill, mode === 'UPI' ? { mode, utr: random.utr() } : { mode })
  const reason = random.pick(sample.refusals)
  timeline.after(random.between(3, 70), () =>
    random.next() < 0.1
      ? office.call(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId }, body: { reason } })
      : office.call(paymentEndpoints.verifyPayment, { as: admin, params: { id: paymentId } }),
  )
}

/**
 * Creates payments that wait for a decision: two with the same UTR, one whose proof shows another amount, and one of a
 * bill. A fourth client has a bill payment that was rejected with a reason.
 */
export async function createPendingPayments(
  office: Office,
  { admin, clients: [, ...clients] }: People,
  random: SeededRandom,
): Promise<void> {
  const utr = random.utr()
  let paid = 0
  for (const client of clients) {
    const cases = await office.ok(paymentEndpoints.myCases, { as: client })
    const open = cases.find((one) => isPayable(one.payment))
    if (!open || paid === 3) continue
    const made = { CaseNo: open.case.CaseNo, assignmentId: open.id, totalAmount: open.TotalAmount }
    // The third proof shows ₹1,000 less than its payer states.
    const way = paid < 2 ? { utr } : { utr: random.utr(), shown: Math.max(open.TotalAmount - 1000, 1) }
    await payCases(office, client, [made], { mode: 'UPI', ...way })
    paid += 1
  }
  let billed = 0
  for (const client of clients.toReversed()) {
    const bills = await office.ok(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
    const open = bills.find(({ status }) => isBillActionAllowed('pay', status))
    if (!open || billed === 2) continue
    const { paymentId } = await payBill(office, client, open, { mode: 'CASH' })
    const body = { reason: random.pick(sample.refusals) }
    if (billed === 1) await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: paymentId }, body })
    billed += 1
  }
}

/** Raises one client's credit and waives the penalty of another client's late bill, each with a reason. */
export async function raiseCreditAndWaivePenalty(
  office: Office,
  { admin, clients: [, raised, ...clients] }: People,
): Promise<void> {
  if (raised) {
    const body = {
      creditLimit: raised.client.creditLimit + 50_000,
      fixedPenaltyAmount: raised.client.fixedPenaltyAmount,
      reason: sample.raisedCredit,
    }
    await office.stepUp(admin)
    await office.ok(clientEndpoints.changeCredit, { as: admin, params: { id: raised.client.id }, body })
  }
  for (const client of clients) {
    const bills = await office.ok(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
    for (const { billId } of bills) {
      const bill = await office.ok(billEndpoints.get, { as: admin, params: { id: billId } })
      if (bill.penaltyAmount === 0 || !isBillActionAllowed('waive', bill.status)) continue
      const body = { reason: sample.waivedPenalty }
      await office.ok(billEndpoints.waivePenalty, { as: admin, params: { billId }, body })
      return
    }
  }
}

/** Pauses the reminders of one client with an overdue bill, but not of the one whose sign-in is printed. */
export async function pauseReminders(office: Office, { admin, clients: [, ...clients] }: People): Promise<void> {
  const today = officeDay(office.clock.now())
  for (const client of clients.toReversed()) {
    const params = { id: client.client.id }
    const bills = await office.ok(billEndpoints.ofClient, { as: client, params })
    if (!bills.some(({ dueDate, status }) => isOverdue(dueDate, today) && isBillActionAllowed('pay', status))) continue
    await office.ok(dunningEndpoints.pause, { as: admin, params, body: { isPaused: true } })
    return
  }
}
