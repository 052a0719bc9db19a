import { z } from 'zod'
import { optionalText } from '../fields.ts'
import { LONG_TEXT_LENGTH, MAX_NAME } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { textKey } from '../texts.ts'
import { ownerPhone } from './owner-phone.ts'
import type { VehicleEdit } from './vehicle.ts'

/** The form of a vehicle; a blank owner leaves the known one. */
export const VehicleForm = z
  .strictObject({
    name: optionalText(MAX_NAME),
    phoneNo: ownerPhone(),
    note: optionalText(LONG_TEXT_LENGTH, maskedLines),
    remindersOff: z.boolean(),
  })
  .refine(({ name, phoneNo }) => phoneNo === null || name !== null, {
    path: ['name'],
    error: textKey('vehicles.ownerRequired'),
  })

/** Returns the change that a filled form asks for; the owner only where it differs, because an edited owner holds. */
export function changeOfVehicle(
  { name, phoneNo, note, remindersOff }: z.output<typeof VehicleForm>,
  known: { name: string | null; phoneNo: string | null } | null | undefined,
): VehicleEdit {
  const isSame = name === (known?.name ?? null) && phoneNo === (known?.phoneNo ?? null)
  return { note, remindersOff, ...(name !== null && !isSame && { owner: { name, phoneNo } }) }
}
