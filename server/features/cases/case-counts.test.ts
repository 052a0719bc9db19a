import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import { messages } from '#contract/messages.ts'
import { foldCounts } from '#server/db/fold-counts.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { countByStatus, countCases, countExpiries, countExpiriesByWeek, findDayAtOffset } from './case-counts.ts'
import { caseColumns } from './case-mapping.ts'

const office = await openOffice()
const { db } = office.database
afterAll(() => office.close())
const admin = await office.superadmin()

const all = { states: ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'], kind: 'taxExpiry' } as const
const march = { filterType: 'applicationDate', fromDate: '2022-03-01', toDate: '2022-03-31' } as const
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo)
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from case_count_changes`.execute(db)
  return rows[0]?.n
}

describe('what is counted', () => {
  test('follows a case through its states and dates, before and after the fold', async () => {
    const { id } = await office.caseIn('ready', { over: { expireDetail: { taxExpiry: '2041-02-03' } } })
    const on = (day: string) => countCases(db, { ...all, fromDate: day, toDate: day })
    expect(await on('2041-02-03')).toBe(1)
    expect(await foldCounts(db, 'case')).toBeGreaterThan(0)
    expect([await on('2041-02-03'), await waiting()]).toEqual([1, 0])
    const body = { expiryType: 'TAX', newExpiryDate: '2041-02-04' }
    requireSuccess(await office.call(calls.updateExpiry, { as: admin, params: { id }, body }))
    for (let folded = 0; folded < 2; folded += 1) {
      expect([await on('2041-02-03'), await on('2041-02-04')]).toEqual([0, 1])
      await foldCounts(db, 'case')
    }
    expect(await countExpiries(db, '2041-02-01', '2041-02-28')).toMatchObject({ TAX: 1, PUC: 0 })
    expect(await countExpiriesByWeek(db, '2041-02-01', '2041-02-28')).toEqual([
      { week: '2041-02-04', type: 'TAX', count: 1 },
    ])
    expect((await countByStatus(db)).get('ready')).toBe(1)
  })

  test('is every kind of date that lists are filtered by, and the day since which a case waits', async () => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'case_count_changes' and data_type = 'date'`.execute(db)
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...dateKinds.map((kind) => caseColumns[kind]), 'waits_on'].sort(),
    )
  })

  test('changes nothing by what changes no date or state', async () => {
    await foldCounts(db, 'case')
    await sql`update cases set remarks = 'X', version = version + 1`.execute(db)
    expect(await waiting()).toBe(0)
  })

  test('is exact for whoever reads while cases are made and changes are folded', async () => {
    const begin = await countCases(db, { ...all, kind: 'applicationDate' })
    const making = Array.from({ length: 12 }, () => office.caseIn('Created'))
    let made = false
    const reading = (async () => {
      while (!made) {
        const { rows } = await sql<{ counted: number; there: number }>`select
          (select sum(amount)::bigint from case_days where kind = 'applicationDate') as counted,
          (select count(*) from cases) as there`.execute(db)
        expect(rows[0]?.counted).toBe(rows[0]?.there)
        await Promise.all([foldCounts(db, 'case'), foldCounts(db, 'case')])
      }
    })()
    await Promise.all(making)
    made = true
    await reading
    expect(await countCases(db, { ...all, kind: 'applicationDate' })).toBe(begin + 12)
  })

  test('survives a fold that is broken off, and can be counted anew', async () => {
    await office.caseIn('Created', { over: { expireDetail: { taxExpiry: '2042-01-01' } } })
    const before = await waiting()
    await db
      .transaction()
      .execute(async (tx) => {
        expect(await foldCounts(tx, 'case')).toBe(before)
        throw new Error('broken off')
      })
      .catch(() => {})
    expect(await waiting()).toBe(before)
    await sql`delete from case_counts`.execute(db)
    await sql`select refill_case_counts()`.execute(db)
    expect(await countCases(db, { ...all, fromDate: '2042-01-01', toDate: '2042-01-01' })).toBe(1)
  })
})

describe('a list that is too long to be sorted', () => {
  beforeAll(async () => {
    for (const day of ['03', '05', '05', '09', '05'])
      await office.caseIn('ready', {
        over: {
          generalDetail: { applicationDate: `2022-03-${day}` },
          expireDetail: { pucExpiry: `2022-04-${31 - Number(day)}` },
        },
      })
    await foldCounts(db, 'case')
  })
  /** Says that a day holds so many more cases, which would take minutes to make. */
  const pretend = (amount: number) =>
    sql`
    insert into case_counts values ('applicationDate', 'ready', '2022-03-01', ${amount}),
      ('pucExpiry', 'ready', '2022-04-01', ${amount})
    on conflict (kind, status, day) do update set amount = case_counts.amount + excluded.amount`.execute(db)
  afterEach(async () => {
    await sql`select refill_case_counts()`.execute(db)
  })
  const ask = (more: Partial<CaseFilter>) => office.call(calls.verifiedList, { as: admin, body: { ...march, ...more } })

  test('comes by its own date, and says so', async () => {
    await pretend(20_000)
    for (const sort of ['vehicleNo', '-totalAmount'] as const) {
      const { data, meta } = requireSuccess(await ask({ sort, page: 0, pageSize: 10 }))
      expect(meta).toEqual({ total: 20_005, page: 0, pageSize: 10, unsorted: true })
      expect(data.map((row) => row.applicationDate.slice(-2))).toEqual(['09', '05', '05', '05', '03'])
    }
    for (const sort of ['applicationDate', '-applicationDate'] as const)
      expect(requireSuccess(await ask({ sort, page: 0, pageSize: 10 })).meta.unsorted).toBeUndefined()
    const puc = {
      filterType: 'pucExpiry',
      fromDate: '2022-04-01',
      toDate: '2022-04-30',
      page: 0,
      pageSize: 10,
    } as const
    const { data, meta } = requireSuccess(await ask(puc))
    expect([meta.unsorted, data.map((row) => row.applicationDate.slice(-2))]).toEqual([
      true,
      ['03', '05', '05', '05', '09'],
    ])
  })

  test('is sorted up to 20,000', async () => {
    await pretend(19_995)
    expect(requireSuccess(await ask({ sort: 'vehicleNo', page: 0, pageSize: 10 })).meta.unsorted).toBeUndefined()
  })

  test('is searched by three letters and more, or by a plate in groups', async () => {
    const { data } = requireSuccess(await ask({}))
    const [first] = data
    await pretend(20_000)
    const plate = first?.vehicleNo ?? ''
    const grouped = `${plate.slice(0, 2)} ${plate.slice(2, 4)} ${plate.slice(4, 6)} ${plate.slice(6)}`
    for (const search of [plate, grouped, grouped.toLowerCase(), plate.slice(-4), first?.CaseNo ?? ''])
      expect([search, nos(requireSuccess(await ask({ search })).data)]).toEqual([search, [first?.CaseNo]])
    expect(requireSuccess(await ask({ search: 'MH 12 AB', sort: 'vehicleNo' })).meta.total).toBe(5)
    for (const search of ['MH', '1', 'A-', 'VR-1', '%%%']) {
      const answer = await ask({ search })
      expect([search, answer.status, answer.errors?.fields]).toEqual([
        search,
        400,
        { search: messages.cases.searchTooShort },
      ])
    }
  })

  test('a short list is searched by any text', async () => {
    expect(requireSuccess(await ask({ search: 'MH' })).data).toHaveLength(5)
    expect(requireSuccess(await ask({ search: '%%%' })).data).toHaveLength(0)
  })
})

test('pages of days join to the whole list, from either end', async () => {
  const counted = {
    states: ['ready'],
    kind: 'applicationDate',
    fromDate: march.fromDate,
    toDate: march.toDate,
  } as const
  expect(await findDayAtOffset(db, counted, { offset: 3, descending: true })).toEqual({ day: '2022-03-05', before: 1 })
  expect(await findDayAtOffset(db, counted, { offset: 4, descending: true })).toEqual({ day: '2022-03-03', before: 4 })
  expect(await findDayAtOffset(db, counted, { offset: 1, descending: false })).toEqual({ day: '2022-03-05', before: 1 })
})
