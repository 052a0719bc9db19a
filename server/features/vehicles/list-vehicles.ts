import type { Input } from '#contract/endpoint.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { countRows, pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { type VehicleQuery, visibleVehicles } from './scope.ts'
import { whereVehicleMatches } from './search-vehicles.ts'
import { presentVehicle, vehicleRows } from './vehicle-rows.ts'

type List = Input<typeof vehicleEndpoints.all>

/** `GET /vehicle/all`: the vehicles that the actor may see, by plate or by a date; vehicles without that date come last. */
export async function listVehicles(db: Db, { actor }: Context, input: List): Promise<Paged<Vehicle[]>> {
  const search = input.search
  const vehicles = search
    ? whereVehicleMatches(db, actor, visibleVehicles(db, actor), search)
    : visibleVehicles(db, actor)
  const { limit, offset } = slice(input)
  const page = inOrder(vehicles, input.sort)
    .select('vehicles.id')
    .limit(limit)
    .offset(offset)
    .modifyFront(forceCustomPlan)
  const ids = (await page.execute()).map(({ id }) => id)
  const found = await vehicleRows(
    db,
    actor,
    visibleVehicles(db, actor).where('vehicles.id', 'in', ids.length ? ids : [null as never]),
  ).execute()
  const byId = new Map(found.map((row) => [row.id, presentVehicle(actor, row)]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return pagedList(rows, await countRows(vehicles), input)
}

function inOrder(vehicles: VehicleQuery, sort: List['sort']) {
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
