import { expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { duesEndpoints as calls, type Dues } from '#contract/dues/dues.ts'
import { sumRupees, toPaise } from '#contract/money.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin: as } = await officeOfFileForYears('2026-11-22T06:00:00Z')
const today = officeDay(office.clock.now())

const list = async (query: Record<string, string | number> = {}) =>
  requireSuccess(await office.call(calls.list, { as, query }))
const duesOf = async (id: string): Promise<Dues> => {
  const row = (await list()).data.find((one) => one.id === id)
  if (!row) throw new Error('The client is not listed')
  return row
}
const daysAgo = <T>(days: number, act: () => Promise<T>) => office.clock.at(dayStart(addDays(today, -days)), act)
const verify = async (paymentId: string) =>
  requireSuccess(await office.call(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } }))

test('a debt stands in the bucket of its age until a payment is verified, and a case taken back owes nothing', async () => {
  const client = await office.client()
  const made = []
  for (const days of [95, 61, 31, 30, 0]) made.push(await daysAgo(days, () => office.caseIn('assigned', { client })))
  const [over90, days61, days31, days30, days0] = made.map(({ totalAmount }) => totalAmount)
  const { id } = client.client
  const before = await duesOf(id)
  expect(before.buckets).toEqual({
    '0-30': sumRupees([days30 ?? 0, days0 ?? 0]),
    '31-60': days31,
    '61-90': days61,
    over90,
  })
  expect([before.owed, before.lastPaidAt, before.billStatus, before.bill]).toEqual([
    sumRupees(made.map(({ totalAmount }) => totalAmount)),
    null,
    null,
    null,
  ])
  const [oldest, second] = made
  if (!oldest || !second) throw new Error('No case')
  const { paymentId } = await office.payment(client, [oldest])
  expect(await duesOf(id), 'while it waits').toEqual(before)
  await verify(paymentId)
  await office.unassign(second)
  const after = await duesOf(id)
  expect([after.buckets.over90, after.buckets['61-90']]).toEqual([0, 0])
  expect(after.lastPaidAt?.slice(0, 10)).toBe(today)
})

test('the debt of every client equals the balance of its statement', async () => {
  const fixedPenaltyAmount = 33.33
  const [late, settled, waiting] = await Promise.all([1, 2, 3].map(() => office.client({ fixedPenaltyAmount })))
  if (!late || !settled || !waiting) throw new Error('No client')
  await daysAgo(60, () => office.bill({ client: late }))
  const bill = await office.bill({ client: settled })
  const { paymentId } = await office.billPayment(settled, bill)
  await verify(paymentId)
  await office.billPayment(waiting, await office.bill({ client: waiting }))
  await office.payment(late, [await office.caseIn('assigned', { client: late })], 'CREDIT')
  await runMonthEnd(office.deps)
  const { data } = await list()
  const clients = await office.ok(clientEndpoints.all, { as })
  expect(data.map(({ id }) => id).sort()).toEqual(clients.map(({ id }) => id).sort())
  for (const { id, owed, buckets } of data) {
    const body = { fromDate: '2026-01-01', toDate: today }
    const statement = await office.ok(transactionEndpoints.statement, { as, params: { id }, body })
    const { days0to30, days31to60, days61to90, daysOver90 } = statement.ageing
    expect(toPaise(owed)).toBe(toPaise(statement.closingBalance))
    expect(buckets).toEqual({ '0-30': days0to30, '31-60': days31to60, '61-90': days61to90, over90: daysOver90 })
  }
  expect((await duesOf(settled.client.id)).owed).toBe(0)
  expect((await duesOf(late.client.id)).owed).toBeGreaterThan(0)
})

test('the bill state is that of the oldest unpaid bill, else of one that waits, else of the newest', async () => {
  const client = await office.client({ creditLimit: 200_000 })
  const { id } = client.client
  const state = async () => {
    const { billStatus, bill } = await duesOf(id)
    return `${bill?.billMonth} ${billStatus}`
  }
  const september = await daysAgo(45, () => office.bill({ client }))
  await office.bill({ client })
  expect(await state()).toBe('9 generated')
  const bills = await office.ok(billEndpoints.ofClient, { as, params: { id } })
  const unpaid = bills.find(({ billId }) => billId === september.billId)
  const october = bills.find(({ billMonth }) => billMonth === 10)
  if (!unpaid || !october) throw new Error('No bill')
  const first = await office.billPayment(client, unpaid)
  expect(await state()).toBe('10 generated')
  const second = await office.billPayment(client, october)
  expect(await state()).toBe('9 paid')
  await verify(first.paymentId)
  expect(await state()).toBe('10 paid')
  await verify(second.paymentId)
  expect(await state()).toBe('10 success')
})

test('a sign-up is listed without debts, and the list is searched, sorted and paged', async () => {
  const { id } = await office.signUp({ firmName: 'Zebra Autos' })
  expect(await duesOf(id)).toMatchObject({ isVerified: false, owed: 0, creditLimit: 0, lastPaidAt: null })
  const found = await list({ search: 'zebra' })
  expect([found.data.map((row) => row.id), found.meta?.total]).toEqual([[id], 1])
  expect((await list({ search: '%' })).data).toEqual([])
  const all = (await list({ sort: '-owed' })).data.map(({ owed }) => owed)
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  const paid = (await list({ sort: '-lastPaidAt' })).data.map(({ lastPaidAt }) => lastPaidAt)
  expect(paid.indexOf(null), 'whoever never paid comes last').toBe(paid.filter(Boolean).length)
  const page = await list({ sort: '-owed', page: 1, pageSize: 2 })
  expect(page.data.map(({ owed }) => owed)).toEqual(all.slice(2, 4))
  expect(page.meta).toEqual({ total: all.length, page: 1, pageSize: 2 })
  expect((await office.call(calls.list, { as, query: { sort: 'password' } })).status).toBe(400)
})

test('the bills of a month are those of all clients, by a month that counts from 1', async () => {
  const client = await office.client({ firmName: 'A1 October Motors' })
  const bill = await office.bill({ client })
  const ask = (body: object) => office.call(billEndpoints.ofMonth, { as, body })
  const { data, message } = requireSuccess(await ask({ month: 10, year: 2026 }))
  expect(message).toBe('All Bills Fetched')
  expect(data[0]).toEqual({
    ...bill,
    clientId: client.client.id,
    firmName: 'A1 October Motors',
    clientName: `Ravi ${client.client.lastName}`,
    mobileNo: client.client.mobileNo,
    penaltyAmount: 500,
    reminderText: expect.stringContaining(bill.billNo),
  })
  expect(new Set(data.map(({ billMonth, billYear }) => `${billMonth} ${billYear}`))).toEqual(new Set(['10 2026']))
  const total = await office.database.db
    .selectFrom('bills')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('month', '=', 10)
    .executeTakeFirstOrThrow()
  expect(data).toHaveLength(total.total)
  const found = requireSuccess(await ask({ month: 10, year: 2026, search: 'a1 oct', sort: '-totalAmount', page: 0 }))
  expect([found.data.length, found.meta?.total]).toEqual([1, 1])
  expect(requireSuccess(await ask({ month: 1, year: 2026 })).data).toEqual([])
  for (const body of [
    {},
    { month: 0, year: 2026 },
    { month: 13, year: 2026 },
    { month: 1.5, year: 2026 },
    { month: '10', year: 2026 },
    { month: 10, year: 99 },
    { month: 10, year: 2026, clientId: 'x' },
  ])
    expect((await ask(body)).status, JSON.stringify(body)).toBe(400)
})
