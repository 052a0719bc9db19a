import { billEndpoints } from '#contract/bills/bill.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { sumRupees } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import type { ClientSession } from '#test/factories.ts'
import { uploadForm } from '#test/upload-form.ts'
import { type KnownBill, type KnownCase, type KnownPayment, takeFromPool } from './ledger.ts'
import { checkBothProcesses, type WorkContext, withNewKey } from './work.ts'

/** The address of a fresh proof, or null. */
async function proof(desk: WorkContext, as: ClientSession): Promise<string | null> {
  const { answer } = await desk.settle(fileEndpoints.upload, { as, ...(await uploadForm(desk.next())) })
  if (answer.status !== 200 && answer.status !== 201) {
    desk.report.broken(`an upload was answered ${answer.status} ${answer.message}`)
    return null
  }
  desk.ledger.uploads.push(/files\/([\w-]+)/.exec(answer.data.url)?.[1] ?? '')
  desk.report.count('uploads')
  return answer.data.url
}

/** Pays for up to three cases of one client, now and then twice at once: one of the two is refused. */
export async function payCases(desk: WorkContext): Promise<void> {
  const { ledger, dice, report, settle } = desk
  const client = dice.pick(desk.people.clients)
  const isMine = (one: KnownCase) => one.status === 'assigned' && one.client === client && one.assignmentId !== ''
  const cases = takeFromPool(ledger.free.cases, isMine, dice, Math.ceil(dice.between(0, 3)))
  if (cases.length === 0) return
  const mode = dice.pick(['CASH', 'UPI', 'CREDIT', 'CREDIT'] as const)
  const pay = async (first: number) => {
    const paymentProofUrl = mode === 'CREDIT' ? undefined : await proof(desk, client)
    const amount = sumRupees(cases.map(({ totalAmount }) => totalAmount))
    const caseAssignmentIds = cases.map(({ assignmentId }) => assignmentId)
    const body = { caseAssignmentIds, amount, mode, ...(paymentProofUrl && { paymentProofUrl }) }
    return settle(paymentEndpoints.payCases, { as: client, body, headers: withNewKey(desk) }, first)
  }
  const settled = await Promise.all((dice.next() < 0.3 ? [0, 1] : [dice.pick([0, 1])]).map(pay))
  const made = settled.filter(({ answer }) => answer.status === 201)
  // The key makes each answer certain, so one of them is the one.
  if (made.length !== 1 || settled.some(({ answer }) => ![201, 409].includes(answer.status)))
    report.broken(
      `payment of ${cases.map(({ CaseNo }) => CaseNo).join()}: ${settled.map(({ answer }) => `${answer.status} ${answer.message}`).join(' and ')}`,
    )
  const [first] = made
  if (!first) return
  const { paymentId: id, status } = first.answer.data
  const payment: KnownPayment = { id, status, cases, bill: null }
  ledger.payments.push(payment)
  report.count(`${mode} payments`)
  if (mode === 'CREDIT') await settleCases(desk, payment, 'paid')
  else ledger.free.payments.push(payment)
}

/** What a payment's end makes of its cases. */
async function settleCases(desk: WorkContext, { cases }: KnownPayment, status: 'paid' | 'assigned'): Promise<void> {
  for (const one of cases) {
    one.status = status
    await checkBothProcesses(desk, one)
    if (!one.isRetired) desk.ledger.free.cases.push(one)
  }
}

export async function payBill(desk: WorkContext): Promise<void> {
  const { ledger, dice, report, settle } = desk
  const isOpen = ({ status }: KnownBill) => status === 'generated' || status === 'failed'
  const [bill] = takeFromPool(ledger.free.bills, isOpen, dice)
  if (!bill) return
  const paymentProofURL = await proof(desk, bill.client)
  const { answer: found } = await settle(billEndpoints.get, { as: bill.client, params: { id: bill.id } })
  const body = { amount: found.data.totalAmount, mode: dice.pick(['CASH', 'UPI']), paymentProofURL }
  const ask = { as: bill.client, params: { billId: bill.id }, body, headers: withNewKey(desk) }
  const { answer } = await settle(billEndpoints.pay, ask)
  if (answer.status === 400 && answer.errors.fields?.amount && found.data.penaltyAmount === 0) {
    // It is overdue, and the penalty that the payment must include was not on it at the look.
    ledger.free.bills.push(bill)
    return
  }
  if (answer.status !== 201) return report.broken(`a bill's payment was answered ${answer.status} ${answer.message}`)
  bill.status = 'paid'
  const payment: KnownPayment = { id: answer.data.paymentId, status: answer.data.status, cases: [], bill }
  ledger.payments.push(payment)
  ledger.free.payments.push(payment)
  report.count('bill payments')
}

/** Verifies or rejects a payment, now and then both at once: one of the two is refused. */
export async function decidePayment(desk: WorkContext): Promise<void> {
  const { ledger, dice, report, settle } = desk
  const [payment] = takeFromPool(ledger.free.payments, () => true, dice)
  if (!payment) return
  const ask = { as: desk.people.admin, params: { id: payment.id } }
  const [verify, reject] = [paymentEndpoints.verifyPayment, paymentEndpoints.rejectPayment]
  const race = dice.next() < 0.3
  const chosen = race ? [verify, reject] : [dice.next() < 0.6 ? verify : reject]
  const settled = await Promise.all(
    chosen.map((endpoint, at) => settle<typeof verify | typeof reject>(endpoint, ask, at)),
  )
  const done = settled.findIndex(({ answer }) => answer.status === 200)
  const isRetry = settled.some((one) => one.isRetry)
  const statuses = settled.map(({ answer }) => answer.status)
  const acknowledged = statuses.filter((one) => one === 200).length
  if (statuses.some((one) => one !== 200 && one !== 409) || acknowledged > 1 || (acknowledged === 0 && !isRetry))
    report.broken(`payment ${payment.id} was decided ${acknowledged} times: ${statuses.join()}`)
  // One that was done unseen: of two different decisions the other process says which it was.
  const verified = done >= 0 || !race ? chosen[Math.max(done, 0)] === verify : await isVerified(desk, payment)
  payment.status = verified ? 'success' : 'failed'
  report.count('decisions')
  if (payment.bill) {
    payment.bill.status = payment.status
    if (!isRetry) ledger.free.bills.push(payment.bill)
  }
  for (const one of payment.cases) one.isRetired ||= isRetry
  await settleCases(desk, payment, verified ? 'paid' : 'assigned')
}

async function isVerified({ settle, people }: WorkContext, { bill, cases }: KnownPayment): Promise<boolean> {
  if (bill) {
    const { answer } = await settle(billEndpoints.get, { as: people.admin, params: { id: bill.id } })
    return answer.data.status === 'success'
  }
  const caseAssignmentIds = cases.map(({ assignmentId }) => assignmentId)
  const { answer } = await settle(paymentEndpoints.paymentDetails, { as: people.admin, body: { caseAssignmentIds } })
  return answer.data.some(({ payment }) => payment?.status === 'success')
}

/** Looks for the bills of the month before, which the two processes raise by their jobs. */
export async function findBills(desk: WorkContext, client: ClientSession): Promise<void> {
  const { ledger, settle, report } = desk
  const { answer } = await settle(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
  for (const { billId: id, status } of answer.data) {
    if (ledger.bills.some((bill) => bill.id === id)) continue
    const bill = { id, client, status }
    ledger.bills.push(bill)
    ledger.free.bills.push(bill)
    report.count('bills')
  }
}
