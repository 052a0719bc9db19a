import { z } from 'zod'
import { Case, CasePayment, person, stageOfCase, UsualDays } from '../cases/case.ts'
import { CaseStatus } from '../cases/case-enums.ts'
import { dateRange, isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import { endpoint } from '../endpoint.ts'
import { listBody, listQuery, optionalText, pageOf, trimmed } from '../fields.ts'
import { invoiceNo } from '../gst/gst.ts'
import { LONG_TEXT_LENGTH } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { MAX_CASES_AT_ONCE } from '../money.ts'
import { amount, utr } from '../payment-fields.ts'
import { decidedStatuses, paymentModes, paymentStatuses } from '../payment-values.ts'
import { ProofReading } from '../readings/reading.ts'
import { textKey } from '../texts.ts'

/** The number of a verified payment's receipt, `RV/26-27/000001`; null for a payment without one. */
export const receiptNo = z.string().nullable()

/** An assigned case as its client pays for it: `id` is the assignment's. */
export const PayableCase = z.object({
  id: z.uuid(),
  TotalAmount: z.number(),
  case: z.object({
    id: z.uuid(),
    CaseNo: z.string(),
    status: CaseStatus,
    createdAt: z.string(),
    ...stageOfCase,
    /** The names of what the case asks of the RTO, as the office calls them. */
    serviceLabels: z.array(z.string()),
    /** The names of the papers that are wanted, while papers are collected or the file waits for the dealer. */
    lackingPapers: z.array(z.string()),
    /** How many papers of the dealer the office has not looked at, in the same stages. */
    sentPapers: z.int(),
    /** Null for a way that too few files have gone. */
    usualDays: UsualDays.nullable(),
    vehicleDetail: Case.shape.vehicleDetail,
  }),
  payment: CasePayment.nullable(),
})

export type PayableCase = z.infer<typeof PayableCase>

const assignmentIds = z
  .array(z.uuid(textKey('cases.noValidId')).toLowerCase(), { error: textKey('payments.noneSelected') })
  .min(1, textKey('payments.noneSelected'))
  .max(MAX_CASES_AT_ONCE, textKey('payments.tooManyCases', { most: MAX_CASES_AT_ONCE }))
  .refine((ids) => new Set(ids).size === ids.length, textKey('fields.caseTwice'))

export const PaymentDetails = z.strictObject({ caseAssignmentIds: assignmentIds })

/** The address that the upload returned; the server checks which upload it is. */
export const proofUrl = trimmed(textKey('payments.proofFirst'))
  .max(1000, textKey('payments.proofNotYours'))
  .nullish()
  .transform((url) => url || null)

/** A client's payment for some of its cases. */
export const NewCasePayment = z
  .strictObject({
    caseAssignmentIds: assignmentIds,
    amount,
    mode: z.enum(paymentModes, { error: textKey('fields.badPaymentMode') }),
    paymentProofUrl: proofUrl,
    utr,
  })
  .superRefine(({ mode, paymentProofUrl, utr: reference }, context) => {
    if (mode !== 'CREDIT' && !paymentProofUrl)
      context.addIssue({ code: 'custom', path: ['paymentProofUrl'], message: textKey('payments.proofFirst') })
    if (mode === 'CREDIT' && paymentProofUrl)
      context.addIssue({ code: 'custom', path: ['paymentProofUrl'], message: textKey('payments.noProofForCredit') })
    if (mode === 'CREDIT' && reference)
      context.addIssue({ code: 'custom', path: ['utr'], message: textKey('payments.noUtrForCredit') })
  })

export type NewCasePayment = z.output<typeof NewCasePayment>

/** The reason of a rejection; the client reads it. */
export const RejectPayment = z.strictObject({ reason: optionalText(LONG_TEXT_LENGTH, maskedLines) })

/** The warnings for the superadmin before a decision. None of them blocks the payment. */
export const paymentWarnings = ['UTR_USED', 'PROOF_USED', 'CASH_LIMIT', 'UPI_LIMIT'] as const

export type PaymentWarning = (typeof paymentWarnings)[number]

/**
 * A payment under verification. For a bill the remark is `CREDIT_BILL` and the cases are those of the bill.
 * `duplicateOf` lists other payments, not failed, with the same UTR or the same image as proof: for which cases, and when
 * they were verified, null while they wait.
 */
export const PendingPayment = z.object({
  id: z.uuid(),
  paymentBy: z.object({ id: z.uuid(), name: z.string(), phoneNo: z.string() }),
  firmName: z.string(),
  Amount: z.number(),
  Mode: z.enum(paymentModes),
  PaymentDate: z.string(),
  PaymentProofUrl: z.string().nullable(),
  Remarks: z.string().nullable(),
  utr: z.string().nullable(),
  caseAssignments: z.array(
    z.object({
      id: z.uuid(),
      case: z.object({
        id: z.uuid(),
        caseNo: z.string(),
        vehicleDetail: z.object({ vehicleNo: z.string() }),
      }),
    }),
  ),
  bill: z.object({ billId: z.uuid(), billMonth: z.int(), billYear: z.int() }).nullable(),
  duplicateOf: z.array(
    z.object({
      id: z.uuid(),
      by: z.string(),
      Amount: z.number(),
      PaymentDate: z.string(),
      caseNos: z.array(z.string()),
      verifiedAt: z.string().nullable(),
    }),
  ),
  warnings: z.array(z.enum(paymentWarnings)),
  /** What was read of the proof; null before, and for a payment without one. */
  reading: ProofReading.nullable(),
})

export type PendingPayment = z.infer<typeof PendingPayment>

/** Narrows a list of payments to those of a client. */
const ofClient = { clientId: z.uuid(textKey('cases.noValidId')).optional() }

export const PendingFilter = listQuery('PaymentDate', 'Amount', 'Proof').extend(ofClient)

/** The days of the decision on a payment, both included (IST). */
export const DecidedFilter = z
  .strictObject({ ...dateRange, ...ofClient, ...listBody('decidedAt', 'PaymentDate', 'Amount') })
  .refine(isOrderedRange, reversedRangeError)

/**
 * A payment that a person verified (`success`) or rejected (`failed`). A CREDIT payment counts at once and is never
 * decided by a person, so it is none of these. `reason` is that of a rejection. `takenBackAt` is the time of the
 * adjustment that took a verified payment back, `bankLine` the line of the bank's statement by which it was verified.
 */
export const DecidedPayment = PendingPayment.extend({
  status: z.enum(decidedStatuses),
  receiptNo,
  invoiceNo,
  decidedAt: z.string(),
  decidedBy: person,
  reason: z.string().nullable(),
  takenBackAt: z.string().nullable(),
  bankLine: z.object({ date: z.string(), text: z.string(), amount: z.number() }).nullable(),
})

export type DecidedPayment = z.infer<typeof DecidedPayment>

const decided = z.object({ id: z.uuid(), status: z.enum(paymentStatuses) })

/** Payments for cases and the decision on them. */
export const paymentEndpoints = {
  myCases: endpoint('GET', '/case/client', {
    roles: ['client'],
    summary: 'The cases assigned to the caller, with their payments',
    query: listQuery('CaseNo', 'vehicleNo', 'createdAt', 'TotalAmount'),
    ...pageOf(PayableCase),
  }),
  paymentDetails: endpoint('POST', '/case/get-payment-details', {
    roles: ['superadmin', 'client'],
    summary: 'The cases of some assignments, as they are paid for',
    body: PaymentDetails,
    data: z.array(PayableCase),
  }),
  payCases: endpoint('POST', '/client/make-case-payment', {
    roles: ['client'],
    clientNeeds: 'canPay',
    summary: 'Pay for cases by CASH, UPI or CREDIT',
    body: NewCasePayment,
    data: z.object({ paymentId: z.uuid(), status: z.enum(paymentStatuses) }),
    status: 201,
    message: 'payments.successful',
  }),
  pending: endpoint('GET', '/case/unverified-payments', {
    roles: ['superadmin'],
    scope: 'payments:read',
    summary: 'Payments that wait for a decision, oldest first',
    query: PendingFilter,
    ...pageOf(PendingPayment),
  }),
  decided: endpoint('POST', '/payment/decided', {
    roles: ['superadmin'],
    scope: 'payments:read',
    summary: 'Payments that were verified or rejected between two days, newest decision first',
    body: DecidedFilter,
    ...pageOf(DecidedPayment),
  }),
  receipt: endpoint('GET', '/payment/receipt/:paymentId', {
    roles: ['superadmin', 'client'],
    scope: 'payments:read',
    summary: 'The numbered receipt of a verified payment by cash or UPI; all but the first are marked as duplicates',
    answers: 'pdf',
    data: z.null(),
  }),
  verifyPayment: endpoint('PATCH', '/case/verify-payment/:id', {
    roles: ['superadmin'],
    summary: 'Accept a payment; its cases become paid',
    data: decided,
    message: 'payments.verified',
  }),
  rejectPayment: endpoint('PATCH', '/case/reject-payment/:id', {
    roles: ['superadmin'],
    summary: 'Refuse a payment; its cases can be paid again',
    body: RejectPayment,
    data: decided,
    message: 'payments.rejected',
  }),
}
