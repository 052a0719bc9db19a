import type { Case } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'

/** A case as a row of a list, for the dialogs that lists and details share. */
export function caseRowOf(found: Case): CaseRow {
  const { id, CaseNo, status, createdAt, applicationDate, createdBy, assignedTo, payment, rejectionRemarks } = found
  const { firmName, appointmentDate, applicationNo, incentiveAmount } = found.generalDetail
  const { vehicleNo, fromRTO, toRTO } = found.vehicleDetail
  const { buyerName, buyerPhoneNo } = found.ownerDetails
  return {
    id,
    CaseNo,
    status,
    createdAt,
    applicationDate,
    createdBy,
    assignedTo,
    payment,
    rejectionRemarks,
    firmName,
    appointmentDate,
    applicationNo,
    incentiveAmount: incentiveAmount ?? null,
    vehicleNo,
    fromRTO,
    toRTO,
    buyerName,
    buyerPhoneNo,
    totalAmount: found.totalAmount ?? 0,
    referenceDetail: found.referenceDetail,
  }
}
