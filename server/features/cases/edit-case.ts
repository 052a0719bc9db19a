import { COMPANY, HIDDEN_AADHAAR, isMaskedAadhaar, lastFourOf, maskAadhaar } from '#contract/aadhaar.ts'
import { caseRules } from '#contract/cases/case-actions.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type AnyField, fieldByName, isSeenBy } from '#contract/cases/case-field-sets.ts'
import type { CaseEdit } from '#contract/cases/case-form.ts'
import { caseColumns } from '#contract/cases/case-list-fields.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { AADHAAR_MESSAGE } from '#contract/fields.ts'
import { MAX_CASE_TOTAL, showRupees, toPaise } from '#contract/money.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Changes } from '../../history/events.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, conflict, type FieldErrors } from '../../http/errors.ts'
import type { Keys } from '../../security/keys.ts'
import { deleteFromVault, readFromVault, storeInVault } from '../../security/vault.ts'
import { caseFormColumns, historyFields, ownerColumns } from './case-mapping.ts'
import { getCaseDetails } from './get-case.ts'
import { lockCase, requireState, type StoredCase } from './scope.ts'
import { claimVehicleOfEdit, updateVehicles } from './update-vehicles.ts'
import { validateReferences } from './validate-references.ts'

type Edit = typeof caseEndpoints.edit

/**
 * Replaces the content of a case; its status becomes `Updated`. An edit holds the whole form: an empty field is
 * cleared, owners included. Unchanged stay: fields that the caller may not see, an Aadhaar number that is sent masked,
 * and an application date, branch or employee that is missing. The history gets old and new value of each changed
 * field.
 *
 * 404 when the actor may not see the case; 409 when it is assigned, paid or rejected, or when
 * `version` is outdated; 400 with a message per field.
 */
export async function editCase(tx: Tx, ctx: Context, input: Input<Edit>): Promise<EndpointData<Edit>> {
  const { actor, now, keys } = ctx
  const stored = await lockCase(tx, actor, input.id)
  requireState('edit', stored)
  if (input.version !== undefined && input.version !== stored.version) throw conflict('cases.stale')
  const { generalDetail } = input
  const keepsCodes = actor.role === 'employee'
  const codes = {
    branchCode: (keepsCodes ? null : generalDetail.branchCodeId) ?? stored.branch_code,
    employeeCode: (keepsCodes ? null : generalDetail.employeeCodeId) ?? stored.employee_code,
  }
  const dealer_id = await validateReferences(tx, input, codes, stored.created_by, stored)

  const owners = checkOwners(input.ownerDetails, stored)
  const columns = {
    ...caseFormColumns(input),
    ...ownerColumns(input.ownerDetails, owners.lastFours),
    ...(actor.role !== 'superadmin' && unseen(stored)),
    branch_code: codes.branchCode,
    employee_code: codes.employeeCode,
    dealer_id,
    application_date: generalDetail.applicationDate ?? stored.application_date,
    status: caseRules.edit.to,
  }
  const vehicle_id = await claimVehicleOfEdit(tx, { ...columns, created_at: stored.created_at }, stored)
  const { total_amount } = await tx
    .updateTable('cases')
    .set({ ...columns, vehicle_id, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .returning('total_amount')
    .executeTakeFirstOrThrow()
  // The schema checked the sent charges only; those that an employee does not see count as well.
  if (total_amount > toPaise(MAX_CASE_TOTAL))
    throw badRequest({
      'expenseDetail.receiptAmount': textKey('cases.totalTooLarge', { most: showRupees(MAX_CASE_TOTAL) }),
    })
  const changes = {
    ...changesBetween(historyFields(stored), historyFields({ ...stored, ...columns })),
    ...(await updateVault(tx, keys, stored, owners)),
  }
  await record(tx, ctx, { subject: 'case', id: stored.id, action: 'edited', changes })
  await updateVehicles(tx, [stored.vehicle_id, vehicle_id])
  return getCaseDetails(tx, ctx, { id: stored.id })
}

/** Returns the columns that only a superadmin sees, which an employee's edit keeps. */
const unseen = (row: StoredCase): Partial<StoredCase> =>
  Object.fromEntries(unseenColumns.map((column) => [column, row[column]]))

const unseenColumns = (Object.keys(caseColumns) as AnyField[])
  .filter((name) => !isSeenBy('employee', fieldByName[name].field))
  .map((name) => caseColumns[name])

interface CheckedOwners {
  lastFours: { seller: string; buyer: string } | null
  /** The numbers that were sent in full; null for one that was sent masked or left out. */
  seller: string | null
  buyer: string | null
}

/** Accepts a masked number only where it matches the stored one. */
function checkOwners(owners: CaseEdit['ownerDetails'], stored: StoredCase): CheckedOwners {
  if (!owners) return { lastFours: null, seller: null, buyer: null }
  const fields: FieldErrors = {}
  const fullNumber = (name: 'sellerAadharNo' | 'buyerAadharNo', storedLastFour: string | null) => {
    const number = owners[name]
    if (!isMaskedAadhaar(number)) return number
    if (storedLastFour === null || ![maskAadhaar(storedLastFour), HIDDEN_AADHAAR].includes(number))
      fields[`ownerDetails.${name}`] = AADHAAR_MESSAGE
    return null
  }
  const seller = fullNumber('sellerAadharNo', stored.seller_aadhaar_last4)
  const buyer = fullNumber('buyerAadharNo', stored.buyer_aadhaar_last4)
  if (Object.keys(fields).length > 0) throw badRequest(fields)
  const lastFours = {
    seller: (seller && lastFourOf(seller)) ?? stored.seller_aadhaar_last4 ?? '',
    buyer: (buyer && lastFourOf(buyer)) ?? stored.buyer_aadhaar_last4 ?? '',
  }
  return { lastFours, seller, buyer }
}

/**
 * Updates the vault. A changed number with the same last four digits looks unchanged when masked, so
 * it is compared here and added to the changes.
 */
async function updateVault(tx: Tx, keys: Keys, stored: StoredCase, owners: CheckedOwners): Promise<Changes> {
  if (!owners.lastFours) {
    if (stored.seller_aadhaar_last4 !== null) await deleteFromVault(tx, stored.id)
    return {}
  }
  const changes: Changes = {}
  const updateNumber = async (
    field: 'sellerAadharNo' | 'buyerAadharNo',
    number: string | null,
    storedLastFour: string | null,
  ) => {
    if (number === null) return
    if (number === COMPANY) return deleteFromVault(tx, stored.id, field)
    const before = storedLastFour === null ? null : await readFromVault(tx, keys, stored.id, field)
    if (before === number) return
    await storeInVault(tx, keys, { owner: stored.id, numbers: { [field]: number } })
    const from = storedLastFour === null ? null : maskAadhaar(storedLastFour)
    changes[field] = { from, to: maskAadhaar(lastFourOf(number)) }
  }
  await updateNumber('sellerAadharNo', owners.seller, stored.seller_aadhaar_last4)
  await updateNumber('buyerAadharNo', owners.buyer, stored.buyer_aadhaar_last4)
  return changes
}
