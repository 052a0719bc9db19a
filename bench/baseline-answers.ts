import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import { detailGroups, rowFields } from './baseline-fields.ts'

/*
 * Builds the product's answers by hand. Rows and bodies are untyped: the baseline validates neither.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Any = any

const creator = (data: Any) => ({
  firstName: data.creator_first_name,
  lastName: data.creator_last_name,
  employeeCode: data.creator_employee_code,
})
const assignee = (data: Any) =>
  data.client_first_name === null ? null : { firstName: data.client_first_name, lastName: data.client_last_name }
const payment = (data: Any) =>
  data.payment_status === null
    ? null
    : {
        status: data.payment_status,
        mode: data.payment_mode,
        paymentDate: data.payment_date,
        Amount: data.payment_amount / 100,
        remark: data.payment_reason,
        utr: data.payment_utr,
      }
const rupees = (paise: number | null) => (paise === null ? null : paise / 100)

const file = (data: Any) => ({
  ...{ stage: data.stage, waitingOn: data.waiting_on, stageSince: data.stage_since },
  ...{ waitReason: data.wait_reason, waitNote: data.wait_note },
})

/** Returns a case of a list. */
export const row = (data: Any) => ({
  id: data.id,
  CaseNo: data.case_no,
  status: data.status,
  createdAt: data.created_at,
  waitsSince: data.waits_since,
  ...file(data),
  ...rowFields(data),
  createdBy: creator(data),
  dealerId: data.dealer_id,
  assignedTo: assignee(data),
  totalAmount: data.total_amount / 100,
  rejectionRemarks: data.rejection_remarks,
  reasonCode: data.reason_code,
  closedAt: data.closed_at,
  referenceDetail: { name: data.reference_name, contactNo: data.reference_contact_no },
  payment: payment(data),
})

/** Returns a case in full, as a superadmin sees it. */
export const detail = (data: Any) => ({
  id: data.id,
  CaseNo: data.case_no,
  status: data.status,
  version: data.version,
  createdAt: data.created_at,
  waitsSince: data.waits_since,
  ...file(data),
  receiptNo: data.receipt_no,
  feePaid: data.fee_paid === null ? null : data.fee_paid / 100,
  handedTo: data.handed_to,
  applicationDate: data.application_date,
  rejectionRemarks: data.rejection_remarks,
  reasonCode: data.reason_code,
  closedAt: data.closed_at,
  totalAmount: data.total_amount / 100,
  createdBy: creator(data),
  assignedTo: assignee(data),
  dealerId: data.dealer_id,
  dealerPhone: data.dealer_mobile_no,
  payment: payment(data),
  ...detailGroups(data),
})

const expiryNames = expiryTypes.map((type) => expiryFields[type])

/** Returns the five types of expiry with their counts and the soonest cases. */
export function summary(counts: Any, rows: Any[]) {
  return expiryTypes.map((expiryType) => ({
    expiryType,
    count: counts[expiryType],
    cases: rows
      .filter((data) => data.expiry_type === expiryType)
      .map((data) => ({
        id: data.id,
        CaseNo: data.case_no,
        vehicleNo: data.vehicle_no,
        buyerName: data.buyer_name,
        buyerPhoneNo: data.buyer_phone_no,
        ...Object.fromEntries(expiryNames.map((name) => [name, data[caseColumns[name]]])),
      })),
  }))
}

export const user = (data: Any) => ({
  id: data.id,
  name: `${data.first_name} ${data.last_name}`,
  isVerified: data.is_verified ?? true,
  email: data.email,
  role: data.role,
  branchCode: data.branch_code,
  employeeCode: data.employee_code,
  creditLimit: rupees(data.credit_limit),
  utilizedCredit: rupees(data.utilized_credit),
  language: data.language,
  pinnedPages: data.pinned_pages,
})
