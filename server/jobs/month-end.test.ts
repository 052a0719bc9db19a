import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { boardEndpoints } from '#contract/board/board.ts'
import { duesEndpoints } from '#contract/dues/dues.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { jobContext } from '#server/context/context.ts'
import { connect } from '#server/db/connect.ts'
import { checkInvariants } from '#server/db/invariants.ts'
import { raiseBills } from '#server/features/bills/raise-bills.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { openOfficeForYears } from '#test/office.ts'

/* The month-end run on a clock that stands, all boundaries in Asia/Kolkata. */
const office = await openOfficeForYears('2026-01-05T06:00:00Z')
const admin = await office.superadmin()
await office.pickers()
afterAll(async () => {
  expect(office.logs.filter((line) => line.includes('"level":50'))).toEqual([])
  await office.close()
})

function at<T>(instant: string, act: () => Promise<T>): Promise<T> {
  return office.clock.at(instant, act)
}
const run = (instant: string) => at(instant, () => runMonthEnd(office.deps))
const newClient = (over = {}) => office.client({ creditLimit: 500_000, fixedPenaltyAmount: 123.45, ...over })
const onCredit = (client: ClientSession, instant: string) =>
  at(instant, async () => office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT'))
const billsOf = ({ client: { id } }: ClientSession) =>
  office.database.db.selectFrom('bills').selectAll().where('client_id', '=', id).orderBy('bill_date').execute()
const monthsOf = async (client: ClientSession) =>
  (await billsOf(client)).map(({ year, month, bill_date, due_date, charges }) => [
    `${year}-${month}`,
    bill_date,
    due_date,
    charges,
  ])
const mailsTo = async ({ email }: ClientSession) =>
  (
    await office.database.db
      .selectFrom('deliveries')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', '% bill %')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)

const ONE = 409_975

describe('the month of a payment', () => {
  const edges: [string, string, string, string][] = [
    // last moment of a month, its bill's day, the first moment after it, the next bill's day
    ['2027-01-31T18:29:59.999Z', '2027-01-31', '2027-01-31T18:30:00.000Z', '2027-02-28'],
    ['2027-02-28T18:29:59.999Z', '2027-02-28', '2027-02-28T18:30:00.000Z', '2027-03-31'],
    ['2028-02-29T18:29:59.999Z', '2028-02-29', '2028-02-29T18:30:00.000Z', '2028-03-31'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29', '2028-02-29T18:30:00.000Z', '2028-03-31'],
    ['2027-04-30T18:29:59.999Z', '2027-04-30', '2027-04-30T18:30:00.000Z', '2027-05-31'],
    ['2027-12-31T18:29:59.999Z', '2027-12-31', '2027-12-31T18:30:00.000Z', '2028-01-31'],
    ['2099-12-31T18:29:59.999Z', '2099-12-31', '2099-12-31T18:30:00.000Z', '2100-01-31'],
    ['2100-02-28T18:29:59.999Z', '2100-02-28', '2100-02-28T18:30:00.000Z', '2100-03-31'],
  ]
  test.each(edges)('%s is billed on %s, and %s on %s', async (last, billDay, first, nextBillDay) => {
    office.clock.set('2026-01-05T06:00:00Z')
    const client = await newClient()
    await onCredit(client, last)
    await at(last, () => runMonthEnd(office.deps))
    expect(await billsOf(client), 'the month is not over').toEqual([])
    await onCredit(client, first)
    await run(first)
    expect((await billsOf(client)).map(({ bill_date, charges }) => [bill_date, charges])).toEqual([[billDay, ONE]])
    await run(`${Number(nextBillDay.slice(0, 4)) + 1}-06-01T00:00:00Z`)
    expect((await billsOf(client)).map(({ bill_date, charges }) => [bill_date, charges])).toEqual([
      [billDay, ONE],
      [nextBillDay, ONE],
    ])
  })

  test('a request that began before midnight and gets its turn after the bill falls into the next month', async () => {
    const client = await newClient()
    await onCredit(client, '2026-03-10T06:00:00Z')
    await run('2026-03-31T18:30:00Z')
    // A process whose clock is slow.
    await onCredit(client, '2026-03-31T18:29:58Z')
    await run('2026-04-30T18:30:00Z')
    expect(await monthsOf(client)).toEqual([
      ['2026-3', '2026-03-31', '2026-04-15', ONE],
      ['2026-4', '2026-04-30', '2026-05-15', ONE],
    ])
  })
})

describe('the run', () => {
  test('makes up for three months that were missed: one bill each, each payment in exactly one', async () => {
    const client = await newClient()
    for (const day of ['2026-05-03', '2026-05-31', '2026-06-15', '2026-08-01'])
      await onCredit(client, `${day}T06:00:00Z`)
    const done = await run('2026-09-02T00:00:00Z')
    expect(done.raised).toBeGreaterThanOrEqual(3)
    expect(await monthsOf(client)).toEqual([
      ['2026-5', '2026-05-31', '2026-06-15', 2 * ONE],
      ['2026-6', '2026-06-30', '2026-07-15', ONE],
      ['2026-8', '2026-08-31', '2026-09-15', ONE],
    ])
    expect(await run('2026-09-02T00:00:01Z')).toMatchObject({ raised: 0, penalised: 0 })
    const fined = async () => (await billsOf(client)).map(({ penalty }) => penalty)
    await run('2026-09-08T23:59:59Z')
    expect(await fined(), 'raised late').toEqual([0, 0, 0])
    await run('2026-09-09T00:00:00Z')
    expect(await fined(), 'seven days later').toEqual([12_345, 12_345, 0])
    await run('2026-09-15T18:30:00Z')
    expect(await fined()).toEqual([12_345, 12_345, 12_345])
  })

  test('10 runs at once on 2 servers, with some clients and payments meanwhile, make one bill per client and month', async () => {
    const clients: ClientSession[] = []
    for (let n = 0; n < breadth(6, 12); n += 1) clients.push(await newClient())
    for (const client of clients)
      for (const day of ['2026-06-10', '2026-07-10']) await onCredit(client, `${day}T06:00:00Z`)
    const late = await Promise.all(clients.map((client) => office.caseIn('assigned', { client })))
    const database = connect(office.connection, { max: 5 })
    const second = { ...office.deps, database, log: pino({ level: 'silent' }) }
    office.clock.set('2026-08-01T00:00:00Z')
    const runs = await Promise.all([
      ...Array.from({ length: 5 }, () => runMonthEnd(office.deps)),
      ...Array.from({ length: 5 }, () => runMonthEnd(second)),
      ...clients.map((client, n) => office.payment(client, late.slice(n, n + 1), 'CREDIT')),
    ])
    office.clock.set('2026-01-05T06:00:00Z')
    await database.close()
    expect(runs.slice(0, 10).reduce((sum, one) => sum + ('raised' in one ? one.raised : 0), 0)).toBe(2 * clients.length)
    for (const client of clients) {
      expect(await monthsOf(client)).toEqual([
        ['2026-6', '2026-06-30', '2026-07-15', ONE],
        ['2026-7', '2026-07-31', '2026-08-15', ONE],
      ])
      expect(await mailsTo(client)).toEqual(['Your bill for June 2026', 'Your bill for July 2026'])
    }
    const { rows } = await sql<{ bill_no: string }>`
      select bill_no from bills where client_id = any(${clients.map(({ client }) => client.id)}::uuid[])
      order by serial`.execute(office.database.db)
    const numbers = rows.map(({ bill_no }) => Number(/^B\/26-27\/(\d{6})$/.exec(bill_no)?.[1]))
    expect(numbers, 'numbers without a gap').toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n))
    console.log(`10 runs at once on 2 servers: ${clients.length * 2} bills for ${clients.length} clients × 2 months`)
  })

  test('a run is atomic: a failure for one client leaves no trace and delays no other', async () => {
    const [broken, fine] = [await newClient(), await newClient()]
    for (const client of [broken, fine]) await onCredit(client, '2026-10-10T06:00:00Z')
    const { db } = office.database
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if new.recipient = ${sql.lit(broken.email)} then raise exception 'no mail today'; end if; return new; end $$`.execute(
      db,
    )
    await sql`create trigger refuse before insert on deliveries for each row execute function refuse()`.execute(db)
    await run('2026-11-01T00:00:00Z')
    expect([(await billsOf(broken)).length, (await billsOf(fine)).length]).toEqual([0, 1])
    await sql`drop trigger refuse on deliveries`.execute(db)
    await run('2026-11-01T00:01:00Z')
    expect((await billsOf(broken)).length).toBe(1)
    expect(office.logs.filter((line) => line.includes('"level":50')).splice(0).length).toBe(1)
    office.logs.length = 0
  })

  test('a number belongs to the financial year of the bill date, and one that is rolled back is given again', async () => {
    const client = await newClient()
    for (const day of ['2026-03-10', '2026-04-10']) await onCredit(client, `${day}T06:00:00Z`)
    const instant = new Date('2026-05-01T00:00:00Z')
    const numbers = async (isKept: boolean) => {
      await office.database.db
        .transaction()
        .execute(async (tx) => {
          await raiseBills(tx, jobContext(office.deps, instant), client.client.id)
          if (!isKept) throw new Error('the process is killed')
        })
        .catch((error: Error) => expect(error.message).toContain('killed'))
      return (await billsOf(client)).map(({ bill_no }) => bill_no)
    }
    expect(await numbers(false)).toEqual([])
    const laws = await checkInvariants(office.database.pool)
    expect(laws.filter(({ law, broken }) => law.startsWith('the bills of a financial year') && broken > 0)).toEqual([])
    const [march, april] = await numbers(true)
    expect(march).toMatch(/^B\/25-26\/\d{6}$/)
    expect(april).toMatch(/^B\/26-27\/\d{6}$/)
  })

  test('an interrupted transaction leaves neither bill nor mail', async () => {
    const client = await newClient()
    await onCredit(client, '2026-10-10T06:00:00Z')
    const now = new Date('2026-11-01T00:00:00Z')
    await expect(
      office.database.db.transaction().execute(async (tx) => {
        expect(await raiseBills(tx, jobContext(office.deps, now), client.client.id)).toBe(1)
        throw new Error('the process is killed')
      }),
    ).rejects.toThrow('killed')
    expect([await billsOf(client), await mailsTo(client)]).toEqual([[], []])
    await run('2026-11-01T00:00:00Z')
    expect([(await billsOf(client)).length, (await mailsTo(client)).length]).toEqual([1, 1])
  })
})

describe('reminder and penalty', () => {
  const billed = async (over = {}) => {
    const client = await newClient(over)
    await onCredit(client, '2026-02-20T06:00:00Z')
    await run('2026-02-28T18:30:00Z')
    const [bill] = await billsOf(client)
    if (!bill) throw new Error('No bill')
    return { client, id: bill.id, total: 4099.75 }
  }
  const stateOf = async (client: ClientSession) => {
    const [bill] = await billsOf(client)
    return [bill?.status, bill?.penalty]
  }
  const pay = (client: ClientSession, id: string, amount: number, instant: string) =>
    at(instant, async () =>
      office.call(billEndpoints.pay, {
        as: client,
        params: { billId: id },
        body: { amount, mode: 'CASH', paymentProofURL: await office.proof(client) },
      }),
    )
  const decide = (how: 'verifyPayment' | 'rejectPayment', id: string, instant: string) =>
    at(instant, async () =>
      requireSuccess(await office.call(paymentEndpoints[how], { as: await office.superadmin(), params: { id } })),
    )

  test('the penalty comes with the first moment of the 16th in India, once, and the mails once each', async () => {
    const { client } = await billed()
    const mails = ['Your bill for February 2026']
    await run('2026-03-11T18:29:59.999Z')
    expect(await mailsTo(client)).toEqual(mails)
    mails.push('Your bill for February 2026 is due on 15/03/2026')
    for (const instant of ['2026-03-11T18:30:00Z', '2026-03-13T00:00:00Z', '2026-03-15T18:29:59.999Z']) {
      await run(instant)
      expect([await stateOf(client), await mailsTo(client)], instant).toEqual([['generated', 0], mails])
    }
    mails.push('Your bill for February 2026 is overdue')
    for (const instant of ['2026-03-15T18:30:00Z', '2026-03-15T18:30:00Z', '2026-04-16T00:00:00Z']) {
      await run(instant)
      expect([await stateOf(client), await mailsTo(client)], instant).toEqual([['generated', 12_345], mails])
    }
  })

  test('a bill under verification or settled on the 15th gets none', async () => {
    const [waiting, settled] = [await billed(), await billed()]
    expect((await pay(waiting.client, waiting.id, waiting.total, '2026-03-15T18:29:59.999Z')).status).toBe(201)
    const { data } = await pay(settled.client, settled.id, settled.total, '2026-03-10T00:00:00Z')
    await decide('verifyPayment', data.paymentId, '2026-03-15T18:29:59.999Z')
    await run('2026-03-20T00:00:00Z')
    expect([await stateOf(waiting.client), await stateOf(settled.client)]).toEqual([
      ['paid', 0],
      ['success', 0],
    ])
  })

  test('a payment that is refused after the 15th was none: the penalty is added then, and paid with the bill', async () => {
    const { client, id, total } = await billed()
    const { data } = await pay(client, id, total, '2026-03-15T00:00:00Z')
    await run('2026-03-16T00:00:00Z')
    await decide('rejectPayment', data.paymentId, '2026-03-18T00:00:00Z')
    await run('2026-03-18T00:01:00Z')
    expect(await stateOf(client)).toEqual(['failed', 12_345])
    const short = await pay(client, id, total, '2026-03-19T00:00:00Z')
    expect([short.status, short.message]).toEqual([400, t.bills('amountDiffers')])
    const whole = await pay(client, id, 4223.2, '2026-03-19T00:00:00Z')
    await decide('verifyPayment', whole.data.paymentId, '2026-03-20T00:00:00Z')
    const { utilized_credit: used } = await office.database.db
      .selectFrom('clients')
      .select('utilized_credit')
      .where('id', '=', client.client.id)
      .executeTakeFirstOrThrow()
    expect([await stateOf(client), used]).toEqual([['success', 12_345], 0])
  })

  test('every law holds when a process a minute behind pays and settles a bill with a new penalty', async () => {
    const { client, id } = await billed()
    await run('2026-03-16T06:01:00Z')
    const { data } = await pay(client, id, 4223.2, '2026-03-16T06:00:00Z')
    await decide('verifyPayment', data.paymentId, '2026-03-16T06:00:01Z')
    expect(await stateOf(client)).toEqual(['success', 12_345])
    expect((await checkInvariants(office.database.pool)).filter(({ broken }) => broken > 0)).toEqual([])
  })

  test('a payment between midnight and the run includes the penalty', async () => {
    const { client, id, total } = await billed()
    expect((await pay(client, id, total, '2026-03-15T18:30:00Z')).status).toBe(400)
    expect((await pay(client, id, 4223.2, '2026-03-15T18:30:00Z')).status).toBe(201)
    await run('2026-03-15T18:31:00Z')
    expect([await stateOf(client), (await mailsTo(client)).length]).toEqual([['paid', 12_345], 2])
  })

  test('none at once after a downtime over a month end, by the job or by paying', async () => {
    const clients: ClientSession[] = []
    for (let n = 0; n < 3; n += 1) {
      const client = await newClient()
      await onCredit(client, '2026-02-20T06:00:00Z')
      clients.push(client)
    }
    const done = await run('2026-03-20T06:00:00Z')
    expect(done.raised).toBeGreaterThanOrEqual(3)
    for (const client of clients) expect(await stateOf(client)).toEqual(['generated', 0])
    const [payer, rest] = clients as [ClientSession, ClientSession]
    const [bill] = await billsOf(payer)
    expect((await pay(payer, String(bill?.id), 4099.75, '2026-03-27T05:59:59Z')).status).toBe(201)
    await run('2026-03-27T05:59:59Z')
    expect(await stateOf(rest)).toEqual(['generated', 0])
    await run('2026-03-27T06:00:00Z')
    expect([await stateOf(rest), await stateOf(payer)]).toEqual([
      ['generated', 12_345],
      ['paid', 0],
    ])
    expect((await mailsTo(rest)).at(-1)).toBe('Your bill for February 2026 is overdue')
  })

  test('a penalty of zero is added once, and a bill of zero gets none', async () => {
    const { client } = await billed({ fixedPenaltyAmount: 0 })
    const free = await newClient()
    const over = { expenseDetail: { receiptAmount: 0, pucCharges: 0, insuranceCharges: 0 } }
    await at('2026-02-20T06:00:00Z', async () =>
      office.payment(free, [await office.caseIn('assigned', { client: free, over })], 'CREDIT'),
    )
    await run('2026-03-20T00:00:00Z')
    await run('2026-03-21T00:00:00Z')
    expect([await stateOf(client), await stateOf(free)]).toEqual([
      ['generated', 0],
      ['generated', 0],
    ])
    expect((await mailsTo(client)).filter((one) => one.includes('overdue')).length).toBe(1)
    expect((await mailsTo(free)).filter((one) => one.includes('overdue')).length).toBe(0)
    const ofFree = { as: admin, query: { search: free.client.firmName } }
    await at('2026-03-21T00:00:00Z', async () => {
      const body = { kind: 'overdueBills', pageSize: 100 } as const
      const waiting = await office.ok(queueEndpoints.rows, { as: admin, body })
      const firms = waiting.map((row) => 'client' in row && row.client?.firmName)
      expect(firms).toContain(client.client.firmName)
      expect(firms).not.toContain(free.client.firmName)
      const { money } = await office.ok(boardEndpoints.board, { as: admin })
      expect(money.overdue.count).toBe(waiting.length)
      expect((await office.ok(duesEndpoints.list, ofFree))[0]).toMatchObject({ bill: null })
    })
  })

  test('a bill paid, verified and penalised at once, again and again: each in one piece', async () => {
    const seen: Record<string, number> = {}
    for (let round = 0; round < breadth(5, 30); round += 1) {
      const { client, id, total } = await billed()
      office.clock.set('2026-03-15T18:30:00Z')
      const proofs = [await office.proof(client), await office.proof(client)]
      const body = (amount: number, n: number) => ({ amount, mode: 'CASH', paymentProofURL: proofs[n] })
      const answers = await Promise.all([
        office.patiently(billEndpoints.pay, { as: client, params: { billId: id }, body: body(total, 0) }),
        runMonthEnd(office.deps),
        office.patiently(billEndpoints.pay, { as: client, params: { billId: id }, body: body(4223.2, 1) }),
        runMonthEnd(office.deps),
      ])
      office.clock.set('2026-01-05T06:00:00Z')
      const statuses = [answers[0].status, answers[2].status]
      seen[statuses.join()] = (seen[statuses.join()] ?? 0) + 1
      expect(await stateOf(client)).toEqual(['paid', 12_345])
      expect((await mailsTo(client)).filter((one) => one.includes('overdue')).length).toBe(1)
    }
    console.log('bill paid against its penalty, answers:', seen)
    expect(Object.keys(seen)).toEqual(['400,201'])
  })
})
