import type { Bill, BillAdjustment, BilledCase, BillOfClient, BillPayment, BillRow } from '#contract/bills/bill.ts'
import type { Role } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import type { Bills, Payments } from '../../db/schema.generated.ts'

/** The columns of a bill, amounts in paise. */
export interface BillColumns {
  id: string
  bill_no: string
  year: number
  month: number
  status: Bills['status']
  /** The amount to pay: the charges, and the penalty unless it was waived. */
  total: number
  bill_date: string
  due_date: string
}

/** Presents a bill of a list; amounts in rupees. */
export const presentBillRow = (row: BillColumns): BillRow => ({
  billId: row.id,
  billNo: row.bill_no,
  billMonth: row.month,
  billYear: row.year,
  status: row.status,
  totalAmount: toRupees(row.total),
  dueDate: row.due_date,
})

type WholeBill = BillColumns & { penalty: number; waived_at: string | null; waiver_reason: string | null }

export const presentBillOfClient = (
  row: WholeBill & { client_id: string; firm_name: string; first_name: string; last_name: string; mobile_no: string },
): Omit<BillOfClient, 'reminderText'> => ({
  ...presentBillRow(row),
  clientId: row.client_id,
  firmName: row.firm_name,
  clientName: `${row.first_name} ${row.last_name}`,
  mobileNo: row.mobile_no,
  penaltyAmount: toRupees(row.waived_at ? 0 : row.penalty),
})

/** Presents a bill in full; only the superadmin sees the reason of a waiver. */
export const presentBill = (
  role: Role,
  row: WholeBill & { invoice_no: string | null },
  cases: BilledCase[],
  payments: BillPayment[],
  adjustments: BillAdjustment[],
): Bill => ({
  billId: row.id,
  billNo: row.bill_no,
  status: row.status,
  totalAmount: toRupees(row.total),
  penaltyAmount: toRupees(row.waived_at ? 0 : row.penalty),
  billDate: row.bill_date,
  dueDate: row.due_date,
  cases,
  payments,
  adjustments,
  invoiceNo: row.invoice_no,
  ...(row.waived_at && {
    waiver: {
      amount: toRupees(row.penalty),
      at: row.waived_at,
      ...(role === 'superadmin' && row.waiver_reason && { reason: row.waiver_reason }),
    },
  }),
})

/** Presents an adjustment on a bill; `amount` is the part that the bill carries. */
export const presentBillAdjustment = (row: {
  id: string
  made_at: string
  reason: string
  case_no: string | null
  amount: number
  whole: number
}): BillAdjustment => ({
  id: row.id,
  at: row.made_at,
  reason: row.reason,
  caseNo: row.case_no,
  amount: toRupees(row.amount),
  whole: toRupees(row.whole),
})

/** Presents a case of a bill; the government receipt is separate from the office's own charges. */
export const presentBilledCase = (row: {
  id: string
  case_no: string
  vehicle_no: string
  payment_date: string
  receipt_amount: number
  amount: number
}): BilledCase => ({
  id: row.id,
  caseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  paymentDate: row.payment_date,
  receiptAmount: toRupees(row.receipt_amount),
  serviceCharges: toRupees(row.amount - row.receipt_amount),
  amount: toRupees(row.amount),
})

export interface BillPaymentRow {
  id: string
  payment_date: string
  amount: number
  mode: Payments['mode']
  status: Payments['status']
  reason: string | null
  utr: string | null
  bill_id: string | null
  receipt_no: string | null
}

/** Presents a payment of a bill: a CREDIT payment that it adds up, or a payment for the bill. */
export const presentBillPayment = (row: BillPaymentRow): BillPayment => ({
  id: row.id,
  paymentDate: row.payment_date,
  amount: toRupees(row.amount),
  mode: row.mode,
  status: row.status,
  remark: row.bill_id === null ? null : CREDIT_BILL,
  reason: row.reason,
  utr: shownUtr(row),
  receiptNo: row.receipt_no,
})
