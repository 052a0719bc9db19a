import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { type Answer, type Caller, callerOf, type Office, openOffice, type Session } from '#test/office.ts'

/*
 * The money rules under concurrency: two servers with a pool each on one database, and requests that
 * take turns between them.
 */
let office: Office
let admin: Session
let close: () => Promise<void>
let servers: Caller[]
const tally: Record<string, number> = {}

beforeAll(async () => {
  office = await openOffice()
  admin = await office.superadmin()
  const database = connect(office.connection, { max: 5 })
  const second = await buildApp({ ...office.deps, database, log: pino({ level: 'silent' }) })
  servers = [office.call, callerOf(second)]
  close = async () => {
    await second.close()
    await database.close()
  }
})
afterAll(async () => {
  console.log('races', tally)
  expect(await ledgerFaults()).toEqual({})
  await close()
  await office.close()
})

const on = (index: number): Caller => servers[index % 2] ?? office.call
const money = (cases: MadeCase[]) => cases.reduce((sum, one) => sum + Math.round(one.totalAmount * 100), 0) / 100
const body = (cases: MadeCase[], mode = 'CREDIT', paymentProofUrl?: string) => ({
  caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId),
  amount: money(cases),
  mode,
  ...(paymentProofUrl && { paymentProofUrl }),
})
const pay = (index: number, as: Session, sent: object, headers: Record<string, string> = {}) =>
  on(index)(calls.payCases, { as, body: sent, headers })
const casesOf = async (client: ClientSession, count: number, over = {}) => {
  const made: MadeCase[] = []
  for (let one = 0; one < count; one += 1) made.push(await office.caseIn('assigned', { client, over }))
  return made
}
function statuses(name: string, answers: Answer[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  tally[name] = (tally[name] ?? 0) + answers.length
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return counted
}
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test('the same case paid by 20 requests at once, on credit: one succeeds', { timeout: 60_000 }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, 15)) {
    const answers = await times(20, (index) => pay(index, client, body([one])))
    expect(statuses('same case, CREDIT', answers)).toEqual({ 201: 1, 409: 19 })
  }
})

test('the same case paid by 20 requests at once, each with a proof: one succeeds', { timeout: 60_000 }, async () => {
  const client = await office.client()
  for (const one of await casesOf(client, 5)) {
    const proofs = await times(20, () => office.proof(client))
    const answers = await times(20, (index) => pay(index, client, body([one], 'UPI', proofs[index])))
    expect(statuses('same case, UPI', answers)).toEqual({ 201: 1, 409: 19 })
    expect(answers.find(({ status }) => status === 409)?.message).toBe(messages.payments.alreadyPaid)
  }
})

test('one proof for 10 cases at once: it serves one', { timeout: 60_000 }, async () => {
  const client = await office.client()
  const cases = await casesOf(client, 10)
  const proof = await office.proof(client)
  const answers = await times(10, (index) => pay(index, client, body(cases.slice(index, index + 1), 'CASH', proof)))
  expect(statuses('same proof', answers)).toEqual({ 201: 1, 409: 9 })
})

test('credit with room for exactly 5 of 20 payments: 5 succeed', { timeout: 60_000 }, async () => {
  const over = { expenseDetail: { pucCharges: 0.01, insuranceCharges: 0.02, receiptAmount: 99.97 } }
  for (let round = 0; round < 4; round += 1) {
    const client = await office.client({ creditLimit: 500 + (round % 2) * 99.99 })
    const cases = await casesOf(client, 20, over)
    const answers = await times(20, (index) => pay(index, client, body(cases.slice(index, index + 1))))
    expect(statuses('credit', answers)).toEqual({ 201: 5, 409: 15 })
    expect(answers.find(({ status }) => status === 409)?.message).toBe('Insufficient credit')
  }
})

test('verify against reject: one wins', { timeout: 60_000 }, async () => {
  const client = await office.client()
  const cases = await casesOf(client, 20)
  for (const one of cases) {
    const { paymentId: id } = await office.payment(client, [one])
    const answers = await times(6, (index) =>
      on(index >> 1)(index % 2 ? calls.verifyPayment : calls.rejectPayment, { as: admin, params: { id } }),
    )
    expect(statuses('verify and reject', answers)).toEqual({ 200: 1, 409: 5 })
  }
})

test('overlapping selections in crossed order: each case is paid once', { timeout: 60_000 }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (let round = 0; round < 4; round += 1) {
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

test('paying again against the rejection, by every way at once: never two live payments', {
  timeout: 60_000,
}, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, 10)) {
    const { paymentId: id } = await office.payment(client, [one])
    const answers = await times<Answer>(8, (index) =>
      index === 3 ? on(index)(calls.rejectPayment, { as: admin, params: { id } }) : pay(index, client, body([one])),
    )
    expect((statuses('pay and reject', answers)[201] ?? 0) <= 1).toBe(true)
  }
})

test('one Idempotency-Key sent 10 times at once: one payment, one answer', { timeout: 60_000 }, async () => {
  const client = await office.client({ creditLimit: 1_000_000 })
  for (const one of await casesOf(client, 5)) {
    const answers = await times(10, (index) => pay(index, client, body([one]), { 'idempotency-key': one.id }))
    expect(statuses('one key', answers)).toEqual({ 201: 10 })
    expect(new Set(answers.map(({ data }) => (data as { paymentId: string }).paymentId)).size).toBe(1)
  }
})

/** What contract section 4 forbids, counted over the whole database; empty when all is right. */
async function ledgerFaults(): Promise<Record<string, number>> {
  const laws = {
    'credit used is not the sum of CREDIT payments': sql`select 1 from clients where utilized_credit <>
      (select coalesce(sum(amount), 0) from payments where client_id = clients.id and mode = 'CREDIT')`,
    'credit beyond its limit': sql`select 1 from clients where utilized_credit not between 0 and credit_limit`,
    'two live payments of one case': sql`select 1 from payment_assignments join payments on payments.id = payment_id
      where payments.status <> 'failed' group by assignment_id having count(*) > 1`,
    'a payment that is live though it failed, or the reverse': sql`select 1 from payment_assignments
      join payments on payments.id = payment_id where is_live <> (payments.status <> 'failed')`,
    'a payment that is not the sum of its cases': sql`select 1 from payments where amount <> (select sum(amount)
      from payment_assignments join case_assignments on id = assignment_id where payment_id = payments.id)`,
    "a payment for another client's case": sql`select 1 from payments join payment_assignments on payment_id = payments.id
      join case_assignments on case_assignments.id = assignment_id where case_assignments.client_id <> payments.client_id`,
    'a case is paid without a successful payment, or the reverse': sql`select 1 from case_assignments
      join cases on cases.id = case_id where (cases.status = 'paid') <> exists (select 1 from payment_assignments
      join payments on payments.id = payment_id where assignment_id = case_assignments.id and payments.status = 'success')`,
    'a paid case without its history': sql`select 1 from cases where status = 'paid' and (select count(*) from history
      where subject_id = cases.id and changes #>> '{status,to}' = 'paid') <> 1`,
    'a payment without its history': sql`select 1 from payments where (select count(*) from history
      where subject_type = 'payment' and subject_id = payments.id) <> case when decided_by is null then 1 else 2 end`,
  }
  const faults: Record<string, number> = {}
  for (const [name, law] of Object.entries(laws)) {
    const { rows } = await law.execute(office.database.db)
    if (rows.length > 0) faults[name] = rows.length
  }
  return faults
}
