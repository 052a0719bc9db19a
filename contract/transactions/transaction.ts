import { z } from 'zod'
import { dateRange, isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { endpoint } from '../endpoint.ts'
import { listBody } from '../fields.ts'
import { invoiceNo } from '../gst/gst.ts'
import { paymentModes, paymentStatuses } from '../payment-values.ts'
import { receiptNo } from '../payments/payment.ts'

/** The days of a list of payments, both included. */
export const TransactionFilter = z
  .strictObject({ ...dateRange, ...listBody('paymentDate', 'Amount', 'mode', 'status') })
  .refine(isOrderedRange, reversedRangeError)

/** A case that its reader does not see any more, since it was taken back, has no id. */
const paidCase = z.object({ id: z.uuid().nullable(), caseNo: z.string(), vehicleNo: z.string() })

/**
 * One payment of a client. The remark is `CREDIT_BILL` for a payment of a bill, else the reason of a rejection or null;
 * `reason` is the reason of any rejection. `cases` are the paid cases; for a bill, those of the bill.
 */
export const Transaction = z.object({
  id: z.uuid(),
  paymentDate: z.string(),
  remark: z.string().nullable(),
  reason: z.string().nullable(),
  mode: z.enum(paymentModes),
  Amount: z.number(),
  status: z.enum(paymentStatuses),
  utr: z.string().nullable(),
  receiptNo,
  invoiceNo,
  cases: z.array(paidCase),
  bill: z.object({ billId: z.uuid(), billMonth: z.int(), billYear: z.int() }).nullable(),
})

export type Transaction = z.infer<typeof Transaction>

/** The client of a list of transactions. */
const ClientDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  client: z.object({ firmName: z.string(), creditLimit: z.number(), utilizedCredit: z.number() }),
})

export type ClientDetails = z.infer<typeof ClientDetails>

export const Transactions = z.object({ transactions: z.array(Transaction), clientDetails: ClientDetails })

export const StatementFilter = z.strictObject(dateRange).refine(isOrderedRange, reversedRangeError)

/** Maximum lines of a statement: years of a busy client. A longer statement is refused, never truncated. */
export const STATEMENT_LINES = 50_000

export const statementKinds = [
  'CHARGE',
  'UNASSIGNED',
  'PAYMENT',
  'CREDIT',
  'BILL',
  'PENALTY',
  'WAIVER',
  'ADJUSTMENT',
] as const

/**
 * One line of a statement, dated by its own day. CHARGE (a case is assigned) and PENALTY are debits, PAYMENT (verified
 * cash or UPI), UNASSIGNED (a case is taken back) and WAIVER (a penalty is waived) are credits; ADJUSTMENT is either. CREDIT (a
 * case is paid on credit) and BILL (a month of credit is billed) do not change the balance; their `amount` is information.
 */
const StatementLine = z.object({
  id: z.uuid(),
  date: z.string(),
  kind: z.enum(statementKinds),
  /** The number of a case, the month of a bill, or the number of paid cases. */
  particulars: z.string(),
  mode: z.enum(paymentModes).nullable(),
  amount: z.number(),
  debit: z.number(),
  credit: z.number(),
  balance: z.number(),
  /** The credit note, or the invoice that takes one back, of an adjustment that has one. */
  invoiceNo: z.string().optional(),
})

export type StatementLine = z.infer<typeof StatementLine>

/**
 * The client's debt at the end of the statement, by the days since it was charged. The parts add up to
 * the closing balance.
 */
const Ageing = z.object({
  days0to30: z.number(),
  days31to60: z.number(),
  days61to90: z.number(),
  daysOver90: z.number(),
})

export type Ageing = z.infer<typeof Ageing>

/** A client's account between two days, both included; amounts in rupees. */
export const Statement = z.object({
  clientDetails: ClientDetails,
  fromDate: z.string(),
  toDate: z.string(),
  openingBalance: z.number(),
  lines: z.array(StatementLine),
  totalDebit: z.number(),
  totalCredit: z.number(),
  closingBalance: z.number(),
  /** Payments of the period under verification; no part of the balance. */
  underVerification: z.number(),
  ageing: Ageing,
})

export type Statement = z.infer<typeof Statement>

const own = ['superadmin', 'client'] as const

/** A client's payments and statement. */
export const transactionEndpoints = {
  history: endpoint('POST', '/client/transaction-history/:id', {
    roles: own,
    scope: 'bills:read',
    summary: "A client's payments between two days, newest first",
    body: TransactionFilter,
    data: Transactions,
    message: 'transactions.fetched',
    paged: true,
  }),
  statement: endpoint('POST', '/client/statement/:id', {
    roles: own,
    scope: 'bills:read',
    summary: "A client's account between two days, with a running balance and the age of what is owed",
    body: StatementFilter,
    data: Statement,
    message: 'transactions.statementMade',
  }),
}
