import { z } from 'zod'
import { expiryTypes } from '../cases/case-fields.ts'
import { type ExpiryField, expiryFields } from '../cases/case-list-fields.ts'
import { inputGroup } from '../cases/case-schemas.ts'
import { optionalDay, optionalText, optionalUpper } from '../fields.ts'
import { LONG_TEXT_LENGTH, MAX_NAME } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { ownerPhone } from '../vehicles/owner-phone.ts'
import { canBePlate, vehicleKey } from '../vehicles/plate-key.ts'

const { vehicleNo } = inputGroup('vehicleDetail').shape
const number = () => optionalUpper(30, normalizeLine)

const expiryDates = Object.fromEntries(expiryTypes.map((type) => [expiryFields[type], optionalDay()])) as Record<
  ExpiryField,
  ReturnType<typeof optionalDay>
>

/** A vehicle of an old register, with its expiry dates and its owner. */
export const ImportedVehicle = z.strictObject({
  vehicleNo: vehicleNo
    .refine((text) => vehicleKey(text) !== '', textKey('vehicles.numbersEmpty'))
    .refine((text) => canBePlate(text), textKey('imports.noPlate')),
  chassisNo: number(),
  engineNo: number(),
  firmName: optionalText(),
  ownerName: optionalText(MAX_NAME),
  phoneNo: ownerPhone(),
  /** More numbers of the owner, or the one of an owner without a name, for the note. */
  otherPhones: optionalText(),
  note: optionalText(LONG_TEXT_LENGTH, maskedLines),
  ...expiryDates,
})
export type ImportedVehicle = z.output<typeof ImportedVehicle>
