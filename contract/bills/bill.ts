import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listBody, listQuery, monthOfYear, pageOf, trimmed } from '../fields.ts'
import { invoiceNo } from '../gst/gst.ts'
import { amount, utr } from '../payment-fields.ts'
import { paymentModes, paymentStatuses } from '../payment-values.ts'
import { requiredReason } from '../reason.ts'
import { textKey } from '../texts.ts'
import { billStatuses } from './bill-rules.ts'

/**
 * A bill in a client's list. `totalAmount` is the amount to pay in rupees, the penalty included.
 */
export const BillRow = z.object({
  billId: z.uuid(),
  /** Consecutive within the financial year of the bill date: `B/26-27/000001`. */
  billNo: z.string(),
  billMonth: z.int(),
  billYear: z.int(),
  status: z.enum(billStatuses),
  totalAmount: z.number(),
  dueDate: z.string(),
})

export type BillRow = z.infer<typeof BillRow>

/** The bills of one month of all clients; `month` counts from 1, as bills name theirs. */
export const BillsOfMonth = z.strictObject({
  ...monthOfYear,
  ...listBody('firmName', 'dueDate', 'totalAmount', 'status'),
})

/** A bill in the list of all clients, with its client. `clientName` is the dealer's own name. */
export const BillOfClient = BillRow.extend({
  clientId: z.uuid(),
  firmName: z.string(),
  clientName: z.string(),
  mobileNo: z.string(),
  penaltyAmount: z.number(),
  /** What the office writes to the client by WhatsApp, in its language; null unless the bill is overdue and unpaid. */
  reminderText: z.string().nullable(),
})

export type BillOfClient = z.infer<typeof BillOfClient>

/**
 * A case of a bill. `amount` was frozen at the assignment. A bill shows its two parts: the government
 * receipt, passed on at cost, and the office's own charges.
 */
const BilledCase = z.object({
  id: z.uuid(),
  caseNo: z.string(),
  vehicleNo: z.string(),
  paymentDate: z.string(),
  receiptAmount: z.number(),
  serviceCharges: z.number(),
  amount: z.number(),
})

export type BilledCase = z.infer<typeof BilledCase>

/**
 * A payment on a bill, oldest first: the CREDIT payments that the bill adds up, then the payments for
 * the bill itself, whose remark is `CREDIT_BILL`. `reason` is the reason of a rejection.
 */
const BillPayment = z.object({
  id: z.uuid(),
  paymentDate: z.string(),
  amount: z.number(),
  mode: z.enum(paymentModes),
  status: z.enum(paymentStatuses),
  remark: z.string().nullable(),
  reason: z.string().nullable(),
  utr: z.string().nullable(),
  /** Of a verified payment for the bill. */
  receiptNo: z.string().nullable(),
})

export type BillPayment = z.infer<typeof BillPayment>

/** An adjustment on a bill, in rupees: `amount` is the part that this bill carries, `whole` the adjustment. */
const BillAdjustment = z.object({
  id: z.uuid(),
  at: z.string(),
  reason: z.string(),
  caseNo: z.string().nullable(),
  amount: z.number(),
  whole: z.number(),
})

export type BillAdjustment = z.infer<typeof BillAdjustment>

/** A waived penalty; no total contains it. Only the superadmin sees the reason. */
const Waiver = z.object({ amount: z.number(), at: z.string(), reason: z.string().optional() })

export type Waiver = z.infer<typeof Waiver>

/**
 * A bill in full. `penaltyAmount` is the part still to pay; `waiver` exists once the penalty was waived.
 */
export const Bill = z.object({
  billId: z.uuid(),
  billNo: z.string(),
  status: z.enum(billStatuses),
  totalAmount: z.number(),
  penaltyAmount: z.number(),
  billDate: z.string(),
  dueDate: z.string(),
  cases: z.array(BilledCase),
  payments: z.array(BillPayment),
  /** In their order; the total contains them. */
  adjustments: z.array(BillAdjustment),
  invoiceNo,
  waiver: Waiver.optional(),
})

export type Bill = z.infer<typeof Bill>

/** The reason for waiving a penalty; the history keeps it. */
export const WaivePenalty = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })

/** A client's payment of a whole bill, by CASH or UPI with a proof. */
export const NewBillPayment = z.strictObject({
  amount,
  mode: z.enum(['CASH', 'UPI'], { error: textKey('fields.badBillPaymentMode') }),
  paymentProofURL: trimmed(textKey('payments.billProofFirst'))
    .min(1, textKey('payments.billProofFirst'))
    .max(1000, textKey('payments.proofNotYours')),
  utr,
})

export type NewBillPayment = z.output<typeof NewBillPayment>

/** The monthly bills of CREDIT payments. */
export const billEndpoints = {
  ofClient: endpoint('GET', '/bill/client/:id', {
    roles: ['superadmin', 'client'],
    scope: 'bills:read',
    summary: "A client's bills, newest first",
    query: listQuery('dueDate', 'totalAmount', 'status'),
    ...pageOf(BillRow),
    message: 'bills.fetched',
  }),
  ofMonth: endpoint('POST', '/bill/all', {
    roles: ['superadmin'],
    scope: 'bills:read',
    summary: 'The bills of all clients of one month, by firm name',
    body: BillsOfMonth,
    ...pageOf(BillOfClient),
    message: 'bills.fetched',
  }),
  get: endpoint('GET', '/bill/get/:id', {
    roles: ['superadmin', 'client'],
    scope: 'bills:read',
    summary: 'One bill with its cases and payments',
    data: Bill,
    message: 'bills.fetchedOne',
  }),
  pay: endpoint('POST', '/bill/make-bill-payment/:billId', {
    roles: ['client'],
    clientNeeds: 'canPay',
    summary: 'Pay a whole bill by CASH or UPI, with a proof',
    body: NewBillPayment,
    data: z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
    status: 201,
    message: 'payments.successful',
  }),
  waivePenalty: endpoint('POST', '/bill/waive-penalty/:billId', {
    roles: ['superadmin'],
    summary: 'Waive the penalty of an unpaid bill, with a reason',
    body: WaivePenalty,
    data: Bill,
    message: 'bills.penaltyWaived',
  }),
}
