import type { Selectable } from 'kysely'
import { toRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import type { DecidedPayment, PayableCase, PaymentWarning, PendingPayment } from '#contract/payments/payment.ts'
import { isTooMuchCash, isTooMuchUpi, shownUtr } from '#contract/payments/payment-rules.ts'
import type { ProofReading } from '#contract/readings/reading.ts'
import type { Payments, Users } from '../../db/schema.generated.ts'
import type { NewestPayment } from '../cases/assign-case.ts'
import { presentPayment, presentStage, type StageColumns } from '../cases/present.ts'
import type { StoredCase } from '../cases/scope.ts'

/** An assignment with its case and its newest payment, amounts in paise. */
interface PayableRow
  extends StageColumns,
    NewestPayment,
    Pick<StoredCase, 'case_no' | 'vehicle_no' | 'rma_vehicle_no' | 'from_rto' | 'to_rto' | 'chassis_no' | 'engine_no'> {
  id: string
  amount: number
  case_id: string
  case_status: StoredCase['status']
  case_created_at: string
}

/** Presents a case for the client who pays it; without charges, incentive or owners. */
export const presentPayable = (
  row: PayableRow,
  more: Pick<PayableCase['case'], 'serviceLabels' | 'lackingPapers' | 'sentPapers' | 'usualDays'>,
): PayableCase => ({
  id: row.id,
  TotalAmount: toRupees(row.amount),
  case: {
    id: row.case_id,
    CaseNo: row.case_no,
    status: row.case_status,
    createdAt: row.case_created_at,
    ...presentStage(row),
    ...more,
    vehicleDetail: {
      vehicleNo: row.vehicle_no,
      rmaVehicleNo: row.rma_vehicle_no,
      fromRTO: row.from_rto,
      toRTO: row.to_rto,
      chassisNo: row.chassis_no,
      engineNo: row.engine_no,
    },
  },
  payment: presentPayment(row),
})

/** A payment under verification with its payer; amount in paise. */
export interface PendingRow
  extends Pick<Payments, 'id' | 'amount' | 'mode' | 'payment_date' | 'proof_id' | 'utr' | 'bill_id'>,
    Pick<Selectable<Users>, 'first_name' | 'last_name' | 'phone_no'> {
  bill_month: number | null
  bill_year: number | null
  /** The client's cash of that IST day, in paise. */
  cash_of_day: number
  user_id: string
  firm_name: string
}

interface DecidedRow extends PendingRow {
  status: DecidedPayment['status']
  decided_at: string
  receipt_no: string | null
  invoice_no: string | null
  decider_first_name: string
  decider_last_name: string
  reason: string | null
  taken_back_at: string | null
  line_date: string | null
  line_text: string | null
}

export interface PaidCaseRow {
  payment_id: string
  assignment_id: string
  case_id: string
  /** Whether the case was taken back from the client afterwards. */
  is_taken_back: boolean
  case_no: string
  vehicle_no: string
}

/** Another live payment with the same UTR, or the same image as proof. */
export interface DuplicateRow {
  payment_id: string
  id: string
  by_name: string
  amount: number
  payment_date: string
  /** Null while it waits. */
  verified_at: string | null
  case_nos: string[]
  same_utr: boolean
  same_proof: boolean
}

export interface PaymentDetailRows {
  cases: readonly PaidCaseRow[]
  duplicates: readonly DuplicateRow[]
  /** Of the proof; null before it is read. */
  reading: ProofReading | null
}

/** Presents the bill of a payment; null for one of cases. */
export const presentPaidBill = (row: {
  bill_id: string | null
  bill_month: number | null
  bill_year: number | null
}) =>
  row.bill_id && row.bill_month && row.bill_year
    ? { billId: row.bill_id, billMonth: row.bill_month, billYear: row.bill_year }
    : null

/** Presents a payment for the superadmin's decision; `addressOf` signs the address of the proof. */
export const presentPending = (
  row: PendingRow,
  { cases, duplicates, reading }: PaymentDetailRows,
  addressOf: (uploadId: string) => string,
): PendingPayment => ({
  id: row.id,
  paymentBy: { id: row.user_id, name: `${row.first_name} ${row.last_name}`, phoneNo: row.phone_no },
  firmName: row.firm_name,
  Amount: toRupees(row.amount),
  Mode: row.mode,
  PaymentDate: row.payment_date,
  PaymentProofUrl: row.proof_id && addressOf(row.proof_id),
  Remarks: row.bill_id === null ? null : CREDIT_BILL,
  utr: shownUtr(row),
  caseAssignments: cases.map((paidCase) => ({
    id: paidCase.assignment_id,
    case: { id: paidCase.case_id, caseNo: paidCase.case_no, vehicleDetail: { vehicleNo: paidCase.vehicle_no } },
  })),
  bill: presentPaidBill(row),
  duplicateOf: duplicates.map((duplicate) => ({
    id: duplicate.id,
    by: duplicate.by_name,
    Amount: toRupees(duplicate.amount),
    PaymentDate: duplicate.payment_date,
    caseNos: duplicate.case_nos,
    verifiedAt: duplicate.verified_at,
  })),
  warnings: warningsOf(row, duplicates),
  reading,
})

export const presentDecided = (
  row: DecidedRow,
  details: PaymentDetailRows,
  addressOf: (uploadId: string) => string,
): DecidedPayment => ({
  ...presentPending(row, details, addressOf),
  status: row.status,
  receiptNo: row.receipt_no,
  invoiceNo: row.invoice_no,
  decidedAt: row.decided_at,
  decidedBy: { firstName: row.decider_first_name, lastName: row.decider_last_name },
  reason: row.reason,
  takenBackAt: row.taken_back_at,
  bankLine:
    row.line_date && row.line_text !== null
      ? { date: row.line_date, text: row.line_text, amount: toRupees(row.amount) }
      : null,
})

function warningsOf(row: PendingRow, duplicates: readonly DuplicateRow[]): PaymentWarning[] {
  const warnings: [PaymentWarning, boolean][] = [
    ['UTR_USED', duplicates.some((duplicate) => duplicate.same_utr)],
    ['PROOF_USED', duplicates.some((duplicate) => duplicate.same_proof)],
    ['CASH_LIMIT', row.mode === 'CASH' && isTooMuchCash(toRupees(row.cash_of_day))],
    ['UPI_LIMIT', row.mode === 'UPI' && isTooMuchUpi(toRupees(row.amount))],
  ]
  return warnings.filter(([, applies]) => applies).map(([warning]) => warning)
}
