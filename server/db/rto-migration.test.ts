import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { createOldDatabase } from '#test/old-database.ts'

/* Migration 0025 keeps RTOs of before whose codes are equal from then on; new ones and changed ones are compared. */
const { client, connection, drop } = await createOldDatabase('0025')
afterAll(drop)

const insert = (code: string, at = '2026-01-01') =>
  client.query('insert into rtos (id, rto_code, city, created_at) values (gen_random_uuid(), $1, $2, $3)', [
    code,
    'PUNE',
    at,
  ])

test('equal codes of before stay with their data; a new equal one is refused', async () => {
  await insert('MH-12', '2026-01-02')
  await insert('MH12', '2026-01-01')
  await insert('MH 12', '2026-01-03')
  await insert('MH-14')
  await migrate(connection)
  const { rows } = await client.query(
    'select rto_code as code, code_copy as copy, display_name as name from rtos order by code_key, code_copy',
  )
  expect(rows).toEqual([
    { code: 'MH12', copy: 0, name: 'MH12 - PUNE' },
    { code: 'MH-12', copy: 1, name: 'MH-12 - PUNE' },
    { code: 'MH 12', copy: 2, name: 'MH 12 - PUNE' },
    { code: 'MH-14', copy: 0, name: 'MH-14 - PUNE' },
  ])
  await expect(insert('M.H-12')).rejects.toThrow('rtos_code_key_key')
  await insert('MH-15')
})
