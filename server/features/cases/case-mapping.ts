import type { CaseEdit, NewCase } from '#contract/cases/case-form.ts'
import { maskAadhaar } from '#contract/fields.ts'
import { toPaise, toRupees } from '#contract/money.ts'
import type { StoredCase } from './scope.ts'

/** Paise of an amount that may be missing. */
export const paiseOrNone = (rupees: number | null): number | null => (rupees === null ? null : toPaise(rupees))

/** Rupees of an amount that may be missing. */
export const rupeesOrNone = (paise: number | null): number | null => (paise === null ? null : toRupees(paise))

/** An Aadhaar number as answers and the history show it, of its last four digits. */
export const maskedOrNone = (lastFour: string | null): string | null =>
  lastFour === null ? null : maskAadhaar(lastFour)

/**
 * The columns that a form fills, but for those that depend on who sends it (branch, employee,
 * application date) and for the owners. Rupees become paise.
 */
export function formColumns(body: NewCase | CaseEdit) {
  const { generalDetail, vehicleDetail, expireDetail, transactionDetail, expenseDetail, referenceDetail } = body
  return {
    firm_name: generalDetail.firmName,
    incentive: paiseOrNone(generalDetail.incentiveAmount),
    appointment_date: generalDetail.appointmentDate,
    application_no: generalDetail.applicationNo,
    vehicle_no: vehicleDetail.vehicleNo,
    rma_vehicle_no: vehicleDetail.rmaVehicleNo,
    from_rto: vehicleDetail.fromRTO,
    to_rto: vehicleDetail.toRTO,
    chassis_no: vehicleDetail.chassisNo,
    engine_no: vehicleDetail.engineNo,
    insurance_expiry: expireDetail.insuranceExpiry,
    puc_expiry: expireDetail.pucExpiry,
    fitness_expiry: expireDetail.fitnessExpiry,
    tax_expiry: expireDetail.taxExpiry,
    permit_expiry: expireDetail.permitExpiry,
    transfer_to: transactionDetail.to,
    hpt_id: transactionDetail.hptId,
    hpa_id: transactionDetail.hpaId,
    number_plate: transactionDetail.numberPlate,
    fitness: transactionDetail.fitness,
    rrf: transactionDetail.rrf,
    rma: transactionDetail.rma,
    alteration: transactionDetail.alteration,
    conversion: transactionDetail.conversion,
    address_change: transactionDetail.addressChange,
    drc: transactionDetail.drc,
    remarks: transactionDetail.remarks,
    puc_charges: toPaise(expenseDetail.pucCharges),
    insurance_charges: toPaise(expenseDetail.insuranceCharges),
    other_charges: paiseOrNone(expenseDetail.otherCharges),
    admin_charges: paiseOrNone(expenseDetail.adminCharges),
    receipt_amount: toPaise(expenseDetail.receiptAmount),
    expense_remarks: expenseDetail.expenseRemarks,
    reference_name: referenceDetail.name,
    reference_contact_no: referenceDetail.contactNo,
  }
}

/** The last four digits of the owners' Aadhaar numbers; the numbers themselves lie in the vault. */
export interface LastFours {
  seller: string
  buyer: string
}

/** Both owners' columns, or all of them empty. */
export function ownerColumns(owners: NewCase['ownerDetails'], lastFours: LastFours | null) {
  return {
    seller_name: owners?.sellerName ?? null,
    seller_aadhaar_last4: lastFours?.seller ?? null,
    seller_address: owners?.sellerAddress ?? null,
    seller_state: owners?.sellerState ?? null,
    seller_phone_no: owners?.sellerPhoneNo ?? null,
    buyer_name: owners?.buyerName ?? null,
    buyer_aadhaar_last4: lastFours?.buyer ?? null,
    buyer_address: owners?.buyerAddress ?? null,
    buyer_state: owners?.buyerState ?? null,
    buyer_phone_no: owners?.buyerPhoneNo ?? null,
  }
}

/** What the history compares: every field of the form by its name, money in rupees, Aadhaar masked. */
export function historyFields(row: Omit<StoredCase, 'total_amount'>): Record<string, unknown> {
  return {
    status: row.status,
    firmName: row.firm_name,
    branchCodeId: row.branch_code,
    employeeCodeId: row.employee_code,
    incentiveAmount: rupeesOrNone(row.incentive),
    appointmentDate: row.appointment_date,
    applicationNo: row.application_no,
    applicationDate: row.application_date,
    vehicleNo: row.vehicle_no,
    rmaVehicleNo: row.rma_vehicle_no,
    fromRTO: row.from_rto,
    toRTO: row.to_rto,
    chassisNo: row.chassis_no,
    engineNo: row.engine_no,
    insuranceExpiry: row.insurance_expiry,
    pucExpiry: row.puc_expiry,
    fitnessExpiry: row.fitness_expiry,
    taxExpiry: row.tax_expiry,
    permitExpiry: row.permit_expiry,
    to: row.transfer_to,
    hptId: row.hpt_id,
    hpaId: row.hpa_id,
    numberPlate: row.number_plate,
    fitness: row.fitness,
    rrf: row.rrf,
    rma: row.rma,
    alteration: row.alteration,
    conversion: row.conversion,
    addressChange: row.address_change,
    drc: row.drc,
    remarks: row.remarks,
    sellerName: row.seller_name,
    sellerAadharNo: maskedOrNone(row.seller_aadhaar_last4),
    sellerAddress: row.seller_address,
    sellerState: row.seller_state,
    sellerPhoneNo: row.seller_phone_no,
    buyerName: row.buyer_name,
    buyerAadharNo: maskedOrNone(row.buyer_aadhaar_last4),
    buyerAddress: row.buyer_address,
    buyerState: row.buyer_state,
    buyerPhoneNo: row.buyer_phone_no,
    pucCharges: toRupees(row.puc_charges),
    insuranceCharges: toRupees(row.insurance_charges),
    otherCharges: rupeesOrNone(row.other_charges),
    adminCharges: rupeesOrNone(row.admin_charges),
    receiptAmount: toRupees(row.receipt_amount),
    expenseRemarks: row.expense_remarks,
    referenceName: row.reference_name,
    referenceContactNo: row.reference_contact_no,
  }
}
