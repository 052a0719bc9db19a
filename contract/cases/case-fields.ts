import { LONG_TEXT_LENGTH } from '../limits.ts'
import { messages, originals } from '../messages.ts'

export type PickList = 'firmNames' | 'branches' | 'employees' | 'rtos' | 'financiers'

/**
 * The facts of one field. Everything else derives from them: schemas (case-schemas.ts), columns, history, answers per
 * role, inputs of the form, lines of details and print, columns of lists, sorts and filters (docs/decisions/0030).
 */
export interface CaseField {
  /**
   * `upper` is a text in capitals, `plate` a number plate that is shown in groups; `pick` is a text from a reference
   * list, `id` the id of a row of one; a `day` is `YYYY-MM-DD`; a `flag` is false where it is missing; an `aadhaar` is twelve
   * digits, or `COMPANY` where the owner is a company, which has none.
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
  label: () => string
  /** The column in the table `cases`, where it is not the name with underscores. */
  column?: string
  /** True for a mandatory field of the form; any other field may stay empty. */
  required?: true
  /** Whether a stored case may lack the field, where that differs from `required`. */
  nullable?: boolean
  /** Maximum length in characters. */
  max?: number
  /** True for a text of several lines. */
  lines?: true
  /** True for a number of an authority or a maker: it may look like an Aadhaar number, and is not masked. */
  number?: true
  options?: readonly string[]
  from?: PickList
  /** The answer's field and the column that hold the name of the row an `id` refers to. */
  shownAs?: { name: string; column: string }
  /** The message for an invalid amount, where the specification has one. */
  invalid?: string
  /** Who sees and who sets the field; by default everyone who sees the case, and everyone who edits it. */
  seenBy?: 'staff' | 'superadmin'
  /** Who sees the field in a list, where that differs: lists of employees hold their own cases only. */
  listSeenBy?: 'staff'
  setBy?: 'superadmin'
  owner?: 'seller' | 'buyer'
  /** The name in the history and in messages, where the field's own name is ambiguous without its group. */
  historyName?: string
  /** True for a value that the history encrypts. */
  personal?: true
  /** True for a field in the rows of lists; `header` is the title of the column where it differs from the label. */
  list?: true
  header?: () => string
  /** True for a field by which lists can be sorted. */
  sort?: true
  /** True for a field by which lists can be filtered: a kind of date. */
  filter?: true
  /** The type of expiry whose date the field is. */
  expiry?: string
}

const NUMERIC = originals.caseFields.notNumeric
const NA = 'NA'

/** Every field of a case by its group, in the order of calls and answers; amounts in rupees. */
// biome-ignore format: a field a line
export const caseFields = {
  generalDetail: {
    firmName: { kind: 'pick', label: () => messages.caseFields.firmName, required: true, from: 'firmNames', list: true, sort: true },
    branchCodeId: { kind: 'text', label: () => messages.caseFields.branch, column: 'branch_code', max: 20, from: 'branches' },
    employeeCodeId: { kind: 'text', label: () => messages.caseFields.employee, column: 'employee_code', max: 20, from: 'employees' },
    incentiveAmount: { kind: 'rupees', label: () => messages.caseFields.incentiveAmount, column: 'incentive', invalid: NUMERIC, seenBy: 'superadmin', listSeenBy: 'staff', setBy: 'superadmin', list: true, sort: true },
    appointmentDate: { kind: 'day', label: () => messages.caseFields.appointmentDate, list: true, sort: true, filter: true },
    applicationNo: { kind: 'text', label: () => messages.caseFields.applicationNo, max: 50, number: true, list: true, sort: true },
    applicationDate: { kind: 'day', label: () => messages.caseFields.applicationDate, nullable: false, list: true, sort: true, filter: true },
  },
  vehicleDetail: {
    vehicleNo: { kind: 'plate', label: () => messages.caseFields.vehicleNo, required: true, max: 20, list: true, header: () => messages.caseFields.vehicleNoOnPaper, sort: true },
    rmaVehicleNo: { kind: 'plate', label: () => messages.caseFields.rmaVehicleNo, max: 20 },
    fromRTO: { kind: 'pick', label: () => messages.caseFields.fromRto, column: 'from_rto', required: true, from: 'rtos', list: true, sort: true },
    toRTO: { kind: 'pick', label: () => messages.caseFields.toRto, column: 'to_rto', required: true, from: 'rtos', list: true, sort: true },
    chassisNo: { kind: 'upper', label: () => messages.caseFields.chassisNo, required: true, max: 30, number: true },
    engineNo: { kind: 'upper', label: () => messages.caseFields.engineNo, required: true, max: 30, number: true },
  },
  expireDetail: {
    insuranceExpiry: { kind: 'day', label: () => messages.caseFields.insuranceExpiry, required: true, nullable: true, filter: true, expiry: 'INSURANCE' },
    pucExpiry: { kind: 'day', label: () => messages.caseFields.pucExpiry, required: true, nullable: true, filter: true, expiry: 'PUC' },
    fitnessExpiry: { kind: 'day', label: () => messages.caseFields.fitnessExpiry, required: true, nullable: true, filter: true, expiry: 'FITNESS' },
    taxExpiry: { kind: 'day', label: () => messages.caseFields.taxExpiry, required: true, nullable: true, filter: true, expiry: 'TAX' },
    permitExpiry: { kind: 'day', label: () => messages.caseFields.permitExpiry, filter: true, expiry: 'PERMIT' },
  },
  transactionDetail: {
    to: { kind: 'choice', label: () => messages.caseFields.to, column: 'transfer_to', required: true, options: ['LOCAL', 'OTHER', NA] },
    hptId: { kind: 'id', label: () => messages.caseFields.hpt, required: true, from: 'financiers', shownAs: { name: 'hptName', column: 'hpt_name' } },
    hpaId: { kind: 'id', label: () => messages.caseFields.hpa, required: true, from: 'financiers', shownAs: { name: 'hpaName', column: 'hpa_name' } },
    numberPlate: { kind: 'choice', label: () => messages.caseFields.numberPlate, required: true, options: ['HSRP', 'NON HSRP', NA] },
    fitness: { kind: 'flag', label: () => messages.caseFields.fitness },
    rrf: { kind: 'flag', label: () => messages.caseFields.rrf },
    rma: { kind: 'flag', label: () => messages.caseFields.rma },
    alteration: { kind: 'flag', label: () => messages.caseFields.alteration },
    conversion: { kind: 'flag', label: () => messages.caseFields.conversion },
    addressChange: { kind: 'flag', label: () => messages.caseFields.addressChange },
    drc: { kind: 'flag', label: () => messages.caseFields.drc },
    remarks: { kind: 'upper', label: () => messages.caseFields.remarks, max: LONG_TEXT_LENGTH, lines: true },
  },
  ownerDetails: {
    sellerName: { kind: 'upper', label: () => messages.caseFields.name, max: 100, owner: 'seller', personal: true },
    sellerAadharNo: { kind: 'aadhaar', label: () => messages.caseFields.aadhaarNo, column: 'seller_aadhaar_last4', seenBy: 'staff', owner: 'seller' },
    sellerAddress: { kind: 'upper', label: () => messages.caseFields.address, max: 500, lines: true, owner: 'seller', personal: true },
    sellerState: { kind: 'state', label: () => messages.caseFields.state, owner: 'seller' },
    sellerPhoneNo: { kind: 'phone', label: () => messages.caseFields.phoneNo, owner: 'seller', personal: true },
    buyerName: { kind: 'upper', label: () => messages.caseFields.name, max: 100, owner: 'buyer', personal: true, list: true, header: () => messages.caseFields.newOwner, sort: true },
    buyerAadharNo: { kind: 'aadhaar', label: () => messages.caseFields.aadhaarNo, column: 'buyer_aadhaar_last4', seenBy: 'staff', owner: 'buyer' },
    buyerAddress: { kind: 'upper', label: () => messages.caseFields.address, max: 500, lines: true, owner: 'buyer', personal: true },
    buyerState: { kind: 'state', label: () => messages.caseFields.state, owner: 'buyer' },
    buyerPhoneNo: { kind: 'phone', label: () => messages.caseFields.phoneNo, owner: 'buyer', personal: true, list: true, header: () => messages.caseFields.ownerContact, sort: true },
  },
  expenseDetail: {
    pucCharges: { kind: 'rupees', label: () => messages.caseFields.pucCharges, required: true },
    insuranceCharges: { kind: 'rupees', label: () => messages.caseFields.insuranceCharges, required: true },
    otherCharges: { kind: 'rupees', label: () => messages.caseFields.otherCharges, seenBy: 'superadmin' },
    adminCharges: { kind: 'rupees', label: () => messages.caseFields.adminCharges, seenBy: 'superadmin', setBy: 'superadmin' },
    receiptAmount: { kind: 'rupees', label: () => messages.caseFields.receiptAmount, required: true },
    expenseRemarks: { kind: 'text', label: () => messages.caseFields.expenseRemarks, max: LONG_TEXT_LENGTH, lines: true },
  },
  referenceDetail: {
    name: { kind: 'text', label: () => messages.caseFields.referenceName, column: 'reference_name', max: 100, historyName: 'referenceName', personal: true },
    contactNo: { kind: 'phone', label: () => messages.caseFields.contactNo, column: 'reference_contact_no', historyName: 'referenceContactNo', personal: true },
  },
} as const satisfies Record<string, Record<string, CaseField>>

export type CaseFields = typeof caseFields
export type CaseGroup = keyof CaseFields

type ExpireDetail = CaseFields['expireDetail']
type ExpiryType = ExpireDetail[keyof ExpireDetail]['expiry']
const typesOfFields = Object.values(caseFields.expireDetail).map(({ expiry }): ExpiryType => expiry)

/** The types of expiry, in the order of the summary (spec/1 point 3): as the fields, but PUC first. */
export const expiryTypes: readonly [ExpiryType, ...ExpiryType[]] = [
  'PUC',
  ...typesOfFields.filter((type) => type !== 'PUC'),
]

/** The label of the sum of a case's charges, which the portal calculates. */
export const totalLabel = () => messages.caseFields.totalAmount
