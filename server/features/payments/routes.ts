import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { rejectPayment, verifyPayment } from './decide-payment.ts'
import { listDecidedPayments, listPendingPayments } from './listed-payments.ts'
import { payCases } from './pay-cases.ts'
import { getPaymentDetails, listMyCases } from './payable-cases.ts'
import { printReceipt } from './print-receipt.ts'

export const paymentRoutes: Route[] = [
  query(calls.myCases, listMyCases),
  query(calls.paymentDetails, getPaymentDetails),
  command(calls.payCases, payCases),
  query(calls.pending, listPendingPayments),
  query(calls.decided, listDecidedPayments),
  handler(calls.receipt, printReceipt),
  command(calls.verifyPayment, verifyPayment),
  command(calls.rejectPayment, rejectPayment),
]
