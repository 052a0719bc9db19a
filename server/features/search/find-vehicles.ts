import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isWholePlate } from '#contract/cases/plate.ts'
import { MAX_VEHICLES } from '#contract/search/search.ts'
import { plateKey, vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Db } from '../../db/connect.ts'
import { escapeLike, hasWords } from '../../http/listing.ts'
import { isOfPlate, plateEndsWith } from '../cases/list/case-text-filter.ts'
import { visibleCases } from '../cases/scope.ts'
import { isOwnVehicle, type VehicleViewer } from '../vehicles/scope.ts'
import { MAX_MATCHES, PIECE } from './find-cases.ts'
import { parseSearchText } from './parse-search-text.ts'

/**
 * Returns the vehicles that the actor may see, those of cases first. Each is found by an index, so that few rows are read
 * for every role.
 */
export async function findVehicles(db: Db, actor: VehicleViewer, text: string): Promise<VehicleHit[]> {
  const isWhole = isWholePlate(text)
  const plateEnd = isWhole ? vehicleKey(text) : plateKey(text)
  if (plateEnd.length < PIECE) return []
  const ofCases = await vehiclesOfCases(db, actor, text, isWhole ? isOfPlate(text) : plateEndsWith(plateEnd))
  const imported = actor.role === 'superadmin' ? await importedVehicles(db, plateEnd) : []
  return [...ofCases, ...imported].slice(0, MAX_VEHICLES)
}

/** Returns the vehicles with that end of the plate that come from an import and have no case. */
const importedVehicles = (db: Db, plateEnd: string) =>
  db
    .selectFrom('vehicles')
    .select(['id', 'vehicle_no', 'chassis_no', 'firm_name', 'owner_name'])
    .where(sql<SqlBool>`told_at is not null and last_case_at is null
      and reverse(plate_key) like ${`${escapeLike([...plateEnd].toReversed().join(''))}%`}`)
    .orderBy('plate_key')
    .limit(MAX_VEHICLES)
    .execute()

/**
 * Returns the vehicles with that plate or end of it, in any spelling, or with that owner by hand, whom no case names, of the
 * cases that the actor may see; the one with the newest case first; an owner only of the actor's own vehicles.
 */
function vehiclesOfCases(db: Db, actor: VehicleViewer, text: string, hasPlate: RawBuilder<boolean>) {
  const casesWhere = (condition: RawBuilder<SqlBool>) =>
    visibleCases(db, actor)
      .where(condition)
      .select(['cases.id', 'cases.vehicle_id', 'cases.firm_name', 'cases.created_at'])
      .limit(MAX_MATCHES)
  return db
    .with('by_plate', () => casesWhere(hasPlate))
    .with('by_owner', () => casesWhere(hasOwnerByHand(actor, text)))
    .with(
      (cte) => cte('matches').materialized(),
      (query) => query.selectFrom('by_plate').selectAll().unionAll(query.selectFrom('by_owner').selectAll()),
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

/** Returns the condition that the vehicle of a case has an owner by hand with every word of a text, or with that start of the phone. */
function hasOwnerByHand(actor: VehicleViewer, text: string) {
  if (actor.role === 'client') return sql<SqlBool>`false`
  const { phone } = parseSearchText(text)
  const byPhone = phone ? sql`or owner_phone_no like ${`${phone}%`}` : sql``
  return sql<SqlBool>`cases.vehicle_id in (select id from vehicles where owner_edited_at is not null
    and (${hasWords(text, sql`owner_name`)} ${byPhone}) and ${isOwnVehicle(actor)})`
}

export type VehicleHit = Awaited<ReturnType<typeof vehiclesOfCases>>[number]
