import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { createOldDatabase } from '#test/old-database.ts'

/* Migration 0044: clients of before may share a firm name; their cases have no dealer, those of one name's only client do. */
const { client, connection, drop } = await createOldDatabase('0044')
afterAll(drop)

const insertClient = async (firmName: string, at: string, isVerified = true) => {
  const { rows } = await client.query<{ id: string }>(
    `insert into clients (id, first_name, last_name, email, mobile_no, firm_name, address1, address2, city, state, pincode,
       is_verified, verified_at, created_at)
     values (gen_random_uuid(), 'Ravi', 'Shah', gen_random_uuid() || '@x.test', '9876543210', $1, 'a', 'b', 'Pune', 'MH', '411001',
       $3, case when $3 then $2::timestamptz end, $2) returning id`,
    [firmName, at, isVerified],
  )
  return rows[0]?.id ?? ''
}
const tellRename = (id: string, from: string) =>
  client.query(
    `insert into history (id, at, subject_type, subject_id, action, changes)
     values (gen_random_uuid(), '2026-06-01', 'client', $1, 'edited', jsonb_build_object('firmName', jsonb_build_object('from', $2::text)))`,
    [id, from],
  )

test('equal names of before stay; each case gets the only client that ever had its name', async () => {
  const [first, second] = [
    await insertClient('Shah Motors', '2026-01-01'),
    await insertClient('SHAH motors', '2026-01-02'),
  ]
  const [only, renamed, taker] = [
    await insertClient('Only Motors', '2026-01-03'),
    await insertClient('Present Name', '2026-01-04'),
    await insertClient('Taken Name', '2026-01-05'),
  ]
  await insertClient('Only Motors', '2026-01-06', false)
  await tellRename(renamed, 'Former Name')
  await tellRename(renamed, 'Taken Name')
  await migrate(connection)
  const { rows } = await client.query('select firm_name, firm_copy from clients where firm_copy > 0')
  expect(rows).toEqual([{ firm_name: 'SHAH motors', firm_copy: 1 }])
  const { rows: names } = await client.query('select firm_name, client_id from dealers_to_fill order by firm_name')
  expect(names).toEqual([
    { firm_name: 'Former Name', client_id: renamed },
    { firm_name: 'Only Motors', client_id: only },
    { firm_name: 'Present Name', client_id: renamed },
    { firm_name: 'SHAH motors', client_id: second },
    { firm_name: 'Shah Motors', client_id: first },
  ])
  expect(names.map(({ client_id }) => client_id)).not.toContain(taker)
  await expect(insertClient('shahmotors', '2026-02-01')).rejects.toThrow('clients_firm_key_key')
  await insertClient('shahmotors', '2026-02-01', false)
})
