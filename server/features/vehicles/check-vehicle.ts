import { sql } from 'kysely'
import type { Case } from '#contract/cases/case.ts'
import type { Input } from '#contract/endpoint.ts'
import { stagesAfterApproval } from '#contract/stages/stages.ts'
import type { VehicleCheckResult, vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { record } from '../../history/history.ts'
import { HttpError } from '../../http/errors.ts'
import { VEHICLE_CHECKS } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type CaseWithNames, getCase } from '../cases/find-case.ts'
import { isOfVehicle, isOpen } from '../cases/open-cases.ts'
import { presentCase } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'

/** Maximum open cases of one vehicle in the answer. */
const MAX_OPEN = 20

/**
 * `POST /vehicle/check`: the open cases of a plate or chassis, also of others (of these nothing more is
 * shown than what to ask for), and the newest case that the actor may see, to fill a new one with. A
 * duplicate is a warning, never a refusal.
 */
async function checkVehicle(
  db: Db,
  { actor }: Context,
  { vehicleNo, chassisNo, exceptCaseId }: Input<typeof vehicleEndpoints.check>,
): Promise<VehicleCheckResult> {
  const others = <T extends ReturnType<typeof visibleCases>>(cases: T) =>
    exceptCaseId ? cases.where('cases.id', '<>', exceptCaseId) : cases
  const numbers = { vehicleNo, chassisNo }
  const open = await others(db.selectFrom('cases'))
    .where(isOpen)
    .where(isOfVehicle(numbers))
    .select(['cases.id', 'cases.case_no', 'cases.status', 'cases.branch_code', 'cases.created_at', 'cases.created_by'])
    .orderBy('cases.created_at', 'desc')
    .limit(MAX_OPEN)
    .execute()
  const newest = await others(visibleCases(db, actor))
    .where(isOfVehicle(numbers))
    .select('cases.id')
    .orderBy(sql`cases.created_at`, 'desc')
    .orderBy('cases.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = newest && (await getCase(db, actor, newest.id))
  return {
    open: open.map((row) => ({
      ...((actor.role === 'superadmin' || row.created_by === actor.userId) && { id: row.id }),
      CaseNo: row.case_no,
      status: row.status,
      branchCode: row.branch_code,
      createdAt: row.created_at,
    })),
    last: last ? await caseToFillFrom(db, actor, last) : null,
  }
}

async function caseToFillFrom(db: Db, actor: Actor, row: CaseWithNames) {
  const found = presentCase(actor, row)
  return {
    ...found,
    firmName: found.generalDetail.firmName,
    ownerDetails: await ownersToFill(db, row, found.ownerDetails),
  }
}

type Owners = Case['ownerDetails']

const noBuyer = { buyerName: null, buyerAadharNo: null, buyerAddress: null, buyerState: null, buyerPhoneNo: null }

/** Returns whether the RTO has put the vehicle in the name of the new owner. */
const isTransferred = ({ transfer_to, status, stage }: CaseWithNames): boolean =>
  transfer_to !== 'NA' &&
  status !== 'rejected' &&
  (status === 'paid' || stagesAfterApproval.some((one) => one === stage))

/**
 * Returns the owners for a new case of the vehicle of a case: after a finished transfer the vehicle's
 * owner is the registered one, as it was corrected by hand since, and the new one is still to come.
 */
async function ownersToFill(db: Db, row: CaseWithNames, owners: Owners): Promise<Owners> {
  if (!isTransferred(row) || row.buyer_name === null) return owners
  const corrected = await db
    .selectFrom('vehicles')
    .select(['edited_owner_name as name', 'edited_owner_phone_no as phoneNo'])
    .where('id', '=', row.vehicle_id)
    .where('owner_edited_at', '>=', row.created_at)
    .executeTakeFirst()
  const isSomebodyElse = corrected?.name && corrected.name.toUpperCase() !== row.buyer_name.toUpperCase()
  return {
    ...noBuyer,
    sellerName: corrected?.name?.toUpperCase() ?? owners.buyerName,
    sellerPhoneNo: corrected ? corrected.phoneNo : owners.buyerPhoneNo,
    sellerAadharNo: isSomebodyElse ? null : owners.buyerAadharNo,
    sellerAddress: isSomebodyElse ? null : owners.buyerAddress,
    sellerState: isSomebodyElse ? null : owners.buyerState,
  }
}

/**
 * `POST /vehicle/check`, at most 60 a minute per user, for it reveals open cases of all desks. The activity log records
 * a user who reaches the limit, once a minute.
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
