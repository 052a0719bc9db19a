import { afterAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { fillDealers } from '#server/jobs/fill-dealers.ts'
import { createOldDatabase } from '#test/old-database.ts'
import { connect } from './connect.ts'

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

/** A case of before, with the firm that it names. */
const insertCase = (firm: string) =>
  client.query(
    `insert into cases (id, case_no, status, created_at, updated_at, created_by, firm_name, application_date, vehicle_no, from_rto, to_rto,
       chassis_no, engine_no, transfer_to, hpt_id, hpa_id, number_plate, fitness, rrf, rma, alteration, conversion, address_change, drc,
       puc_charges, insurance_charges, receipt_amount)
     select gen_random_uuid(), 'VR-9' || n, 'Created', now(), now(), gen_random_uuid(), $1, '2026-06-01', 'MH12AB' || n, 'PUNE', 'MUMBAI',
       'C' || n, 'E' || n, 'NA', gen_random_uuid(), gen_random_uuid(), 'NA', false, false, false, false, false, false, false, 0, 0, 0
     from (select 1000 + count(*) as n from cases) as number`,
    [firm],
  )

test('equal names stay; each case gets the only client that ever had its name', async () => {
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
  await client.query("set session_replication_role = 'replica'") // without users, vehicles and financiers
  await insertCase('Only Motors')
  await insertCase('Former Name')
  await insertCase('Taken Name')
  await insertCase('Only Motors')
  await insertCase('Nobody')
  await client.query("set session_replication_role = 'origin'")
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
  const database = connect(connection, { max: 1 })
  expect(await fillDealers({ database })).toBe(3)
  await database.close()
  const { rows: cases } = await client.query('select firm_name, dealer_id from cases order by case_no')
  expect(cases).toEqual([
    { firm_name: 'Only Motors', dealer_id: only },
    { firm_name: 'Former Name', dealer_id: renamed },
    { firm_name: 'Taken Name', dealer_id: null },
    { firm_name: 'Only Motors', dealer_id: only },
    { firm_name: 'Nobody', dealer_id: null },
  ])
  await expect(insertClient('shahmotors', '2026-02-01')).rejects.toThrow('clients_firm_key_key')
  await insertClient('shahmotors', '2026-02-01', false)
})
