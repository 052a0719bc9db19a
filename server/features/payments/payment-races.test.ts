import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { officeDay } from '#contract/dates.ts'
import { sumRupees } from '#contract/money.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { type ApiResponse, type Caller, callerAt, type Session } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { OFFICE_SECRET, type Office, openOffice } from '#test/office.ts'
import { countAskedAgain, patient } from '#test/patient-caller.ts'
import { switchOnGst } from '#test/switch-on-gst.ts'
import { addressOf } from '#test/temporary-postgres.ts'

/*
 * The money rules under concurrency: two processes of the server on one database, and requests that
 * take turns between them. The whole ledger is judged as the office closes.
 */
let office: Office
let admin: Session
let processes: ServerProcess[] = []
let servers: Caller[]
const tally: Record<string, number> = {}
const timeout = 120_000

beforeAll(async () => {
  office = await openOffice()
  admin = await office.superadmin()
  const settings = { DATABASE_URL: addressOf(office.connection), APP_SECRET: OFFICE_SECRET, LOG_LEVEL: 'error' }
  const start = () => startServerProcess(office.deps.config.DATA_DIR, settings)
  processes = await Promise.all([start(), start()])
  servers = processes.map(({ origin }) => patient(callerAt(() => origin)))
})
afterAll(async () => {
  console.log(`races on ${processes.length} processes, requests:`, tally, 'asked again:', countAskedAgain())
  expect(await Promise.all(processes.map((one) => one.stop()))).toEqual([0, 0])
  await office.close()
})

const on = (index: number): Caller => servers[index % 2] ?? office.call
const money = (cases: MadeCase[]) => sumRupees(cases.map(({ totalAmount }) => totalAmount))
const body = (cases: MadeCase[], mode = 'CREDIT', paymentProofUrl?: string) => ({
  caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId),
  amount: money(cases),
  mode,
  ...(paymentProofUrl && { paymentProofUrl }),
})
const pay = (index: number, as: Session, sent: object, headers: Record<string, string> = {}) =>
  on(index)(calls.payCases, { as, body: sent, headers })
const casesOf = async (client: ClientSession, count: number, over = {}) => {
  const model = await office.caseIn('assigned', { client, over })
  return [model, ...(count > 1 ? await cloneAssigned(office.database.db, model, count - 1) : [])]
}
function statuses(name: string, answers: ApiResponse[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  tally[name] = (tally[name] ?? 0) + answers.length
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return counted
}
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test('the same case paid by 50 requests at once, on credit, again and again: one succeeds each', {
  timeout,
}, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, breadth(4, 50))) {
    const answers = await times(50, (index) => pay(index, client, body([one])))
    expect(statuses('same case, CREDIT', answers)).toEqual({ 201: 1, 409: 49 })
  }
})

test('the same case paid by 20 requests at once, each with a proof: one succeeds', { timeout }, async () => {
  const client = await office.client()
  for (const one of await casesOf(client, breadth(2, 5))) {
    const proofs = await times(20, () => office.proof(client))
    const answers = await times(20, (index) => pay(index, client, body([one], 'UPI', proofs[index])))
    expect(statuses('same case, UPI', answers)).toEqual({ 201: 1, 409: 19 })
    expect(answers.find(({ status }) => status === 409)?.message).toBe(t.payments('alreadyPaid'))
  }
})

test('one proof for 10 cases at once: it serves one', { timeout }, async () => {
  const client = await office.client()
  const cases = await casesOf(client, 10)
  const proof = await office.proof(client)
  const answers = await times(10, (index) => pay(index, client, body(cases.slice(index, index + 1), 'CASH', proof)))
  expect(statuses('same proof', answers)).toEqual({ 201: 1, 409: 9 })
})

test('50 credit payments at once with room for exactly 10, again and again: 10 succeed', { timeout }, async () => {
  const over = { expenseDetail: { pucCharges: 0.01, insuranceCharges: 0.02, receiptAmount: 99.97 } }
  const client = await office.client({ creditLimit: 0 })
  const rounds = breadth(4, 100)
  const unpaid = await casesOf(client, rounds * 10 + 40, over)
  for (let round = 0; round < rounds; round += 1) {
    // Room for ten, and in every second round for all but a paisa of an eleventh.
    const room = sql<number>`utilized_credit + ${10_000 * 10 + (round % 2) * 9_999}`
    await office.database.db
      .updateTable('clients')
      .set({ credit_limit: room })
      .where('id', '=', client.client.id)
      .execute()
    const chosen = unpaid.slice(0, 50)
    const answers = await times(50, (index) => pay(index, client, body(chosen.slice(index, index + 1))))
    expect(statuses('credit', answers)).toEqual({ 201: 10, 409: 40 })
    expect(answers.find(({ status }) => status === 409)?.message).toBe('Insufficient credit')
    const paid = chosen.filter((_, index) => answers[index]?.status === 201)
    for (const one of paid) unpaid.splice(unpaid.indexOf(one), 1)
  }
})

test('verify against reject, again and again: one wins', { timeout }, async () => {
  const client = await office.client()
  for (const one of await casesOf(client, breadth(8, 200))) {
    const { paymentId: id } = await office.payment(client, [one])
    const answers = await times(4, (index) =>
      on(index >> 1)(index % 2 ? calls.verifyPayment : calls.rejectPayment, { as: admin, params: { id } }),
    )
    expect(statuses('verify and reject', answers)).toEqual({ 200: 1, 409: 3 })
  }
})

test('verify against reject of a bill payment, and paying it again: one of each', { timeout }, async () => {
  for (let round = 0; round < breadth(2, 20); round += 1) {
    const client = await office.client()
    const bill = await office.bill({ client })
    const { paymentId: id } = await office.billPayment(client, bill)
    const paymentProofURL = await office.proof(client)
    const answers = await times<ApiResponse>(6, (index) =>
      index < 4
        ? on(index >> 1)(index % 2 ? calls.verifyPayment : calls.rejectPayment, { as: admin, params: { id } })
        : on(index)(billEndpoints.pay, {
            as: client,
            params: { billId: bill.billId },
            body: { amount: bill.totalAmount, mode: 'CASH', paymentProofURL },
          }),
    )
    expect(statuses('bill: verify, reject, pay', answers)[200]).toBe(1)
    expect(answers.filter(({ status }) => status === 201).length <= 1).toBe(true)
  }
})

test('overlapping selections in crossed order, again and again: each case is paid once', { timeout }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (let round = 0; round < breadth(3, 25); round += 1) {
    const [a, b, c, d] = (await casesOf(client, 4)) as [MadeCase, MadeCase, MadeCase, MadeCase]
    const choices = [[a, b], [b, a], [b, c, d], [d, c, b], [c, a], [d, b, a, c], [d], [c, d]]
    const proofs = await times(16, () => office.proof(client))
    const answers = await times(16, (index) => {
      const chosen = choices[index % choices.length] ?? []
      return pay(index, client, index % 3 ? body(chosen) : body(chosen, 'UPI', proofs[index]))
    })
    const counted = statuses('crossed selections', answers)
    expect((counted[201] ?? 0) >= 1 && (counted[201] ?? 0) <= 4 && Object.keys(counted).length <= 2).toBe(true)
  }
})

test('paying again against the rejection, by every way at once: never two live payments', { timeout }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, breadth(4, 10))) {
    const { paymentId: id } = await office.payment(client, [one])
    const answers = await times<ApiResponse>(8, (index) =>
      index === 3 ? on(index)(calls.rejectPayment, { as: admin, params: { id } }) : pay(index, client, body([one])),
    )
    expect((statuses('pay and reject', answers)[201] ?? 0) <= 1).toBe(true)
  }
})

test('one Idempotency-Key sent 10 times at once: one payment, one answer', { timeout }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, 5)) {
    const answers = await times(10, (index) => pay(index, client, body([one]), { 'idempotency-key': one.id }))
    expect(statuses('one key', answers)).toEqual({ 201: 10 })
    expect(new Set(answers.map(({ data }) => (data as { paymentId: string }).paymentId)).size).toBe(1)
  }
})

describe('a case that is taken back, at once with', { timeout }, () => {
  const reason = 'Assigned to the wrong dealer'
  const unassign = (index: number, { id }: MadeCase) =>
    on(index)(caseEndpoints.unassign, { as: admin, params: { id }, body: { reason } })
  const assign = (index: number, { id: caseId }: MadeCase, { client: { id: clientId } }: ClientSession) =>
    on(index)(caseEndpoints.assign, { as: admin, body: { caseId, clientId } })
  const statusOf = async ({ id }: MadeCase) =>
    (await office.ok(caseEndpoints.details, { as: admin, params: { id } })).status
  const rounds = breadth(6, 15)

  test('a payment: one of the two wins', async () => {
    const client = await office.client({ creditLimit: 1_000_000 })
    for (const [round, one] of (await casesOf(client, rounds)).entries()) {
      const mode = round % 2 ? 'CREDIT' : 'UPI'
      const sent = body([one], mode, mode === 'UPI' ? await office.proof(client) : undefined)
      const [paid, taken] = await Promise.all([pay(round, client, sent), unassign(round + 1, one)])
      statuses('unassign and pay', [paid, taken])
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([paid.status, taken.status])
      const kept = mode === 'CREDIT' ? 'paid' : 'assigned'
      expect(await statusOf(one)).toBe(paid.status === 201 ? kept : 'ready')
    }
  })

  test('a rejection of its payment: never with a payment that waits', async () => {
    const client = await office.client()
    for (const [round, one] of (await casesOf(client, rounds)).entries()) {
      const { paymentId: id } = await office.payment(client, [one])
      const [rejected, taken] = await Promise.all([
        on(round)(calls.rejectPayment, { as: admin, params: { id } }),
        unassign(round + 1, one),
      ])
      expect(rejected.status).toBe(200)
      expect([200, 409]).toContain(taken.status)
      expect(await statusOf(one)).toBe(taken.status === 200 ? 'ready' : 'assigned')
    }
  })

  test('other unassigns and assigns: each step happens once', async () => {
    const [client, other] = [await office.client(), await office.client()]
    for (const [round, one] of (await casesOf(client, rounds)).entries()) {
      const answers = await Promise.all([
        unassign(round, one),
        unassign(round + 1, one),
        assign(round, one, other),
        assign(round + 1, one, client),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const [first, second, ...assigned] = answers.map(({ status }) => status === 200)
      const taken = [first, second].filter(Boolean).length
      const given = assigned.filter(Boolean).length
      expect(taken).toBeGreaterThan(0)
      expect(await statusOf(one)).toBe(given === taken ? 'assigned' : 'ready')
    }
  })
})

test('60 verifications at once, some of them refused, leave no gap and no repeat', { timeout }, async () => {
  const dealer = await office.client()
  await switchOnGst(office, officeDay(office.clock.now()))
  const over = { expenseDetail: { otherCharges: 118 } }
  const model = await office.caseIn('assigned', { client: dealer, over })
  const cases = [model, ...(await cloneAssigned(office.database.db, model, 59))]
  const ids: string[] = []
  for (const made of cases) ids.push((await office.payment(dealer, [made])).paymentId)
  const both = await times(120, (index) => {
    const id = ids[index >> 1]
    const isRefused = index % 8 === 7
    return on(index)(isRefused ? calls.rejectPayment : calls.verifyPayment, { as: admin, params: { id: id ?? '' } })
  })
  expect(both.map(({ status }) => status).toSorted()).toEqual([...ids.map(() => 200), ...ids.map(() => 409)])
  const made = await office.database.db.selectFrom('invoices').select(['serial', 'payment_id']).execute()
  expect(made.length).toBeGreaterThanOrEqual(45)
  expect(made.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(made.map((_, index) => index + 1))
  expect(new Set(made.map(({ payment_id }) => payment_id)).size).toBe(made.length)
})
