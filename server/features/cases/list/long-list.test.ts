import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { caseSorts } from '#contract/cases/case-list-fields.ts'
import type { CaseFilter } from '#contract/cases/case-query.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import { sampleOf } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

/* More cases than are sorted at once, or counted for a search. */
const office = await openOffice()
const { db } = office.database
const admin = await office.superadmin()
const creators = [await office.employee({ firstname: 'Asha' }), await office.employee({ firstname: 'Zoya' })]
const { id } = await office.caseIn('ready', { over: { vehicleDetail: { vehicleNo: 'GJ05ZZ9999' } } })
const MANY = COUNTED_ROWS + 100

// Copies of one case. Most of their values occur twice, some are empty.
await db.transaction().execute(async (tx) => {
  await sql`set local session_replication_role = replica`.execute(tx)
  const { rows } = await sql<{
    columns: string
  }>`select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'cases'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx)
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`create temp table copies on commit drop as select ${columns} from cases, generate_series(1, ${MANY}::int) where id = ${id}`.execute(
    tx,
  )
  await sql`with numbered as (select ctid as place, row_number() over () as n from copies)
    update copies set id = uuidv7(), case_no = 'VR-' || 100000 + n, vehicle_no = 'MH12' || n / 2, vehicle_id = null,
      application_date = date '2024-01-01' + (n / 20)::int, created_at = timestamptz '2024-01-01' + n * interval '1 hour',
      appointment_date = case when n % 3 > 0 then date '2024-01-01' + (n / 20)::int end,
      puc_expiry = date '2025-01-01' - (n / 20)::int,
      application_no = case when n % 3 > 0 then 'A' || n % 100 end, buyer_name = 'BUYER ' || n % 7,
      incentive = nullif(n % 5, 0) * 100,
      created_by = (array[created_by, ${creators[0]?.employee.id}::uuid, ${creators[1]?.employee.id}::uuid])[1 + n % 3], receipt_amount = 100 * (n % 50)
    from numbered where place = copies.ctid`.execute(tx)
  await sql`insert into cases (${columns}) select ${columns} from copies`.execute(tx)
})
afterAll(async () => {
  // They have no history, which the laws of the ledger would not have.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from cases where id <> ${id}`.execute(tx)
  })
  await office.close()
})

const list = async (more: Partial<CaseFilter>) =>
  requireSuccess(
    await office.call(calls.verifiedList, {
      as: admin,
      body: { filterType: 'applicationDate', page: 0, pageSize: 20, ...more },
    }),
  )
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo)

test('the pages of a list are parts of the whole list, with a total cut at 10,001', async () => {
  const { rows: all } = await sql<{
    no: string
  }>`select case_no as no from cases order by application_date desc, id desc`.execute(db)
  for (const page of [0, 1, 260, 504, 505]) {
    const { data, meta } = await list({ page })
    expect([page, nos(data), meta.total]).toEqual([
      page,
      all.slice(page * 20, page * 20 + 20).map(({ no }) => no),
      COUNTED_ROWS + 1,
    ])
  }
})

/** In `npm test` every sort in one direction, in the other one the next. */
const sorts = caseSorts.flatMap((sort, index) => sampleOf([sort, `-${sort}`] as const, 2, index))
describe.each(sorts)('by %s', (sort) => {
  test('the pages of the long list are those of the sorted one, empty values last', async () => {
    // One kind of date, and no case without it: the same cases, in fewer rows than are sorted at once.
    const range = { fromDate: '2024-01-01', toDate: '2024-12-31' }
    const few = await Promise.all([0, 40, 73].map((page) => list({ sort, page, pageSize: 100, ...range })))
    const many = await Promise.all([0, 50, 100].map((page) => list({ sort, page, pageSize: 100 })))
    for (const pages of [few, many]) {
      const values = pages.flatMap(({ data }) => data.map((row) => shownValue(row, sort.replace('-', ''))))
      const filled = values.filter((value) => value !== null)
      expect(values.slice(0, filled.length)).toEqual(filled)
      const sorted = filled.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(filled).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted)
    }
    expect(few[0]?.meta.total).toBeLessThan(COUNTED_ROWS)
  })
})

function shownValue(row: Awaited<ReturnType<typeof list>>['data'][number], key: string): string | number | null {
  if (key === 'createdBy') return row.createdBy.firstName
  return row[key as 'vehicleNo'] ?? null
}

test('a list of some days of another date begins with the newest application', async () => {
  const days = { filterType: 'pucExpiry', fromDate: '2024-06-01', toDate: '2024-06-30' } as const
  const { data } = await list({ ...days, pageSize: 100 })
  const dates = data.map((row) => row.applicationDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

describe('a search', () => {
  test('a search with more matches than are counted comes in the order of the list', async () => {
    for (const sort of [undefined, 'vehicleNo', '-buyerName'] as const) {
      const { data, meta } = await list({ search: 'mh12', page: 1, sort })
      expect([sort, meta.total]).toEqual([sort, COUNTED_ROWS + 1])
      const all = await Promise.all([0, 1, 2].map((page) => list({ page, sort })))
      const matches = all.flatMap((one) => one.data).filter(({ vehicleNo }) => vehicleNo.startsWith('MH12'))
      expect(nos(data)).toEqual(nos(matches.slice(20, 40)))
    }
  })

  test.each(['gj05zz9999', 'GJ 05 ZZ 9999', 'zz9999', 'gj05'])('finds the one case of %s', async (search) => {
    const { data, meta } = await list({ search })
    expect([data.map(({ vehicleNo }) => vehicleNo), meta.total]).toEqual([['GJ05ZZ9999'], 1])
  })

  test('counts a common letter up to the maximum, and finds nothing for wildcards', async () => {
    expect((await list({ search: 'm' })).meta.total).toBe(COUNTED_ROWS + 1)
    expect((await list({ search: '%%%' })).meta.total).toBe(0)
  })
})
