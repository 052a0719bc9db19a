import { toRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import type { Ageing, ClientDetails, StatementLine, Transaction } from '#contract/transactions/transaction.ts'
import type { Payments } from '../../db/schema.generated.ts'
import type { BillPaymentRow } from '../bills/present.ts'
import { type PaidCaseRow, presentPaidBill } from '../payments/present.ts'
import type { OpenDebt } from './open-debts.ts'

export interface TransactionRow extends BillPaymentRow {
  invoice_no: string | null
  bill_month: number | null
  bill_year: number | null
}

/** Presents a payment of a client, who does not see which case was taken back. */
export const presentTransaction = (
  row: TransactionRow,
  cases: readonly PaidCaseRow[],
  seesTakenBack: boolean,
): Transaction => ({
  id: row.id,
  paymentDate: row.payment_date,
  remark: row.bill_id === null ? row.reason : CREDIT_BILL,
  reason: row.reason,
  mode: row.mode,
  Amount: toRupees(row.amount),
  status: row.status,
  utr: shownUtr(row),
  receiptNo: row.receipt_no,
  invoiceNo: row.invoice_no,
  cases: cases.map(({ case_id, is_taken_back, case_no, vehicle_no }) => ({
    id: is_taken_back && !seesTakenBack ? null : case_id,
    caseNo: case_no,
    vehicleNo: vehicle_no,
  })),
  bill: presentPaidBill(row),
})

export const presentClientDetails = (row: {
  first_name: string
  last_name: string
  email: string
  mobile_no: string
  firm_name: string
  credit_limit: number
  utilized_credit: number
}): ClientDetails => ({
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNo: row.mobile_no,
  client: {
    firmName: row.firm_name,
    creditLimit: toRupees(row.credit_limit),
    utilizedCredit: toRupees(row.utilized_credit),
  },
})

/** An entry of the statement without its balance; amounts in paise. */
export interface LedgerRow {
  id: string
  at: string
  kind: StatementLine['kind']
  particulars: string
  mode: Payments['mode'] | null
  amount: number
  /** The change of the client's debt; negative for a payment. */
  effect: number
  /** Of the document that an adjustment made. */
  invoice_no: string | null
}

/** Presents a line of a statement, with the balance (paise) after it. */
export const presentLine = (row: LedgerRow, date: string, balance: number): StatementLine => ({
  id: row.id,
  date,
  kind: row.kind,
  particulars: row.particulars,
  mode: row.mode,
  amount: toRupees(row.amount),
  debit: toRupees(Math.max(0, row.effect)),
  credit: toRupees(Math.max(0, -row.effect)),
  balance: toRupees(balance),
  ...(row.invoice_no !== null && { invoiceNo: row.invoice_no }),
})

/** Presents a debt by age; a client that owes nothing has none. */
export const presentAgeing = (debt: OpenDebt | undefined): Ageing => ({
  days0to30: toRupees(debt?.days0to30 ?? 0),
  days31to60: toRupees(debt?.days31to60 ?? 0),
  days61to90: toRupees(debt?.days61to90 ?? 0),
  daysOver90: toRupees(debt?.daysOver90 ?? 0),
})
