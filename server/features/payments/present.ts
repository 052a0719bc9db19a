import type { CasePayment, CaseStatus } from '#contract/cases/case.ts'
import { toRupees } from '#contract/money.ts'
import type { PayableCase, PendingPayment } from '#contract/payments/payment.ts'

/** An assignment with its case and its newest payment, amounts in paise. */
export interface PayableRow {
  id: string
  amount: number
  case_id: string
  case_no: string
  case_status: string
  case_created_at: string
  vehicle_no: string
  from_rto: string
  to_rto: string
  payment_status: string | null
  payment_mode: string | null
  payment_date: string | null
  payment_amount: number | null
}

/** A case as its client sees and pays it (spec/2 point 3); nothing of charges, incentive or owners. */
export const presentPayable = (row: PayableRow): PayableCase => ({
  id: row.id,
  TotalAmount: toRupees(row.amount),
  case: {
    id: row.case_id,
    CaseNo: row.case_no,
    status: row.case_status as CaseStatus,
    createdAt: row.case_created_at,
    vehicleDetail: { vehicleNo: row.vehicle_no, fromRTO: row.from_rto, toRTO: row.to_rto },
  },
  payment: row.payment_status
    ? {
        status: row.payment_status as CasePayment['status'],
        mode: row.payment_mode as CasePayment['mode'],
        paymentDate: row.payment_date ?? '',
        Amount: toRupees(row.payment_amount ?? 0),
        remark: null,
      }
    : null,
})

/** A payment that waits, with the user who made it; amount in paise. */
export interface PendingRow {
  id: string
  amount: number
  mode: string
  payment_date: string
  proof_id: string | null
  user_id: string
  first_name: string
  last_name: string
  phone_no: string
}

/** One case of a payment. */
export interface PaidCaseRow {
  payment_id: string
  assignment_id: string
  case_id: string
  case_no: string
  vehicle_no: string
}

/** A payment as the superadmin decides on it; `addressOf` signs the proof's address afresh. */
export const presentPending = (
  row: PendingRow,
  cases: readonly PaidCaseRow[],
  addressOf: (uploadId: string) => string,
): PendingPayment => ({
  id: row.id,
  paymentBy: { id: row.user_id, name: `${row.first_name} ${row.last_name}`, phoneNo: row.phone_no },
  Amount: toRupees(row.amount),
  Mode: row.mode as PendingPayment['Mode'],
  PaymentDate: row.payment_date,
  PaymentProofUrl: row.proof_id && addressOf(row.proof_id),
  Remarks: null,
  caseAssignments: cases.map((one) => ({
    id: one.assignment_id,
    case: { id: one.case_id, caseNo: one.case_no, vehicleDetail: { vehicleNo: one.vehicle_no } },
  })),
})
