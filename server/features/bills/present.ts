import type { Selectable } from 'kysely'
import type { Bill, BillAdjustment, BilledCase, BillOfClient, BillPayment, BillRow } from '#contract/bills/bill.ts'
import type { Role } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import type { Adjustments, Bills, Cases, Clients, Payments } from '../../db/schema.generated.ts'

type StoredBill = Selectable<Bills>

/** The columns of a bill, in paise; `total` is the amount to pay: the charges, and the penalty unless it was waived. */
export type BillColumns = Pick<StoredBill, 'id' | 'bill_no' | 'year' | 'month' | 'status' | 'total' | 'due_date'>

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

export const presentBillOfClient = (
  row: StoredBill & Pick<Selectable<Clients>, 'firm_name' | 'first_name' | 'last_name' | 'mobile_no'>,
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
  row: StoredBill & { invoice_no: string | null },
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
export const presentBillAdjustment = (
  row: Pick<Selectable<Adjustments>, 'id' | 'made_at' | 'reason' | 'amount'> & {
    case_no: string | null
    whole: number
  },
): BillAdjustment => ({
  id: row.id,
  at: row.made_at,
  reason: row.reason,
  caseNo: row.case_no,
  amount: toRupees(row.amount),
  whole: toRupees(row.whole),
})

/** Presents a case of a bill; the government receipt is separate from the office's own charges. */
export const presentBilledCase = (
  row: Pick<Selectable<Cases>, 'id' | 'case_no' | 'vehicle_no' | 'receipt_amount'> &
    Pick<Payments, 'payment_date' | 'amount'>,
): BilledCase => ({
  id: row.id,
  caseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  paymentDate: row.payment_date,
  receiptAmount: toRupees(row.receipt_amount),
  serviceCharges: toRupees(row.amount - row.receipt_amount),
  amount: toRupees(row.amount),
})

export type BillPaymentRow = Pick<
  Payments,
  'id' | 'payment_date' | 'amount' | 'mode' | 'status' | 'reason' | 'utr' | 'bill_id'
> & { receipt_no: string | null }

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
