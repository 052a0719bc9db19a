import { type SqlBool, sql } from 'kysely'
import { byExpiryType, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { Input } from '#contract/endpoint.ts'
import { plateKey, vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Vehicle, VehicleDetails, vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { notFound } from '../../http/errors.ts'
import { findPage, likeAnywhere, nextId, pagedList } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { casePageQuery } from '../cases/list/case-page.ts'
import { phoneIn } from '../cases/list/case-text-filter.ts'
import { presentRow } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'
import { papersThatSay } from '../readings/dates-of-papers.ts'
import { reminderEventsOf } from './reminder-events.ts'
import { isOwnVehicle, type VehicleQuery, type VehicleViewer, visibleVehicles } from './scope.ts'
import { presentVehicle, vehicleRows } from './vehicle-rows.ts'

/** Maximum cases of a vehicle that its page shows. */
const MAX_SHOWN = 200

const newestFirst = [sql`cases.created_at`, sql`cases.id`].map((by) => ({ by, descending: true }))

/**
 * Returns the vehicle of a plate, in any spelling, with the cases that the actor may see and its
 * reminders, newest first. 404 for one that the actor may not see.
 */
export async function getVehicleDetails(
  db: Db,
  ctx: Context,
  { plate }: Input<typeof vehicleEndpoints.details>,
): Promise<VehicleDetails> {
  const { actor } = ctx
  const vehicles = visibleVehicles(db, actor).where('vehicles.plate_key', '=', sql<string>`vehicle_key(${plate})`)
  const row = await vehicleRows(db, actor, vehicles).executeTakeFirstOrThrow(() => notFound('vehicles.unknown'))
  const ofVehicle = visibleCases(db, actor).where('cases.vehicle_id', '=', row.id)
  const cases = await casePageQuery(db, ofVehicle, newestFirst, { limit: MAX_SHOWN, offset: 0 }).execute()
  const reminders = await reminderEventsOf(db, actor, row)
  const isEditable = row.is_own && actor.role !== 'client'
  const vehicle = presentVehicle(actor, row)
  const caseIds = cases.map(({ id }) => id)
  const sourceOf = actor.role === 'client' ? null : await papersThatSay(db, ctx, caseIds)
  return {
    ...vehicle,
    ...(sourceOf && {
      dateSources: byExpiryType((type) => sourceOf(expiryFields[type], vehicle.expiries[type])),
    }),
    cases: cases.map((one) => presentRow(actor, one)),
    reminders,
    isEditable,
  }
}

/** Returns a vehicle by its id; 404 for one that the actor may not see. */
export async function getVehicle(db: Db, actor: VehicleViewer, id: string): Promise<Vehicle> {
  const row = await vehicleRows(db, actor, visibleVehicles(db, actor).where('vehicles.id', '=', id)).executeTakeFirst()
  if (!row) throw notFound('vehicles.unknown')
  return presentVehicle(actor, row)
}

/**
 * Restricts vehicles to those with a text in a column that the list shows; a plate in any spelling,
 * whole or in part. Only a superadmin sees the firm of the newest case of all, a client no owner, an employee that of its own
 * vehicles.
 */
export function whereVehicleMatches(
  db: Db,
  actor: VehicleViewer,
  vehicles: VehicleQuery,
  search: string,
): VehicleQuery {
  const text = likeAnywhere(search)
  const plate = plateKey(search)
  const byPlate = sql<SqlBool>`(${plate !== ''} and vehicles.plate_key like ${likeAnywhere(plate)} or vehicles.plate_key = ${vehicleKey(search)})`
  if (actor.role === 'superadmin')
    return vehicles.where(
      sql<SqlBool>`(vehicles.search_text like folded(${text}) or vehicles.search_text like ${likeAnywhere(plate || search)}
        or vehicles.plate_key = ${vehicleKey(search)})`,
    )
  const contains = (...columns: string[]) =>
    sql<SqlBool>`folded(concat_ws(E'\n', ${sql.join(columns.map((column) => sql.ref(`vehicles.${column}`)))})) like folded(${text})`
  const byNumber = contains('vehicle_no', 'chassis_no', 'engine_no')
  const phone = phoneIn(search)
  const byPhone = phone ? sql`or vehicles.owner_phone_no like ${likeAnywhere(phone)}` : sql``
  const byOwner =
    actor.role === 'client'
      ? []
      : [sql<SqlBool>`((${contains('owner_name', 'owner_phone_no')} ${byPhone}) and ${isOwnVehicle(actor)})`]
  const ofFirm = visibleCases(db, actor)
    .select('cases.id')
    .where('cases.vehicle_id', '=', sql.ref<string>('vehicles.id'))
    .where(sql<SqlBool>`folded(cases.firm_name) like folded(${text})`)
  return vehicles.where((eb) => eb.or([byPlate, byNumber, ...byOwner, eb.exists(ofFirm)]))
}

type List = Input<typeof vehicleEndpoints.all>

/**
 * `GET /vehicle/all`: the vehicles that the actor may see, by plate or by a date; vehicles without that date come last. For
 * a dealer the default order is the earliest expiry.
 */
export async function listVehicles(db: Db, { actor }: Context, input: List): Promise<Paged<Vehicle[]>> {
  const search = input.search
  const vehicles = search
    ? whereVehicleMatches(db, actor, visibleVehicles(db, actor), search)
    : visibleVehicles(db, actor)
  const { ids, total } = await findPage(db, inOrder(vehicles, input, actor).select('vehicles.id'), input)
  const onPage = visibleVehicles(db, actor).where('vehicles.id', '=', anyOf(ids))
  const found = await vehicleRows(db, actor, onPage).execute()
  const byId = new Map(found.map((row) => [row.id, presentVehicle(actor, row)]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return pagedList(rows, total, input, { next: nextId(ids, input) })
}

function inOrder(vehicles: VehicleQuery, { sort, after }: Pick<List, 'sort' | 'after'>, { role }: VehicleViewer) {
  if (after !== undefined) return vehicles
  if (!sort && role === 'client')
    return vehicles
      .orderBy(
        sql`(select min(soonest.expiry_date) from vehicle_expiries as soonest where soonest.vehicle_id = vehicles.id)`,
        (order) => order.asc().nullsLast(),
      )
      .orderBy('vehicles.plate_key')
  const direction = sort?.startsWith('-') ? 'desc' : 'asc'
  const by = sort?.replace(/^-/, '') ?? 'vehicleNo'
  if (by === 'vehicleNo') return vehicles.orderBy('vehicles.plate_key', direction)
  return vehicles
    .leftJoin('vehicle_expiries as sorted', (join) =>
      join.onRef('sorted.vehicle_id', '=', 'vehicles.id').on('sorted.kind', '=', by as never),
    )
    .orderBy('sorted.expiry_date', (order) => order[direction]().nullsLast())
    .orderBy('vehicles.plate_key') as unknown as VehicleQuery
}
