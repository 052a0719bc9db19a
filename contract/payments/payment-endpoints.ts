import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { paymentStatuses } from '../payment-values.ts'
import {
  DecidedFilter,
  DecidedPayment,
  NewCasePayment,
  PayableCase,
  PaymentDetails,
  PendingPayment,
  RejectPayment,
} from './payment.ts'

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
    query: listQuery('PaymentDate', 'Amount'),
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
