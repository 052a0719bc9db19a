import { afterAll, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { openOffice } from '#test/office.ts'
import { fillVehicles } from './fill-vehicles.ts'

/* The cases of before migration 0037, which a job gives their vehicles beside writers. */
const office = await openOffice()
afterAll(() => office.close())
const admin = await office.superadmin()
const { db, pool } = office.database

/** Makes the cases those of before the migration, the copies with 700 plates. */
async function forget() {
  await pool.query(`
    update cases set vehicle_id = null;
    update cases set vehicle_no = 'MH 12 FL ' || (1000 + right(case_no, 6)::int % 700) where case_no like 'VR-8%';
    update case_assignments set vehicle_no = cases.vehicle_no from cases where cases.id = case_id;
    delete from vehicle_expiries; delete from vehicles`)
}

test('every case gets its vehicle, and the date that was entered last counts, beside writers and in several processes', async () => {
  const model = await office.caseIn('assigned')
  for (let part = 0; part < 5; part += 1) await cloneAssigned(db, model, 300)
  const body = await office.caseBody({
    vehicleDetail: { vehicleNo: 'MH12OLD1' },
    expireDetail: { pucExpiry: '2027-01-01' },
  })
  const older = requireSuccess(await office.call(calls.create, { as: admin, body })).data
  await office.caseIn('Created', {
    over: { vehicleDetail: { vehicleNo: 'MH12OLD1' }, expireDetail: { pucExpiry: '2027-02-02' } },
  })
  const change = { expiryType: 'PUC', newExpiryDate: '2027-03-03' } as const
  requireSuccess(await office.call(calls.updateExpiry, { as: admin, params: { id: older.id }, body: change }))
  await forget()

  const write = async (n: number) => {
    const over = { vehicleDetail: { vehicleNo: `MH12FL${1000 + n * 7}` }, expireDetail: { pucExpiry: '2029-09-09' } }
    const { id } = await office.caseIn('Created', { over })
    const moved = await office.caseBody({ vehicleDetail: { vehicleNo: `MH12FL${1699 - n * 7}` } })
    requireSuccess(await office.call(calls.edit, { as: admin, params: { id }, body: moved }))
  }
  const writers = Promise.all(
    [0, 10, 20].map(async (from) => {
      for (let n = from; n < from + 10; n += 1) await write(n)
    }),
  )
  await Promise.all([fillVehicles({ database: office.database }), fillVehicles({ database: office.database }), writers])
  await fillVehicles({ database: office.database })

  const { rows } = await pool.query('select count(*)::int as left from cases where vehicle_id is null')
  expect(rows).toEqual([{ left: 0 }])
  const { rows: told } = await pool.query(
    `select expiry_date as day from vehicle_expiries join vehicles on vehicles.id = vehicle_id
     where plate_key = 'MH12OLD1' and kind = 'PUC'`,
  )
  expect(told).toEqual([{ day: '2027-03-03' }])
  const { rows: vehicles } = await pool.query(
    "select count(*)::int as found from vehicles where plate_key like 'MH12FL%'",
  )
  expect(vehicles).toEqual([{ found: 700 }])
  const { rows: versions } = await pool.query(
    'select distinct substring(id::text from 15 for 1) as version from vehicles',
  )
  expect(versions).toEqual([{ version: '7' }])
  // That the rest is right is a law: server/db/invariants.sql.
})
