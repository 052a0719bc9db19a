import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import type { ClientSession } from '#test/factories.ts'
import { type Office, openOffice, openOfficeForYears } from '#test/office.ts'
import { clocksOf, createClockGuard } from './clock-guard.ts'

const WEEK = 7 * DAY

describe('the guard of the clock', () => {
  const time = { wall: 0, monotonic: 0, database: 0 }
  const told: string[] = []
  const log = { warn: (...words: unknown[]) => void told.push(String(words.at(-1))) }
  const guard = () =>
    createClockGuard(
      { wall: () => time.wall, monotonic: () => time.monotonic, database: async () => time.database },
      log,
    )
  const pass = (ms: number) => {
    for (const clock of ['wall', 'monotonic', 'database'] as const) time[clock] += ms
  }
  beforeEach(() => {
    Object.assign(time, { wall: 1_800_000_000_000, monotonic: 5_000, database: 1_800_000_000_000 })
    told.length = 0
  })

  test('trusts clocks that go alike, for weeks, with small steps of a time server', async () => {
    const { compare } = guard()
    for (let day = 0; day < 100; day += 1) {
      pass(DAY)
      time.monotonic += MINUTE
      expect(await compare()).toBeNull()
    }
    expect(told).toEqual([])
  })

  test('detects a jump ahead or back and its end at once, and logs each once', async () => {
    const { fault, compare } = guard()
    for (const ms of [10 * WEEK, -10 * WEEK, 6 * MINUTE]) {
      time.wall += ms
      expect([fault(), fault(), await compare()]).toEqual(
        Array.from({ length: 3 }, () => ({ kind: 'leap', seconds: ms / 1000 })),
      )
      time.wall -= ms
      expect([fault(), await compare()]).toEqual([null, null])
    }
    expect(told).toHaveLength(6)
    expect(told.slice(0, 2)).toEqual([
      'the clock is not to be trusted; bills and penalties are held back',
      'the clock is trusted again; bills and penalties go on',
    ])
    time.wall += 4 * MINUTE
    expect(await compare()).toBeNull()
  })

  test('accepts a jump as a correction after an hour, and a second jump restarts the hour', async () => {
    const { compare } = guard()
    time.wall += WEEK
    time.database += WEEK
    for (let minute = 0; minute < 59; minute += 1) {
      expect(await compare()).not.toBeNull()
      pass(MINUTE)
    }
    time.wall += WEEK
    time.database += WEEK
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await compare()).toEqual({ kind: 'leap', seconds: (2 * WEEK) / 1000 })
      pass(MINUTE)
    }
    expect(await compare()).toBeNull()
    time.wall -= WEEK
    expect(await compare()).toMatchObject({ kind: 'leap', seconds: -WEEK / 1000 })
  })

  test('differs from the database by more than 5 minutes: for as long as they differ', async () => {
    time.wall += 6 * MINUTE
    const { fault, compare } = guard()
    expect(fault()).toBeNull()
    for (let hour = 0; hour < 3; hour += 1) {
      expect(await compare()).toEqual({ kind: 'database', seconds: 360 })
      pass(60 * MINUTE)
    }
    expect(fault()).toEqual({ kind: 'database', seconds: 360 })
    time.database += 2 * MINUTE
    expect(await compare()).toBeNull()
  })
})

/* An office whose wall clock a test sets, with a guard that watches it; the other two clocks stand still. */
describe('bills and penalties', () => {
  let office: Office
  let client: ClientSession
  const START = '2026-11-05T06:00:00Z'
  let databaseTime = Date.parse(START)
  beforeAll(async () => {
    office = await openOfficeForYears(START)
    office.deps.clockGuard = createClockGuard(
      { ...clocksOf(office.database, office.clock), database: async () => databaseTime },
      office.deps.log,
    )
    client = await office.client({ creditLimit: 500_000, fixedPenaltyAmount: 100 })
    await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
  })
  afterAll(() => office.close())

  const bills = () => office.ok(billEndpoints.ofClient, { as: client, params: { id: client.client.id } })
  const isTrusted = async () => /^portal_clock_trusted (\d)$/m.exec((await office.deps.metrics.read()).text)?.[1]
  const NOTHING = { raised: 0, reminded: 0, penalised: 0 }

  test('a clock that leaps ten weeks ahead for a minute bills and fines nobody', async () => {
    const leapt = new Date(Date.parse(START) + 10 * WEEK)
    await office.clock.at(leapt, async () => {
      expect(await runMonthEnd(office.deps)).toEqual(NOTHING)
      expect([await bills(), await isTrusted()]).toEqual([[], '0'])
    })
    expect(office.logs.filter((line) => line.includes('not to be trusted'))).toHaveLength(1)
    expect(office.deps.warnings.list().map(({ code }) => code)).toEqual(['clock-not-trusted'])
    expect(await runMonthEnd(office.deps)).toEqual(NOTHING)
    expect([await bills(), await isTrusted()]).toEqual([[], '1'])
    expect(office.deps.warnings.list()).toEqual([])
  })

  test('bills and penalties go on when the clocks agree again: a month later the bill is there', async () => {
    office.deps.clockGuard = createClockGuard(
      { wall: () => office.clock.now().getTime(), monotonic: () => databaseTime, database: async () => databaseTime },
      office.deps.log,
    )
    const now = '2026-12-01T00:00:00Z'
    databaseTime = Date.parse(now)
    expect(await runMonthEnd(office.deps), 'the wall clock stood still').toEqual(NOTHING)
    office.clock.set(now)
    expect(await runMonthEnd(office.deps)).toEqual({ raised: 1, reminded: 0, penalised: 0 })
  })

  test('a bill that is paid while the clock is wrong is paid without a penalty', async () => {
    const [bill] = await bills()
    if (!bill) throw new Error('No bill')
    await office.clock.at('2027-03-01T00:00:00Z', async () => {
      await office.billPayment(client, bill)
    })
    expect((await bills())[0]).toMatchObject({ status: 'paid', totalAmount: bill.totalAmount })
  })

  test('a clock that differs from the database by 6 minutes bills nobody', async () => {
    await office.payment(client, [await office.caseIn('assigned', { client })], 'CREDIT')
    office.clock.set('2027-01-01T00:06:00Z')
    databaseTime = Date.parse('2027-01-01T00:00:00Z')
    office.deps.clockGuard = createClockGuard(
      { ...clocksOf(office.database, office.clock), database: async () => databaseTime },
      office.deps.log,
    )
    expect(await runMonthEnd(office.deps)).toEqual(NOTHING)
    databaseTime += 2 * MINUTE
    expect(await runMonthEnd(office.deps)).toMatchObject({ raised: 1 })
  })
})

test('the clocks of a process and of its own database agree', async () => {
  const office = await openOffice()
  expect(await office.deps.clockGuard.compare()).toBeNull()
  const ahead = { now: () => new Date(Date.now() + 6 * MINUTE) }
  const guard = createClockGuard(clocksOf(office.database, ahead), office.deps.log)
  expect((await guard.compare())?.kind).toBe('database')
  await office.close()
})
