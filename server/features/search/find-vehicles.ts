import { MAX_VEHICLES } from '#contract/search/search.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Actor } from '../../actor.ts'
import type { Db } from '../../db/connect.ts'
import { plateEndsWith } from '../cases/list/case-text-filter.ts'
import { visibleCases } from '../cases/scope.ts'
import { isOwnVehicle } from '../vehicles/scope.ts'
import { MAX_MATCHES, PIECE } from './find-cases.ts'

/**
 * Returns the vehicles with that end of the plate, in any spelling, of the cases that the actor may see; the one with
 * the newest case first; an owner only of the actor's own vehicles. They are found by the index of the cases' plates, so that few rows are read for every role.
 */
export async function findVehicles(db: Db, actor: Pick<Actor, 'role' | 'userId' | 'clientId'>, text: string) {
  const plateEnd = plateKey(text)
  if (plateEnd.length < PIECE) return []
  return db
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        visibleCases(db, actor)
          .where(plateEndsWith(plateEnd))
          .select(['cases.id', 'cases.vehicle_id', 'cases.firm_name', 'cases.created_at'])
          .limit(MAX_MATCHES),
    )
    .with('newest', (query) =>
      query
        .selectFrom('matches')
        .distinctOn('vehicle_id')
        .selectAll()
        .orderBy('vehicle_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    )
    .selectFrom('newest')
    .innerJoin('vehicles', 'vehicles.id', 'newest.vehicle_id')
    .select(['vehicles.id', 'vehicles.vehicle_no', 'vehicles.chassis_no', 'newest.firm_name'])
    .select((eb) => eb.case().when(isOwnVehicle(actor)).then(eb.ref('vehicles.owner_name')).end().as('owner_name'))
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(MAX_VEHICLES)
    .execute()
}

export type VehicleHit = Awaited<ReturnType<typeof findVehicles>>[number]
