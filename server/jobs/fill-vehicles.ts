import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Tx } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { claimVehicles, updateVehicles } from '../features/cases/update-vehicles.ts'

/** Cases per transaction: its locks keep nobody waiting for longer than some tenths of a second. */
const BATCH = 500

/**
 * Returns the job that fills columns which a migration added to existing cases, batch by batch until none is left. Cases that
 * another process is changing or filling are left to the next run. The job returns the number of cases.
 */
const fillWith =
  (fill: (tx: Tx, batch: number) => Promise<number>) =>
  async (
    { database: { db } }: { database: Pick<Deps['database'], 'db'> },
    isStopped: () => boolean = () => false,
  ): Promise<number> => {
    let count = 0
    while (!isStopped()) {
      const filled = await inTransaction(db, (tx) => fill(tx, BATCH))
      count += filled
      if (filled === 0) break
    }
    return count
  }

/**
 * Gives cases their vehicles, the oldest first: those from before migration 0037, and those that a process from before
 * migration 0046 writes while this one already serves.
 */
export const fillVehicles = fillWith(async (tx, batch) => {
  const { rows: cases } = await sql<{ id: string }>`
    select id from cases where vehicle_id is null and plate_key(vehicle_no) <> ''
    order by created_at, id limit ${batch} for no key update skip locked`.execute(tx)
  if (cases.length === 0) return 0
  const ids = cases.map(({ id }) => id)
  const ofBatch = sql`cases.id = any(${ids}::uuid[])`
  const vehicles = await claimVehicles(
    tx,
    sql`
    select * from cases join unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[]) as given (id, new_id) using (id)`,
  )
  await sql`update cases set vehicle_id = vehicles.id from vehicles
    where ${ofBatch} and vehicles.id = any(${vehicles}::uuid[]) and plate_key = plate_key(cases.vehicle_no)`.execute(tx)
  await updateVehicles(tx, vehicles)
  return cases.length
})

/** Gives cases from before migration 0044 their dealers, by the firm names that the migration collected. */
export const fillDealers = fillWith(async (tx, batch) => {
  const { numAffectedRows } = await sql`
    with picked as (
      select cases.id, client_id from dealers_to_fill join cases using (firm_name) where dealer_id is null
      limit ${batch} for no key update of cases skip locked
    )
    update cases set dealer_id = client_id from picked where picked.id = cases.id`.execute(tx)
  const filled = Number(numAffectedRows)
  // A case that another process is filling or changing is left to the next run.
  if (filled === 0)
    await sql`delete from dealers_to_fill as named
      where not exists (select from cases where dealer_id is null and cases.firm_name = named.firm_name)`.execute(tx)
  return filled
})
