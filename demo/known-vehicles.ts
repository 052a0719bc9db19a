import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { requireSuccess } from '#test/caller.ts'
import { type Asked, knownVehicles } from './known-vehicle-data.ts'
import { type FullCase, makeCase, makeOwners, ownersOf } from './make-case.ts'
import { openCase } from './open-case.ts'
import type { Filling } from './people.ts'
import { atWork } from './timeline.ts'

/** Plans the cases and reminders of vehicles that the office knows for long. */
export function planKnownVehicles(filling: Filling, today: Date): void {
  const { office, people, timeline } = filling
  const on = (days: number, act: () => Promise<unknown>) => {
    const at = atWork(new Date(dayStart(addDays(officeDay(today), days)).getTime() + 11 * HOUR))
    timeline.schedule(at, act)
  }
  for (const [index, vehicle] of knownVehicles.entries()) {
    const [by, payer] = [people.employees[vehicle.employee], people.clients[vehicle.dealer]]
    if (!by || !payer) throw new Error('The sample office lacks a person')
    let known: FullCase | undefined
    for (const [n, { days, asks, ends }] of vehicle.cases.entries())
      on(days, () => {
        const seed = 9000 + index * 10 + n
        const { plate, rto } = vehicle
        const body = makeKnownCase(filling, { plate, rto, asks, known, seed, firmName: payer.client.firmName })
        for (const [field, end] of Object.entries(ends ?? {}))
          Object.assign(body.expireDetail, { [field]: addDays(officeDay(today), end) })
        known = body
        return openCase(filling, {
          by,
          payer,
          body,
          fate: 'assigned',
          seed,
          mode: 'CASH',
          isScanned: days > -60 && 'PDF',
        })
      })
    for (const { days, kind, ...act } of vehicle.reminders)
      on(days, async () => {
        const details = await office.call(vehicleEndpoints.details, { as: by, params: { plate: vehicle.plate } })
        const body = { vehicleId: requireSuccess(details).data.id, kind }
        if ('renewedUntil' in act) {
          const renewal = { ...body, newExpiryDate: addDays(officeDay(today), act.renewedUntil) }
          await office.ok(reminderEndpoints.renew, { as: by, body: renewal })
        } else await office.ok(reminderEndpoints.log, { as: by, body: { ...body, ...act } })
      })
  }
}

/** Returns the next case of a vehicle; its last buyer sells it. */
function makeKnownCase(
  { office, people, random }: Filling,
  { plate, rto, asks, ...of }: Asked & { known: FullCase | undefined; seed: number; firmName: string },
): FullCase {
  const body = makeCase(people, random, officeDay(office.clock.now()), of.firmName, of.seed)
  const place = people.offices.find((name) => name.startsWith(`${rto} `)) ?? body.vehicleDetail.toRTO
  const { isTransfer, loan, ...flags } = asks
  const financier = people.financiers[0] ?? people.notFinanced
  const transactionDetail: FullCase['transactionDetail'] = {
    to: isTransfer ? 'LOCAL' : 'NA',
    numberPlate: 'NA',
    hptId: loan === 'ends' ? financier : people.notFinanced,
    hpaId: loan === 'begins' ? financier : people.notFinanced,
    ...flags,
  }
  return {
    ...body,
    vehicleDetail: of.known?.vehicleDetail ?? { ...body.vehicleDetail, vehicleNo: plate, fromRTO: place, toRTO: place },
    transactionDetail,
    expireDetail: { ...body.expireDetail, ...of.known?.expireDetail },
    ownerDetails: ownersOf(transactionDetail, { ...makeOwners(random), ...sellerFrom(of.known?.ownerDetails) }),
  }
}

/** Returns as the seller the owner after the case before. */
function sellerFrom(before: FullCase['ownerDetails'] | undefined): FullCase['ownerDetails'] {
  if (!before) return {}
  const { buyerName, buyerAadharNo, buyerAddress, buyerState, buyerPhoneNo } = before
  return {
    sellerName: buyerName,
    sellerAadharNo: buyerAadharNo,
    sellerAddress: buyerAddress,
    sellerState: buyerState,
    sellerPhoneNo: buyerPhoneNo,
  }
}
