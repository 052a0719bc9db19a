import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { lastFourOf } from '#contract/aadhaar.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import type { NewCase } from '#contract/cases/case-form.ts'
import type { EndpointData } from '#contract/endpoint.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history/history.ts'
import { type FieldErrors, forbidden } from '../../http/errors.ts'
import { storeInVault } from '../../security/vault.ts'
import { caseFormColumns, ownerColumns, valueIn } from './case-mapping.ts'
import { openCasesOf } from './open-cases.ts'
import { claimStatementOfCase, updateVehicles } from './update-vehicles.ts'
import { type Codes, validateReferences } from './validate-references.ts'

/** Returns the row of a new case, without the number and the vehicle that the database gives it. */
export function newCaseRow(
  { actor, now, today }: Pick<Context, 'actor' | 'now' | 'today'>,
  id: string,
  input: NewCase,
  { branchCode, employeeCode }: Codes,
  dealer_id: string | null,
) {
  const { generalDetail, ownerDetails } = input
  const at = now.toISOString()
  return {
    id,
    status: 'Created' as const,
    created_at: at,
    updated_at: at,
    stage_since: at,
    created_by: actor.userId,
    ...caseFormColumns(input),
    ...ownerColumns(ownerDetails, ownerDetails && lastFours(ownerDetails)),
    branch_code: branchCode,
    employee_code: employeeCode,
    dealer_id,
    application_date: generalDetail.applicationDate ?? today,
  }
}

const lastFours = (owners: NonNullable<NewCase['ownerDetails']>) => ({
  seller: lastFourOf(owners.sellerAadharNo),
  buyer: lastFourOf(owners.buyerAadharNo),
})

/** The next number of a case: at least six digits, more from VR-1000000 on. */
export const nextCaseNo = sql<string>`'VR-' || to_char(nextval('case_no_seq'), 'FM999999999000000')`

type Create = typeof caseEndpoints.create

/**
 * Creates a case in `Created`. For an employee, branch and employee come from the session regardless of the input.
 * Amounts arrive in rupees and are stored in paise.
 *
 * `madeOf` joins its history entry. 403 when an employee sends a field of superadmins; 400 with a message for each field
 * that is in no reference list.
 */
export async function createCase(
  tx: Tx,
  ctx: Context,
  input: NewCase,
  madeOf: { fromRequestOf?: string } = {},
): Promise<EndpointData<Create>> {
  const { actor, keys } = ctx
  refuseSuperadminFields(actor, input)
  const { generalDetail, ownerDetails } = input
  const isEmployee = actor.role === 'employee'
  const codes = isEmployee
    ? { branchCode: actor.branchCode, employeeCode: actor.employeeCode }
    : { branchCode: generalDetail.branchCodeId, employeeCode: generalDetail.employeeCodeId }
  const dealer_id = await validateReferences(tx, input, codes, actor.userId)

  const id = newId()
  const row = newCaseRow(ctx, id, input, codes, dealer_id)
  const newVehicleId = newId()
  const {
    case_no: caseNo,
    vehicle_id,
    open_case_nos,
  } = await claimStatementOfCase(tx, row, newVehicleId)
    .insertInto('cases')
    .values(({ selectFrom }) => ({
      ...row,
      case_no: nextCaseNo,
      vehicle_id: selectFrom('claimed').select('id'),
    }))
    // Neither the row itself nor one that is made at the same moment: a statement sees what was there when it began.
    .returning(['case_no', 'vehicle_id', openCasesOf(tx, input.vehicleDetail).as('open_case_nos')])
    .executeTakeFirstOrThrow()
  await record(tx, ctx, {
    subject: 'case',
    id,
    action: 'created',
    // The form warned about the open case.
    changes: changesBetween({}, { status: 'Created', openCase: open_case_nos, ...madeOf }),
  })
  if (vehicle_id !== newVehicleId) await updateVehicles(tx, [vehicle_id])
  if (ownerDetails) {
    const { sellerAadharNo, buyerAadharNo } = ownerDetails
    await storeInVault(tx, keys, { owner: id, numbers: { sellerAadharNo, buyerAadharNo } })
  }
  return { id, CaseNo: caseNo, status: 'Created' }
}

function refuseSuperadminFields({ role }: Actor, body: NewCase): void {
  if (role === 'superadmin') return
  const refused = placedFields.filter((placed) => placed.field.setBy === 'superadmin' && valueIn(body, placed) !== null)
  const fields: FieldErrors = Object.fromEntries(refused.map(({ path }) => [path, 'cases.superadminOnly']))
  if (refused.length > 0) throw forbidden('cases.superadminOnly', fields)
}
