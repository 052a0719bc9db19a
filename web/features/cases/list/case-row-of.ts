import type { Case } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'

/** A case as a row of a list, for the dialogs that lists and details share. */
export function caseRowOf(caseData: Case): CaseRow {
  const { id, CaseNo, status, createdAt, applicationDate, createdBy, assignedTo, payment, rejectionRemarks } = caseData
  const { firmName, appointmentDate, applicationNo, incentiveAmount } = caseData.generalDetail
  const { vehicleNo, fromRTO, toRTO } = caseData.vehicleDetail
  const { buyerName, buyerPhoneNo } = caseData.ownerDetails
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
    totalAmount: caseData.totalAmount ?? 0,
    referenceDetail: caseData.referenceDetail,
  }
}
