import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { toPaise } from '#contract/money.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import type { MadeCase } from '#test/factories.ts'
import { openOffice } from '#test/office.ts'

/*
 * The money rules are held twice, by what the code locks and asks and by what the database refuses.
 * Each guard is tried here without the other, for either alone hides that its twin is gone.
 */
const office = await openOffice()
afterAll(() => office.close())
const client = await office.client({ creditLimit: 1_000_000 })

const pay = (one: MadeCase | undefined) =>
  office.call(calls.payCases, {
    as: client,
    body: { caseAssignmentIds: [one?.assignmentId], amount: one?.totalAmount, mode: 'CREDIT' },
  })
const casesOf = async (count: number) => {
  const model = await office.caseIn('assigned', { client })
  return [model, ...(await cloneAssigned(office.database.db, model, count - 1))]
}
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)
const refusalOf = (text: string) =>
  sql
    .raw(text)
    .execute(office.database.db)
    .then(() => 'nothing refused it')
    .catch((error: unknown) => (error as { constraint?: string }).constraint)

describe('the database alone refuses', () => {
  test('credit beyond the limit, a second live payment, a second bill of a month, a number given twice, a proof used twice', async () => {
    await office.payment(client, [await office.caseIn('assigned', { client })])
    await office.bill({ client })
    expect([
      await refusalOf('update clients set utilized_credit = credit_limit + 1'),
      await refusalOf(
        `insert into payment_assignments select other.id, assignment_id, true
         from payment_assignments, payments as other where other.id <> payment_id limit 1`,
      ),
      await refusalOf(
        `insert into bills
           (id, client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at, serial)
         select gen_random_uuid(), client_id, year, month, bill_date, due_date, status, charges, 0, raised_at, 1000
         from bills limit 1`,
      ),
      await refusalOf(
        `insert into bills
           (id, client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at, serial)
         select gen_random_uuid(), client_id, 2026, 12, '2026-12-31', '2027-01-15', status, charges, 0, raised_at, serial
         from bills limit 1`,
      ),
      await refusalOf(
        `insert into payments (id, client_id, paid_by, amount, mode, status, payment_date, proof_id)
         select gen_random_uuid(), client_id, paid_by, amount, mode, status, payment_date, proof_id
         from payments where proof_id is not null limit 1`,
      ),
    ]).toEqual([
      'clients_utilized_credit_check',
      'payment_assignments_live_key',
      'bills_client_month_key',
      'bills_number_key',
      'payments_proof_id_key',
    ])
  })
})

describe('the code alone', () => {
  test('makes a payment wait for another one of the same client', async () => {
    const one = await office.caseIn('assigned', { client })
    let answered = false
    const holder = await office.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from clients where id = $1 for no key update', [client.client.id])
      const answer = office
        .call(calls.payCases, {
          as: client,
          body: {
            caseAssignmentIds: [one.assignmentId],
            amount: one.totalAmount,
            mode: 'CASH',
            paymentProofUrl: await office.proof(client),
          },
        })
        .finally(() => {
          answered = true
        })
      await sleep(150)
      expect(answered).toBe(false)
      await holder.query('commit')
      expect((await answer).status).toBe(201)
    } finally {
      holder.release()
    }
  })

  test('keeps to the credit limit, and pays a case once', async () => {
    const { db } = office.database
    await sql`alter table clients drop constraint clients_utilized_credit_check`.execute(db)
    await sql`drop index payment_assignments_live_key`.execute(db)
    const cases = await casesOf(12)
    const paise = toPaise(cases[0]?.totalAmount ?? 0)
    await sql`update clients set credit_limit = utilized_credit + ${paise * 5} where id = ${client.client.id}`.execute(
      db,
    )
    expect(await statusesOf(cases.map((one) => pay(one)))).toEqual([...Array(5).fill(201), ...Array(7).fill(409)])
    await sql`update clients set credit_limit = 100000000 where id = ${client.client.id}`.execute(db)
    const single = await office.caseIn('assigned', { client })
    expect(await statusesOf(Array.from({ length: 12 }, () => pay(single)))).toEqual([201, ...Array(11).fill(409)])
  })
})
