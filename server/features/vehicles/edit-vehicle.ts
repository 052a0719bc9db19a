import type { Input } from '#contract/endpoint.ts'

import type { Vehicle, vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, recordEdit } from '../../history/history.ts'
import { notFound } from '../../http/errors.ts'
import { getVehicle } from './read-vehicles.ts'
import { isOwnVehicle, visibleVehicles } from './scope.ts'

/**
 * Corrects the owner or the note of a vehicle, or turns its reminders on or off. An owner that was edited holds until a
 * newer case names one. 404 for a vehicle that is not the actor's own.
 */
export async function editVehicle(tx: Tx, ctx: Context, input: Input<typeof vehicleEndpoints.edit>): Promise<Vehicle> {
  const { actor, now } = ctx
  const stored = await visibleVehicles(tx, actor)
    .where('vehicles.id', '=', input.id)
    .where(isOwnVehicle(actor))
    .selectAll('vehicles')
    .forNoKeyUpdate('vehicles')
    .executeTakeFirstOrThrow(() => notFound('vehicles.unknown'))
  const { owner, note, remindersOff } = input
  const after = {
    owner_name: owner ? owner.name : stored.owner_name,
    owner_phone_no: owner ? owner.phoneNo : stored.owner_phone_no,
    note: note === undefined ? stored.note : note,
    reminders_off: remindersOff ?? stored.reminders_off,
  }
  await tx
    .updateTable('vehicles')
    .set({
      ...after,
      ...(owner && {
        edited_owner_name: owner.name,
        edited_owner_phone_no: owner.phoneNo,
        owner_edited_at: now.toISOString(),
      }),
    })
    .where('id', '=', stored.id)
    .execute()
  const changes = changesBetween(named(stored), named(after))
  await recordEdit(tx, ctx, { subject: 'vehicle', id: stored.id, action: 'edited', changes })
  return getVehicle(tx, actor, stored.id)
}

interface Editable {
  owner_name: string | null
  owner_phone_no: string | null
  note: string | null
  reminders_off: boolean
}

const named = (row: Editable) => ({
  ownerName: row.owner_name,
  phoneNo: row.owner_phone_no,
  vehicleNote: row.note,
  remindersOff: row.reminders_off,
})
