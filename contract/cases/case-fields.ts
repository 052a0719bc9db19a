import { LONG_TEXT_LENGTH } from '../limits.ts'

/** The office's lists that a field of a case is picked from. */
export type PickList = 'firmNames' | 'branches' | 'employees' | 'rtos' | 'financiers'

/** The types of expiry, in the order of the summary (spec/1 point 3). */
export const expiryTypes = ['PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'] as const

/**
 * The facts of one field. All else derives from them: schemas (case-schemas.ts), columns, history, answers per role,
 * boxes of the form, lines of details and print, columns of lists, sorts and filters (docs/decisions/0030).
 */
export interface CaseField {
  /**
   * `upper` is a text in capitals, `plate` one that is shown in its groups; `pick` is a text of one of the office's lists,
   * `id` the id of a row in one; a `day` is `YYYY-MM-DD`; a `flag` is false where it is not sent.
   */
  kind:
    | 'text'
    | 'upper'
    | 'plate'
    | 'pick'
    | 'id'
    | 'choice'
    | 'day'
    | 'rupees'
    | 'flag'
    | 'phone'
    | 'aadhaar'
    | 'state'
  label: string
  /** The column of the table `cases`. */
  column: string
  /** The form asks for it; any other field may stay empty. */
  required?: true
  /** Whether a stored case may be without it, where that differs from `required`. */
  nullable?: boolean
  /** Characters at most. */
  max?: number
  /** A text over several lines. */
  lines?: true
  options?: readonly string[]
  /** The list that it is picked from. */
  from?: PickList
  /** The answer's field and column with the name that an `id` stands for. */
  shownAs?: { name: string; column: string }
  /** What is said of an amount that is none, where the specification has a message for it. */
  invalid?: string
  /** Who sees it and who may set it; without these everyone who sees the case, and everyone who edits it. */
  seenBy?: 'staff' | 'superadmin'
  setBy?: 'superadmin'
  owner?: 'seller' | 'buyer'
  /** The name in the history and in messages, where the field's own name is not clear without its group. */
  historyName?: string
  /** Sealed in the history. */
  personal?: true
  /** In the rows of lists; `header` is the column's, where it is not the label. */
  list?: true
  header?: string
  /** Lists can be sorted by it. */
  sort?: true
  /** Lists can be filtered by it: a kind of date. A migration counts its days: `select add_date_kind('column')` (0021). */
  filter?: true
  expiry?: (typeof expiryTypes)[number]
}

const NUMERIC = 'Only numeric values are allowed'
const NA = 'NA'

/** Every field of a case by its group, in the order of calls and answers; amounts in rupees. */
// biome-ignore format: a field a line
export const caseFields = {
  generalDetail: {
    firmName: { kind: 'pick', label: 'Firm Name', column: 'firm_name', required: true, from: 'firmNames', list: true, sort: true },
    branchCodeId: { kind: 'text', label: 'Branch', column: 'branch_code', max: 20, from: 'branches' },
    employeeCodeId: { kind: 'text', label: 'Employee', column: 'employee_code', max: 20, from: 'employees' },
    incentiveAmount: { kind: 'rupees', label: 'Incentive Amount', column: 'incentive', invalid: NUMERIC, seenBy: 'superadmin', setBy: 'superadmin', list: true, sort: true },
    appointmentDate: { kind: 'day', label: 'Appointment Date', column: 'appointment_date', list: true, sort: true, filter: true },
    applicationNo: { kind: 'text', label: 'Application No', column: 'application_no', max: 50, list: true, sort: true },
    applicationDate: { kind: 'day', label: 'Application Date', column: 'application_date', nullable: false, list: true, sort: true, filter: true },
  },
  vehicleDetail: {
    vehicleNo: { kind: 'plate', label: 'Vehicle No.', column: 'vehicle_no', required: true, max: 20, list: true, header: 'Vehicle No', sort: true },
    rmaVehicleNo: { kind: 'plate', label: 'RMA Vehicle No.', column: 'rma_vehicle_no', max: 20 },
    fromRTO: { kind: 'pick', label: 'From RTO', column: 'from_rto', required: true, from: 'rtos', list: true, sort: true },
    toRTO: { kind: 'pick', label: 'To RTO', column: 'to_rto', required: true, from: 'rtos', list: true, sort: true },
    chassisNo: { kind: 'upper', label: 'Chassis No', column: 'chassis_no', required: true, max: 30 },
    engineNo: { kind: 'upper', label: 'Engine No', column: 'engine_no', required: true, max: 30 },
  },
  expireDetail: {
    insuranceExpiry: { kind: 'day', label: 'Insurance Expiry', column: 'insurance_expiry', required: true, nullable: true, filter: true, expiry: 'INSURANCE' },
    pucExpiry: { kind: 'day', label: 'PUC Expiry', column: 'puc_expiry', required: true, nullable: true, filter: true, expiry: 'PUC' },
    fitnessExpiry: { kind: 'day', label: 'Fitness Expiry', column: 'fitness_expiry', required: true, nullable: true, filter: true, expiry: 'FITNESS' },
    taxExpiry: { kind: 'day', label: 'Tax Expiry', column: 'tax_expiry', required: true, nullable: true, filter: true, expiry: 'TAX' },
    permitExpiry: { kind: 'day', label: 'Permit Expiry', column: 'permit_expiry', filter: true, expiry: 'PERMIT' },
  },
  transactionDetail: {
    to: { kind: 'choice', label: 'TO', column: 'transfer_to', required: true, options: ['LOCAL', 'OTHER', NA] },
    hptId: { kind: 'id', label: 'HPT', column: 'hpt_id', required: true, from: 'financiers', shownAs: { name: 'hptName', column: 'hpt_name' } },
    hpaId: { kind: 'id', label: 'HPA', column: 'hpa_id', required: true, from: 'financiers', shownAs: { name: 'hpaName', column: 'hpa_name' } },
    numberPlate: { kind: 'choice', label: 'Number Plate', column: 'number_plate', required: true, options: ['HSRP', 'NON HSRP', NA] },
    fitness: { kind: 'flag', label: 'Fitness', column: 'fitness' },
    rrf: { kind: 'flag', label: 'RRF', column: 'rrf' },
    rma: { kind: 'flag', label: 'RMA', column: 'rma' },
    alteration: { kind: 'flag', label: 'Alteration', column: 'alteration' },
    conversion: { kind: 'flag', label: 'Conversion', column: 'conversion' },
    addressChange: { kind: 'flag', label: 'Address Change', column: 'address_change' },
    drc: { kind: 'flag', label: 'DRC', column: 'drc' },
    remarks: { kind: 'upper', label: 'Remarks', column: 'remarks', max: LONG_TEXT_LENGTH, lines: true },
  },
  ownerDetails: {
    sellerName: { kind: 'upper', label: 'Name', column: 'seller_name', max: 100, owner: 'seller', personal: true },
    sellerAadharNo: { kind: 'aadhaar', label: 'Aadhaar No', column: 'seller_aadhaar_last4', seenBy: 'staff', owner: 'seller' },
    sellerAddress: { kind: 'upper', label: 'Address', column: 'seller_address', max: 500, lines: true, owner: 'seller', personal: true },
    sellerState: { kind: 'state', label: 'State', column: 'seller_state', owner: 'seller' },
    sellerPhoneNo: { kind: 'phone', label: 'Phone No', column: 'seller_phone_no', owner: 'seller', personal: true },
    buyerName: { kind: 'upper', label: 'Name', column: 'buyer_name', max: 100, owner: 'buyer', personal: true, list: true, header: 'New Owner', sort: true },
    buyerAadharNo: { kind: 'aadhaar', label: 'Aadhaar No', column: 'buyer_aadhaar_last4', seenBy: 'staff', owner: 'buyer' },
    buyerAddress: { kind: 'upper', label: 'Address', column: 'buyer_address', max: 500, lines: true, owner: 'buyer', personal: true },
    buyerState: { kind: 'state', label: 'State', column: 'buyer_state', owner: 'buyer' },
    buyerPhoneNo: { kind: 'phone', label: 'Phone No', column: 'buyer_phone_no', owner: 'buyer', personal: true, list: true, header: 'Owner Contact', sort: true },
  },
  expenseDetail: {
    pucCharges: { kind: 'rupees', label: 'PUC Charges', column: 'puc_charges', required: true },
    insuranceCharges: { kind: 'rupees', label: 'Insurance Charges', column: 'insurance_charges', required: true },
    otherCharges: { kind: 'rupees', label: 'Other Charges', column: 'other_charges', seenBy: 'superadmin' },
    adminCharges: { kind: 'rupees', label: 'Admin Charges', column: 'admin_charges', seenBy: 'superadmin', setBy: 'superadmin' },
    receiptAmount: { kind: 'rupees', label: 'Receipt Amount', column: 'receipt_amount', required: true },
    expenseRemarks: { kind: 'text', label: 'Expense Remarks', column: 'expense_remarks', max: LONG_TEXT_LENGTH, lines: true },
  },
  referenceDetail: {
    name: { kind: 'text', label: 'Reference Name', column: 'reference_name', max: 100, historyName: 'referenceName', personal: true },
    contactNo: { kind: 'phone', label: 'Contact No', column: 'reference_contact_no', historyName: 'referenceContactNo', personal: true },
  },
} as const satisfies Record<string, Record<string, CaseField>>

export type CaseFields = typeof caseFields
export type CaseGroup = keyof CaseFields

/** What a case's charges come to, which the portal adds up itself. */
export const TOTAL_LABEL = 'Total Amount'
