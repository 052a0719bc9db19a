import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { paymentGroupEndpoints } from '#contract/payments/payment-groups.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { rejectPayment, verifyPayment } from './decide-payment.ts'
import { groupPayments, listDecidedPayments, listPendingPayments } from './listed-payments.ts'
import { payCases } from './pay-cases.ts'
import { getPaymentDetails, listMyCases } from './payable-cases.ts'
import { printReceipt } from './print-receipt.ts'

export const paymentRoutes: Route[] = [
  query(calls.myCases, listMyCases),
  query(calls.paymentDetails, getPaymentDetails),
  command(calls.payCases, payCases),
  query(calls.pending, listPendingPayments),
  query(calls.decided, listDecidedPayments),
  query(paymentGroupEndpoints.byClient, groupPayments),
  handler(calls.receipt, printReceipt),
  command(calls.verifyPayment, verifyPayment),
  command(calls.rejectPayment, rejectPayment),
]
