import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { VehicleCheckResult } from '#contract/vehicles/vehicle.ts'
import type { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { type FoundCase, findCase } from '../cases/find-case.ts'
import { isOfVehicle, isOpen } from '../cases/open-cases.ts'
import { presentCase } from '../cases/present.ts'
import { visibleCases } from '../cases/scope.ts'
import { ownersToFill } from './owners-to-fill.ts'

/** The most open cases of one vehicle that are told. */
const MAX_OPEN = 20

/**
 * `POST /vehicle/check`: the open cases of a plate or chassis, also of others (of these nothing more is
 * told than what to ask for), and the newest case that the actor may see, to fill a new one with. A
 * duplicate is a warning, never a refusal.
 */
export async function checkVehicle(
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
  const last = newest && (await findCase(db, actor, newest.id))
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

async function caseToFillFrom(db: Db, actor: Actor, row: FoundCase) {
  const found = presentCase(actor, row)
  return {
    ...found,
    firmName: found.generalDetail.firmName,
    ownerDetails: await ownersToFill(db, row, found.ownerDetails),
  }
}
