import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { expiryFields } from '#contract/cases/case-list-fields.ts'
import { detailGroups, rowFields } from './baseline-fields.ts'

/*
 * Builds the product's answers by hand. Rows and bodies are untyped: the baseline validates neither.
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

/** Returns a case of a list. */
export const row = (of: Any) => ({
  id: of.id,
  CaseNo: of.case_no,
  status: of.status,
  createdAt: of.created_at,
  ...rowFields(of),
  createdBy: creator(of),
  assignedTo: assignee(of),
  totalAmount: of.total_amount / 100,
  rejectionRemarks: of.rejection_remarks,
  referenceDetail: { name: of.reference_name, contactNo: of.reference_contact_no },
  payment: payment(of),
})

/** Returns a case in full, as a superadmin sees it. */
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
  ...detailGroups(of),
})

const expiryNames = expiryTypes.map((type) => expiryFields[type])

/** Returns the five types of expiry with their counts and the soonest cases. */
export function summary(counts: Any, rows: Any[]) {
  return expiryTypes.map((expiryType) => ({
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
        ...Object.fromEntries(expiryNames.map((name) => [name, of[fieldByName[name].field.column]])),
      })),
  }))
}

/** Returns the signed-in user. */
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
