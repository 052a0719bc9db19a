import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimVehicles, updateVehicles } from '#server/features/cases/update-vehicles.ts'

/** Gives cases that a test wrote by SQL their vehicles, and every vehicle what its cases say. */
export const refreshVehicles = ({ db }: Pick<Database, 'db'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await claimVehicles(tx, sql`select *, gen_random_uuid() as new_id from cases`)
    await sql`update cases set vehicle_id = vehicles.id from vehicles
      where plate_key = plate_key(cases.vehicle_no) and vehicle_id is distinct from vehicles.id`.execute(tx)
    const vehicles = await tx.selectFrom('vehicles').select('id').execute()
    await updateVehicles(
      tx,
      vehicles.map(({ id }) => id),
    )
  })
