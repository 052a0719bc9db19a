import { afterAll, expect, test } from 'vitest'
import { openOffice } from '#test/office.ts'
import { countByStatus, countExpiries, countExpiriesByWeek } from './case-counts.ts'

const office = await openOffice()
const { db } = office.database
afterAll(() => office.close())

test('cases are counted by status, and expiries by type and week, both days included', async () => {
  const expiring = (taxExpiry: string) => office.caseIn('ready', { over: { expireDetail: { taxExpiry } } })
  for (const day of ['2041-02-03', '2041-02-04', '2041-02-10', '2041-03-01']) await expiring(day)
  expect((await countByStatus(db)).get('ready')).toBe(4)
  expect(await countExpiries(db, '2041-02-04', '2041-02-10')).toMatchObject({ TAX: 2, PUC: 0 })
  const weeks = await countExpiriesByWeek(db, '2041-02-03', '2041-02-10')
  expect(weeks.toSorted((a, b) => a.week.localeCompare(b.week))).toEqual([
    { week: '2041-01-28', type: 'TAX', count: 1 },
    { week: '2041-02-04', type: 'TAX', count: 2 },
  ])
})
