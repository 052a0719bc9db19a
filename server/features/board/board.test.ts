import { afterAll, expect, test } from 'vitest'
import { boardEndpoints } from '#contract/board/board.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { runCommand } from '#server/jobs/run-command.ts'
import { openOfficeForYears } from '#test/office.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { countTurnaround } from './turnaround.ts'

const office = await openOfficeForYears()
afterAll(() => office.close())

const board = async () => office.ok(boardEndpoints.board, { as: await office.superadmin() })

/** A Thursday. */
const TODAY = '2026-11-19T06:00:00Z'

test('an empty office has a board of noughts, every day and week in its place', async () => {
  office.clock.set(TODAY)
  const { cases, money, expiries, turnaround } = await board()
  expect(cases.map(({ status, count }) => [status, count])).toEqual([
    ['Created', 0],
    ['Updated', 0],
    ['ready', 0],
    ['assigned', 0],
    ['paid', 0],
    ['rejected', 0],
  ])
  expect([money.received.length, money.received[0], money.received[29]]).toEqual([
    30,
    { day: '2026-10-21', amount: 0 },
    { day: '2026-11-19', amount: 0 },
  ])
  expect([money.verifying, money.unpaid, money.billed, money.overdue]).toEqual(Array(4).fill({ count: 0, amount: 0 }))
  expect([expiries.length, expiries[0]?.week, expiries[7]?.week]).toEqual([8, '2026-11-16', '2027-01-04'])
  expect([turnaround.length, turnaround[11]]).toEqual([12, { week: '2026-11-16', cases: 0, days: null }])
})

test('every amount and count is where it belongs, to the paisa and the day of India', async () => {
  const client = await office.client({ creditLimit: 90_000, fixedPenaltyAmount: 500 })
  const expireDetail = { pucExpiry: '2026-11-22', insuranceExpiry: '2026-11-23', permitExpiry: '2027-01-11' }
  const over = { expireDetail, expenseDetail: { pucCharges: 0, insuranceCharges: 0, receiptAmount: 1000.01 } }
  await office.clock.at('2026-11-17T06:00:00Z', () => office.caseIn('Created', { over }))
  const bill = await office.bill({ client, over }) // paid on credit in October, overdue since 15 November
  const waiting = await office.caseIn('assigned', { client, over })
  await office.payment(client, [waiting])
  await office.caseIn('assigned', { client, over })
  // Half an hour after midnight in India is still the day before in London.
  await office.clock.at('2026-11-17T19:00:00Z', () => office.caseIn('paid', { client, over }))

  const { cases, money, expiries } = await board()
  expect(Object.fromEntries(cases.map(({ status, count }) => [status, count]))).toEqual({
    Created: 1,
    Updated: 0,
    ready: 0,
    assigned: 2,
    paid: 2,
    rejected: 0,
  })
  expect(money).toMatchObject({
    verifying: { count: 1, amount: 1000.01 },
    unpaid: { count: 1, amount: 1000.01 },
    credit: 1000.01,
    billed: { count: 1, amount: bill.totalAmount },
    overdue: { count: 1, amount: 1500.01 },
  })
  expect(money.received.filter(({ amount }) => amount > 0)).toEqual([{ day: '2026-11-18', amount: 1000.01 }])
  expect(expiries[0]).toMatchObject({ week: '2026-11-16', PUC: 5, INSURANCE: 0, FITNESS: 0, TAX: 0, PERMIT: 0 })
  expect(expiries[1]?.INSURANCE).toBe(5)
  expect(expiries.map(({ PERMIT }) => PERMIT)).toEqual(Array(8).fill(0)) // the ninth week

  await office.billPayment(client, bill)
  expect((await board()).money).toMatchObject({
    verifying: { count: 2, amount: 2500.02 },
    unpaid: { count: 1, amount: 1000.01 },
    billed: { count: 0, amount: 0 },
  })
})

test('the turn-around is the middle of each week, counted on from the last week that was counted', async () => {
  await runCommand(office.deps, countTurnaround)
  const last = async (n: number) => (await board()).turnaround.slice(-n)
  const before = (await last(1))[0]?.cases ?? 0
  await office.clock.at('2026-11-18T06:00:00Z', async () => {
    await office.caseIn('assigned')
  })
  expect((await last(1))[0]?.cases).toBe(before)
  await Promise.all([runCommand(office.deps, countTurnaround), runCommand(office.deps, countTurnaround)])
  expect((await last(1))[0]).toMatchObject({ week: '2026-11-16', cases: before + 1, days: 0 })

  // Three weeks later, after three weeks in which nobody counted.
  const { database } = office
  for (const days of [1, 4, 9]) {
    const id = await office.clock.at('2026-12-02T06:00:00Z', async () => (await office.caseIn('assigned')).id)
    await database.pool.query('update cases set created_at = created_at - make_interval(days => $2) where id = $1', [
      id,
      days,
    ])
  }
  await refreshVehicles(database)
  office.clock.set('2026-12-10T06:00:00Z')
  await runCommand(office.deps, countTurnaround)
  expect(await last(4)).toEqual([
    { week: '2026-11-16', cases: before + 1, days: 0 },
    { week: '2026-11-23', cases: 0, days: null },
    { week: '2026-11-30', cases: 3, days: 4 },
    { week: '2026-12-07', cases: 0, days: null },
  ])
})

test('the turn-around of a week is gone with the only case of it that was assigned', async () => {
  office.clock.set('2026-12-16T06:00:00Z')
  const { id } = await office.caseIn('assigned')
  await runCommand(office.deps, countTurnaround)
  const before = (await board()).turnaround
  expect(before.at(-1)).toEqual({ week: '2026-12-14', cases: 1, days: 0 })
  const as = await office.superadmin()
  await office.ok(caseEndpoints.unassign, { as, params: { id }, body: { reason: 'By mistake' } })
  await Promise.all([runCommand(office.deps, countTurnaround), runCommand(office.deps, countTurnaround)])
  const after = (await board()).turnaround
  expect(after.at(-1)).toEqual({ week: '2026-12-14', cases: 0, days: null })
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
})
