import type { Case, CasePayment } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { toRupees } from '#contract/money.ts'
import type { Actor } from '../../http/session.ts'
import { maskedOrNone, rupeesOrNone } from './case-mapping.ts'
import type { FoundCase } from './find-cases.ts'
import type { ListedCase } from './page-of-cases.ts'

/** A case as the actor's role sees it; what a role may not see is not in it at all (contract section 3). */
export function presentCase({ role }: Pick<Actor, 'role'>, row: FoundCase): Case {
  if (role === 'superadmin') return presentForSuperadmin(row)
  return role === 'employee' ? presentForEmployee(row) : presentForClient(row)
}

function presentForSuperadmin(row: FoundCase): Case {
  const common = presentForEmployee(row)
  return {
    ...common,
    generalDetail: { ...common.generalDetail, incentiveAmount: rupeesOrNone(row.incentive) },
    expenseDetail: {
      ...charges(row),
      otherCharges: rupeesOrNone(row.other_charges),
      adminCharges: rupeesOrNone(row.admin_charges),
    },
  }
}

/** Without incentive, other charges and admin charges. */
function presentForEmployee(row: FoundCase): Case {
  const common = presentForClient(row)
  return {
    ...common,
    ownerDetails: {
      ...common.ownerDetails,
      sellerAadharNo: maskedOrNone(row.seller_aadhaar_last4),
      buyerAadharNo: maskedOrNone(row.buyer_aadhaar_last4),
    },
    expenseDetail: charges(row),
  }
}

/** What everyone sees who sees the case: no expense, no incentive, no Aadhaar. */
function presentForClient(row: FoundCase): Case {
  return {
    id: row.id,
    CaseNo: row.case_no,
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    applicationDate: row.application_date,
    rejectionRemarks: row.rejection_remarks,
    totalAmount: toRupees(row.total_amount),
    createdBy: creator(row),
    assignedTo: assignee(row),
    payment: payment(row),
    generalDetail: {
      firmName: row.firm_name,
      branchCodeId: row.branch_code,
      employeeCodeId: row.employee_code,
      appointmentDate: row.appointment_date,
      applicationNo: row.application_no,
      applicationDate: row.application_date,
    },
    vehicleDetail: {
      vehicleNo: row.vehicle_no,
      rmaVehicleNo: row.rma_vehicle_no,
      fromRTO: row.from_rto,
      toRTO: row.to_rto,
      chassisNo: row.chassis_no,
      engineNo: row.engine_no,
    },
    expireDetail: {
      insuranceExpiry: row.insurance_expiry,
      pucExpiry: row.puc_expiry,
      fitnessExpiry: row.fitness_expiry,
      taxExpiry: row.tax_expiry,
      permitExpiry: row.permit_expiry,
    },
    transactionDetail: {
      to: row.transfer_to,
      hptId: row.hpt_id,
      hptName: row.hpt_name,
      hpaId: row.hpa_id,
      hpaName: row.hpa_name,
      numberPlate: row.number_plate,
      fitness: row.fitness,
      rrf: row.rrf,
      rma: row.rma,
      alteration: row.alteration,
      conversion: row.conversion,
      addressChange: row.address_change,
      drc: row.drc,
      remarks: row.remarks,
    },
    ownerDetails: {
      sellerName: row.seller_name,
      sellerAddress: row.seller_address,
      sellerState: row.seller_state,
      sellerPhoneNo: row.seller_phone_no,
      buyerName: row.buyer_name,
      buyerAddress: row.buyer_address,
      buyerState: row.buyer_state,
      buyerPhoneNo: row.buyer_phone_no,
    },
    referenceDetail: { name: row.reference_name, contactNo: row.reference_contact_no },
  }
}

/** A case in a list of the staff. Employees get only lists of their own cases, whose incentive they may see. */
export function presentRow(row: ListedCase): CaseRow {
  return {
    id: row.id,
    CaseNo: row.case_no,
    status: row.status,
    createdAt: row.created_at,
    applicationDate: row.application_date,
    appointmentDate: row.appointment_date,
    applicationNo: row.application_no,
    vehicleNo: row.vehicle_no,
    firmName: row.firm_name,
    fromRTO: row.from_rto,
    toRTO: row.to_rto,
    buyerName: row.buyer_name,
    buyerPhoneNo: row.buyer_phone_no,
    createdBy: creator(row),
    assignedTo: assignee(row),
    totalAmount: toRupees(row.total_amount),
    incentiveAmount: rupeesOrNone(row.incentive),
    rejectionRemarks: row.rejection_remarks,
    referenceDetail: { name: row.reference_name, contactNo: row.reference_contact_no },
    payment: payment(row),
  }
}

const charges = (row: FoundCase) => ({
  pucCharges: toRupees(row.puc_charges),
  insuranceCharges: toRupees(row.insurance_charges),
  receiptAmount: toRupees(row.receipt_amount),
  expenseRemarks: row.expense_remarks,
})

type Joined = FoundCase | ListedCase

const creator = (row: Joined) => ({
  firstName: row.creator_first_name,
  lastName: row.creator_last_name,
  employeeCode: row.creator_employee_code,
})

const assignee = ({ client_first_name: firstName, client_last_name: lastName }: Joined) =>
  firstName === null || lastName === null ? null : { firstName, lastName }

/** The newest payment of the case; its amount is the whole payment's, which may cover several cases. */
function payment(row: Joined): CasePayment | null {
  if (row.payment_status === null || row.payment_mode === null) return null
  return {
    status: row.payment_status,
    mode: row.payment_mode,
    paymentDate: row.payment_date ?? '',
    Amount: toRupees(row.payment_amount ?? 0),
    remark: row.payment_reason,
  }
}
