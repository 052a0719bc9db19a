import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { caseColumns } from '#contract/cases/case-columns.ts'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import { foldCaseCounts } from '#server/features/cases/list/case-counts.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { countByStatus, countCases, countExpiries, countExpiriesByWeek } from './case-counts.ts'

const office = await openOffice()
const { db } = office.database
afterAll(() => office.close())
const admin = await office.superadmin()

const all = { states: ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'], kind: 'taxExpiry' } as const
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from case_count_changes`.execute(db)
  return rows[0]?.n
}

describe('the counts of cases', () => {
  test('follow a case through its states and dates, before and after the fold', async () => {
    const { id } = await office.caseIn('ready', { over: { expireDetail: { taxExpiry: '2041-02-03' } } })
    const on = (day: string) => countCases(db, { ...all, fromDate: day, toDate: day })
    expect(await on('2041-02-03')).toBe(1)
    expect(await foldCaseCounts(db)).toBeGreaterThan(0)
    expect([await on('2041-02-03'), await waiting()]).toEqual([1, 0])
    const body = { expiryType: 'TAX', newExpiryDate: '2041-02-04' }
    requireSuccess(await office.call(calls.updateExpiry, { as: admin, params: { id }, body }))
    for (let folded = 0; folded < 2; folded += 1) {
      expect([await on('2041-02-03'), await on('2041-02-04')]).toEqual([0, 1])
      await foldCaseCounts(db)
    }
    expect(await countExpiries(db, '2041-02-01', '2041-02-28')).toMatchObject({ TAX: 1, PUC: 0 })
    expect(await countExpiriesByWeek(db, '2041-02-01', '2041-02-28')).toEqual([
      { week: '2041-02-04', type: 'TAX', count: 1 },
    ])
    expect((await countByStatus(db)).get('ready')).toBe(1)
  })

  test('cover every kind of date that lists are filtered by', async () => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'case_count_changes' and data_type = 'date'`.execute(db)
    expect(rows.map(({ name }) => name).sort()).toEqual(dateKinds.map((kind) => caseColumns[kind]).sort())
  })

  test('stay the same after a change of neither date nor status', async () => {
    await foldCaseCounts(db)
    await sql`update cases set remarks = 'X', version = version + 1`.execute(db)
    expect(await waiting()).toBe(0)
  })

  test('the counts are exact for readers while cases are created and changes are folded', async () => {
    const begin = await countCases(db, { ...all, kind: 'applicationDate' })
    const making = Array.from({ length: 12 }, () => office.caseIn('Created'))
    let made = false
    const reading = (async () => {
      while (!made) {
        const { rows } = await sql<{ counted: number; there: number }>`select
          (select sum(amount)::bigint from case_days where kind = 'applicationDate') as counted,
          (select count(*) from cases) as there`.execute(db)
        expect(rows[0]?.counted).toBe(rows[0]?.there)
        await Promise.all([foldCaseCounts(db), foldCaseCounts(db)])
      }
    })()
    await Promise.all(making)
    made = true
    await reading
    expect(await countCases(db, { ...all, kind: 'applicationDate' })).toBe(begin + 12)
  })

  test('survive an interrupted fold, and can be counted again', async () => {
    await office.caseIn('Created', { over: { expireDetail: { taxExpiry: '2042-01-01' } } })
    const before = await waiting()
    await db
      .transaction()
      .execute(async (tx) => {
        expect(await foldCaseCounts(tx)).toBe(before)
        throw new Error('broken off')
      })
      .catch(() => {})
    expect(await waiting()).toBe(before)
    await sql`delete from case_counts`.execute(db)
    await sql`select refill_case_counts()`.execute(db)
    expect(await countCases(db, { ...all, fromDate: '2042-01-01', toDate: '2042-01-01' })).toBe(1)
  })
})
