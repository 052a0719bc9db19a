import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { createOldDatabase } from '#test/old-database.ts'

/* Migration 0030 numbers the bills that an office raised before it, by financial year. */
const { client, connection, drop } = await createOldDatabase('0030')
afterAll(drop)

/** Month, day on which the bill was raised, and the number that it is to get. */
const bills: [month: string, raised: string, number: string][] = [
  ['2026-05-01', '2026-06-03', 'B/26-27/000003'],
  ['2026-03-01', '2026-04-01', 'B/25-26/000001'],
  ['2026-04-01', '2026-05-02', 'B/26-27/000002'],
  ['2026-04-01', '2026-05-01', 'B/26-27/000001'],
  ['2100-03-01', '2100-04-01', 'B/99-00/000001'],
]

test('old bills are numbered by bill date, then by the time they were raised, each financial year from 1', async () => {
  await client.query('alter table bills drop constraint bills_client_id_fkey') // no clients are needed
  for (const [month, raised] of bills)
    await client.query(
      `insert into bills (id, client_id, year, month, bill_date, due_date, status, charges, penalty, raised_at)
       select gen_random_uuid(), gen_random_uuid(), extract(year from $1::date), extract(month from $1::date),
         ($1::date + interval '1 month')::date - 1, ($1::date + interval '1 month')::date + 14, 'generated', 100, 0, $2`,
      [month, raised],
    )
  await migrate(connection)
  const { rows } = await client.query(
    "select to_char(bill_date, 'YYYY-MM-01') as month, raised_at::date::text as raised, bill_no from bills",
  )
  const numbered = rows.map(({ month, raised, bill_no }) => [month, raised, bill_no])
  expect(numbered.toSorted()).toEqual(bills.toSorted())
  const { rows: counters } = await client.query('select * from bill_numbers order by financial_year')
  expect(counters).toEqual([
    { financial_year: 2025, last_serial: 1 },
    { financial_year: 2026, last_serial: 3 },
    { financial_year: 2099, last_serial: 1 },
  ])
})
