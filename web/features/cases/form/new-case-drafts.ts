import { plateKey } from '#contract/vehicles/plate-key.ts'
import { draftKey, draftNames, isGroup, moveDraft, readDraft } from '#web/forms/draft-storage.ts'

/** A new case that was begun and not sent: the name of its draft, and its plate as it was typed. */
export interface UnsentCase {
  name: string
  plate: string
}

/** The draft of a form that was opened without a vehicle. */
const WITHOUT_VEHICLE = 'new-case'
const OF_VEHICLE = `${WITHOUT_VEHICLE}:`
const nameFor = (vehicle: string) => (vehicle ? `${OF_VEHICLE}${plateKey(vehicle)}` : WITHOUT_VEHICLE)

/** The vehicle in the address of the form that a draft belongs to; undefined for a form without a vehicle. */
export const vehicleOf = ({ name }: UnsentCase) => name.slice(OF_VEHICLE.length) || undefined

/** Returns the user's new cases that were begun in this tab and not sent. */
export function unsentCases(userId: string): UnsentCase[] {
  const names = draftNames(userId).filter((name) => name === WITHOUT_VEHICLE || name.startsWith(OF_VEHICLE))
  return names.map((name) => {
    const { vehicleDetail } = readDraft(draftKey(userId, name)) ?? {}
    const plate = isGroup(vehicleDetail) ? vehicleDetail.vehicleNo : ''
    return { name, plate: typeof plate === 'string' ? plate.trim() : '' }
  })
}

/**
 * Returns the name of the draft of a form for this vehicle, or for none. A draft whose plate was corrected since belongs
 * to the vehicle of its new plate.
 */
export function draftNameFor(userId: string, vehicle: string): string {
  const name = nameFor(vehicle)
  if (!vehicle) return name
  const unsent = unsentCases(userId)
  const ofVehicle = unsent.find(({ plate }) => plateKey(plate) === plateKey(vehicle))
  if (ofVehicle) return ofVehicle.name
  const corrected = unsent.find((one) => one.name === name)?.plate
  if (corrected) moveDraft(draftKey(userId, name), draftKey(userId, nameFor(corrected)))
  return name
}
