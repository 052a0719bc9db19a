import { afterAll, expect, test } from 'vitest'
import { exportEndpoints as calls } from '#contract/exports/export.ts'
import { MAX_EXPORT_ROWS } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { requireFile } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'
import { print } from './drill-report.ts'

const office = await openOffice()
afterAll(() => office.close())

test('an export of 100,001 rows is refused, while 100,000 become a file', async () => {
  const [as, { client }] = [await office.superadmin(), await office.client()]
  const { pool } = office.database
  const { rows } = await pool.query(`select count(*)::int as there from clients`)
  const columns = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'clients'
    and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('id', 'email', 'firm_name')`,
  )
  const names = columns.rows.map(({ name }) => name).join(', ')
  await pool.query(
    `insert into clients (id, email, firm_name, ${names})
    select gen_random_uuid(), n || '@copies.test', 'Copy ' || n, ${names} from clients, generate_series(1, $1::int) as n
    where clients.id = $2`,
    [MAX_EXPORT_ROWS + 1 - rows[0].there, client.id],
  )
  const refused = await office.call(calls.clients, { as, query: { format: 'xlsx' } })
  expect([refused.status, refused.message]).toEqual([400, t.exports('tooManyRows')])
  await pool.query(`delete from clients where email = '1@copies.test'`)
  const before = process.memoryUsage().rss
  const file = requireFile(await office.call(calls.clients, { as, query: { format: 'csv' } }))
  expect(file.toString('latin1').split('\r\n').length).toBe(MAX_EXPORT_ROWS + 2)
  print('export of 100,000 rows', {
    MB: Math.round(file.length / 1e6),
    'more memory, MB': Math.round((process.memoryUsage().rss - before) / 1e6),
  })
  // Without the checks of 100,000 rows against every table that names a client.
  await pool.query(
    `begin; set local session_replication_role = replica; set local statement_timeout = 0;
    delete from clients where email like '%@copies.test'; commit`,
  )
})
