import type { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { record } from '../../history.ts'
import { HttpError } from '../../http/errors.ts'
import { VEHICLE_CHECKS } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { checkVehicle } from './check-vehicle.ts'

/**
 * `POST /vehicle/check`, at most 60 a minute per user, for it tells of open cases of all desks. Who reaches the
 * limit stands in the activity log, once a minute.
 */
export async function checkVehicleWithinLimit(deps: Deps, request: RequestContext<typeof vehicleEndpoints.check>) {
  const { actor, input } = request
  const { db } = deps.database
  try {
    await request.takePoint('vehicle-check', actor.userId)
  } catch (error) {
    const changes = { checksInAMinute: { from: null, to: VEHICLE_CHECKS } }
    if (error instanceof HttpError && error.isFirst)
      await inTransaction(db, (tx) =>
        record(tx, request, { subject: 'user', id: actor.userId, action: 'vehicle checks limited', changes }),
      )
    throw error
  }
  return checkVehicle(db, request, input)
}
