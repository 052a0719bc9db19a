import { sql } from 'kysely'
import { fillWith } from './fill-vehicles.ts'

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
