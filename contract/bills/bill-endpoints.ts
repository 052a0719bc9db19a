import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { paymentStatuses } from '../payment-values.ts'
import { Bill, BillOfClient, BillRow, BillsOfMonth, NewBillPayment, WaivePenalty } from './bill.ts'

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
