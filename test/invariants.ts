import type pg from 'pg'
import { checkInvariants } from '#server/db/invariants.ts'

/** Throws when a case with a plate has no vehicle: the job of server/jobs/fill-vehicles.ts is for cases of before. */
export async function assertVehiclesOfCases(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await database.query(
    "select case_no from cases where vehicle_id is null and plate_key(vehicle_no) <> '' limit 10",
  )
  if (rows.length > 0) throw new Error(`Cases without their vehicle: ${JSON.stringify(rows)}`)
}

/** Throws when a law of server/db/invariants.sql is broken; every office calls it when it closes. */
export async function assertInvariants(database: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const broken = (await checkInvariants(database)).filter((result) => result.broken > 0)
  if (broken.length > 0) throw new Error(`Broken laws: ${JSON.stringify(broken, null, 1)}`)
}
