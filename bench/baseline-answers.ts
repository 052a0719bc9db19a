/*
 * The fields of the product's answers, put together by hand. Rows and bodies have no type here: the baseline trusts both.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any

const creator = (of: Any) => ({
  firstName: of.creator_first_name,
  lastName: of.creator_last_name,
  employeeCode: of.creator_employee_code,
})
const assignee = (of: Any) =>
  of.client_first_name === null ? null : { firstName: of.client_first_name, lastName: of.client_last_name }
const payment = (of: Any) =>
  of.payment_status === null
    ? null
    : {
        status: of.payment_status,
        mode: of.payment_mode,
        paymentDate: of.payment_date,
        Amount: of.payment_amount / 100,
        remark: of.payment_reason,
      }
const rupees = (paise: number | null) => (paise === null ? null : paise / 100)

/** A case of a list. */
export const row = (of: Any) => ({
  id: of.id,
  CaseNo: of.case_no,
  status: of.status,
  createdAt: of.created_at,
  applicationDate: of.application_date,
  appointmentDate: of.appointment_date,
  applicationNo: of.application_no,
  vehicleNo: of.vehicle_no,
  firmName: of.firm_name,
  fromRTO: of.from_rto,
  toRTO: of.to_rto,
  buyerName: of.buyer_name,
  buyerPhoneNo: of.buyer_phone_no,
  createdBy: creator(of),
  assignedTo: assignee(of),
  totalAmount: of.total_amount / 100,
  incentiveAmount: rupees(of.incentive),
  rejectionRemarks: of.rejection_remarks,
  referenceDetail: { name: of.reference_name, contactNo: of.reference_contact_no },
  payment: payment(of),
})

const masked = (lastFour: string | null) => (lastFour === null ? null : `XXXX XXXX ${lastFour}`)

/** A case in full, as a superadmin sees it. */
export const detail = (of: Any) => ({
  id: of.id,
  CaseNo: of.case_no,
  status: of.status,
  version: of.version,
  createdAt: of.created_at,
  applicationDate: of.application_date,
  rejectionRemarks: of.rejection_remarks,
  totalAmount: of.total_amount / 100,
  createdBy: creator(of),
  assignedTo: assignee(of),
  payment: payment(of),
  generalDetail: {
    firmName: of.firm_name,
    branchCodeId: of.branch_code,
    employeeCodeId: of.employee_code,
    incentiveAmount: rupees(of.incentive),
    appointmentDate: of.appointment_date,
    applicationNo: of.application_no,
    applicationDate: of.application_date,
  },
  vehicleDetail: {
    vehicleNo: of.vehicle_no,
    rmaVehicleNo: of.rma_vehicle_no,
    fromRTO: of.from_rto,
    toRTO: of.to_rto,
    chassisNo: of.chassis_no,
    engineNo: of.engine_no,
  },
  expireDetail: {
    insuranceExpiry: of.insurance_expiry,
    pucExpiry: of.puc_expiry,
    fitnessExpiry: of.fitness_expiry,
    taxExpiry: of.tax_expiry,
    permitExpiry: of.permit_expiry,
  },
  transactionDetail: {
    to: of.transfer_to,
    hptId: of.hpt_id,
    hptName: of.hpt_name,
    hpaId: of.hpa_id,
    hpaName: of.hpa_name,
    numberPlate: of.number_plate,
    fitness: of.fitness,
    rrf: of.rrf,
    rma: of.rma,
    alteration: of.alteration,
    conversion: of.conversion,
    addressChange: of.address_change,
    drc: of.drc,
    remarks: of.remarks,
  },
  ownerDetails: {
    sellerName: of.seller_name,
    sellerAadharNo: masked(of.seller_aadhaar_last4),
    sellerAddress: of.seller_address,
    sellerState: of.seller_state,
    sellerPhoneNo: of.seller_phone_no,
    buyerName: of.buyer_name,
    buyerAadharNo: masked(of.buyer_aadhaar_last4),
    buyerAddress: of.buyer_address,
    buyerState: of.buyer_state,
    buyerPhoneNo: of.buyer_phone_no,
  },
  expenseDetail: {
    pucCharges: of.puc_charges / 100,
    insuranceCharges: of.insurance_charges / 100,
    otherCharges: rupees(of.other_charges),
    adminCharges: rupees(of.admin_charges),
    receiptAmount: of.receipt_amount / 100,
    expenseRemarks: of.expense_remarks,
  },
  referenceDetail: { name: of.reference_name, contactNo: of.reference_contact_no },
})

/** The five types of expiry with their counts and the soonest cases. */
export function summary(counts: Any, rows: Any[]) {
  return ['PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'].map((expiryType) => ({
    expiryType,
    count: counts[expiryType],
    cases: rows
      .filter((of) => of.expiry_type === expiryType)
      .map((of) => ({
        id: of.id,
        CaseNo: of.case_no,
        vehicleNo: of.vehicle_no,
        buyerName: of.buyer_name,
        buyerPhoneNo: of.buyer_phone_no,
        pucExpiry: of.puc_expiry,
        insuranceExpiry: of.insurance_expiry,
        fitnessExpiry: of.fitness_expiry,
        taxExpiry: of.tax_expiry,
        permitExpiry: of.permit_expiry,
      })),
  }))
}

/** Who signed in. */
export const user = (of: Any) => ({
  id: of.id,
  name: `${of.first_name} ${of.last_name}`,
  isVerified: of.is_verified ?? true,
  email: of.email,
  role: of.role,
  branchCode: of.branch_code,
  employeeCode: of.employee_code,
  creditLimit: rupees(of.credit_limit),
  utilizedCredit: rupees(of.utilized_credit),
})

const paise = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * 100))

/** What a new case fills in, in the order of the baseline's statement. */
export const createValues = ({ generalDetail, vehicleDetail, expireDetail, transactionDetail, ...rest }: Any) => [
  ...[generalDetail.firmName, paise(generalDetail.incentiveAmount), generalDetail.appointmentDate ?? null],
  ...[generalDetail.applicationNo ?? null, generalDetail.applicationDate],
  ...[vehicleDetail.vehicleNo, vehicleDetail.rmaVehicleNo ?? null, vehicleDetail.fromRTO, vehicleDetail.toRTO],
  ...[vehicleDetail.chassisNo, vehicleDetail.engineNo],
  ...[expireDetail.insuranceExpiry, expireDetail.pucExpiry, expireDetail.fitnessExpiry, expireDetail.taxExpiry],
  ...[expireDetail.permitExpiry ?? null, transactionDetail.to, transactionDetail.hptId, transactionDetail.hpaId],
  ...[transactionDetail.numberPlate, transactionDetail.fitness ?? false, transactionDetail.rrf ?? false],
  ...[transactionDetail.rma ?? false, transactionDetail.alteration ?? false, transactionDetail.conversion ?? false],
  ...[transactionDetail.addressChange ?? false, transactionDetail.drc ?? false, transactionDetail.remarks ?? null],
  ...[paise(rest.expenseDetail.pucCharges), paise(rest.expenseDetail.insuranceCharges)],
  ...[paise(rest.expenseDetail.otherCharges), paise(rest.expenseDetail.adminCharges)],
  ...[paise(rest.expenseDetail.receiptAmount), rest.expenseDetail.expenseRemarks ?? null],
  ...[rest.referenceDetail.name ?? null, rest.referenceDetail.contactNo ?? null],
]
