import { lastFourOf } from '#contract/aadhaar.ts'
import type { NewCase } from '#contract/cases/case-form.ts'
import type { Context } from '../../context/context.ts'
import { caseFormColumns, ownerColumns } from './case-mapping.ts'
import type { Codes } from './validate-references.ts'

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
