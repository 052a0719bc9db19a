import { LONG_TEXT_LENGTH } from '../limits.ts'
import type { TextName } from '../texts/translate.ts'
import { t, textKey } from '../texts.ts'
import type { OwnerParty } from './case-values.ts'

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
  label: TextName
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
  owner?: OwnerParty
  /** The name in the history and in messages, where the field's own name is ambiguous without its group. */
  historyName?: string
  /** True for a value that the history encrypts. */
  personal?: true
  /** True for a field in the rows of lists; `header` is the title of the column where it differs from the label. */
  list?: true
  header?: TextName
  /** True for a field by which lists can be sorted. */
  sort?: true
  /** True for a field by which lists can be filtered: a kind of date. */
  filter?: true
  /** The type of expiry whose date the field is. */
  expiry?: string
}

const NUMERIC = textKey('caseFields.notNumeric')
const NA = 'NA'

/** Every field of a case by its group, in the order of calls and answers; amounts in rupees. */
// biome-ignore format: a field a line
export const caseFields = {
  generalDetail: {
    firmName: { kind: 'pick', label: 'caseFields.firmName', required: true, from: 'firmNames', list: true, sort: true },
    branchCodeId: { kind: 'text', label: 'caseFields.branch', column: 'branch_code', max: 20, from: 'branches' },
    employeeCodeId: { kind: 'text', label: 'caseFields.employee', column: 'employee_code', max: 20, from: 'employees' },
    incentiveAmount: { kind: 'rupees', label: 'caseFields.incentiveAmount', column: 'incentive', invalid: NUMERIC, seenBy: 'superadmin', listSeenBy: 'staff', setBy: 'superadmin', list: true, sort: true },
    appointmentDate: { kind: 'day', label: 'caseFields.appointmentDate', list: true, sort: true, filter: true },
    applicationNo: { kind: 'text', label: 'caseFields.applicationNo', max: 50, number: true, list: true, sort: true },
    applicationDate: { kind: 'day', label: 'caseFields.applicationDate', nullable: false, list: true, sort: true, filter: true },
  },
  vehicleDetail: {
    vehicleNo: { kind: 'plate', label: 'caseFields.vehicleNo', required: true, max: 20, list: true, header: 'caseFields.vehicleNoOnPaper', sort: true },
    rmaVehicleNo: { kind: 'plate', label: 'caseFields.rmaVehicleNo', max: 20 },
    fromRTO: { kind: 'pick', label: 'caseFields.fromRto', column: 'from_rto', required: true, from: 'rtos', list: true, sort: true },
    toRTO: { kind: 'pick', label: 'caseFields.toRto', column: 'to_rto', required: true, from: 'rtos', list: true, sort: true },
    chassisNo: { kind: 'upper', label: 'caseFields.chassisNo', required: true, max: 30, number: true },
    engineNo: { kind: 'upper', label: 'caseFields.engineNo', required: true, max: 30, number: true },
  },
  expireDetail: {
    insuranceExpiry: { kind: 'day', label: 'caseFields.insuranceExpiry', required: true, nullable: true, filter: true, expiry: 'INSURANCE' },
    pucExpiry: { kind: 'day', label: 'caseFields.pucExpiry', required: true, nullable: true, filter: true, expiry: 'PUC' },
    fitnessExpiry: { kind: 'day', label: 'caseFields.fitnessExpiry', required: true, nullable: true, filter: true, expiry: 'FITNESS' },
    taxExpiry: { kind: 'day', label: 'caseFields.taxExpiry', required: true, nullable: true, filter: true, expiry: 'TAX' },
    permitExpiry: { kind: 'day', label: 'caseFields.permitExpiry', filter: true, expiry: 'PERMIT' },
  },
  transactionDetail: {
    to: { kind: 'choice', label: 'caseFields.to', column: 'transfer_to', required: true, options: ['LOCAL', 'OTHER', NA] },
    hptId: { kind: 'id', label: 'caseFields.hpt', required: true, from: 'financiers', shownAs: { name: 'hptName', column: 'hpt_name' } },
    hpaId: { kind: 'id', label: 'caseFields.hpa', required: true, from: 'financiers', shownAs: { name: 'hpaName', column: 'hpa_name' } },
    numberPlate: { kind: 'choice', label: 'caseFields.numberPlate', required: true, options: ['HSRP', 'NON HSRP', NA] },
    fitness: { kind: 'flag', label: 'caseFields.fitness' },
    rrf: { kind: 'flag', label: 'caseFields.rrf' },
    rma: { kind: 'flag', label: 'caseFields.rma' },
    alteration: { kind: 'flag', label: 'caseFields.alteration' },
    conversion: { kind: 'flag', label: 'caseFields.conversion' },
    addressChange: { kind: 'flag', label: 'caseFields.addressChange' },
    drc: { kind: 'flag', label: 'caseFields.drc' },
    remarks: { kind: 'upper', label: 'caseFields.remarks', max: LONG_TEXT_LENGTH, lines: true },
  },
  ownerDetails: {
    sellerName: { kind: 'upper', label: 'caseFields.name', max: 100, owner: 'seller', personal: true },
    sellerAadharNo: { kind: 'aadhaar', label: 'caseFields.aadhaarNo', column: 'seller_aadhaar_last4', seenBy: 'staff', owner: 'seller' },
    sellerAddress: { kind: 'upper', label: 'caseFields.address', max: 500, lines: true, owner: 'seller', personal: true },
    sellerState: { kind: 'state', label: 'caseFields.state', owner: 'seller' },
    sellerPhoneNo: { kind: 'phone', label: 'caseFields.phoneNo', owner: 'seller', personal: true },
    buyerName: { kind: 'upper', label: 'caseFields.name', max: 100, owner: 'buyer', personal: true, list: true, header: 'caseFields.newOwner', sort: true },
    buyerAadharNo: { kind: 'aadhaar', label: 'caseFields.aadhaarNo', column: 'buyer_aadhaar_last4', seenBy: 'staff', owner: 'buyer' },
    buyerAddress: { kind: 'upper', label: 'caseFields.address', max: 500, lines: true, owner: 'buyer', personal: true },
    buyerState: { kind: 'state', label: 'caseFields.state', owner: 'buyer' },
    buyerPhoneNo: { kind: 'phone', label: 'caseFields.phoneNo', owner: 'buyer', personal: true, list: true, header: 'caseFields.ownerContact', sort: true },
  },
  expenseDetail: {
    pucCharges: { kind: 'rupees', label: 'caseFields.pucCharges', required: true },
    insuranceCharges: { kind: 'rupees', label: 'caseFields.insuranceCharges', required: true },
    otherCharges: { kind: 'rupees', label: 'caseFields.otherCharges', seenBy: 'superadmin' },
    adminCharges: { kind: 'rupees', label: 'caseFields.adminCharges', seenBy: 'superadmin', setBy: 'superadmin' },
    receiptAmount: { kind: 'rupees', label: 'caseFields.receiptAmount', required: true },
    expenseRemarks: { kind: 'text', label: 'caseFields.expenseRemarks', max: LONG_TEXT_LENGTH, lines: true },
  },
  referenceDetail: {
    name: { kind: 'text', label: 'caseFields.referenceName', column: 'reference_name', max: 100, historyName: 'referenceName', personal: true },
    contactNo: { kind: 'phone', label: 'caseFields.contactNo', column: 'reference_contact_no', historyName: 'referenceContactNo', personal: true },
  },
} as const satisfies Record<string, Record<string, CaseField>>

export type CaseFields = typeof caseFields
export type CaseGroup = keyof CaseFields

type ExpireDetail = CaseFields['expireDetail']
type ExpiryType = ExpireDetail[keyof ExpireDetail]['expiry']
const typesOfFields = Object.values(caseFields.expireDetail).map(({ expiry }): ExpiryType => expiry)

/** The types of expiry, in the order of the summary: as the fields, but PUC first. */
export const expiryTypes: readonly [ExpiryType, ...ExpiryType[]] = [
  'PUC',
  ...typesOfFields.filter((type) => type !== 'PUC'),
]

/** The label of the sum of a case's charges, which the portal calculates. */
export const totalLabel = () => t.caseFields('totalAmount')
