import { billEndpoints as calls } from '#contract/bills/bill-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { getBill } from './get-bill.ts'
import { listBills } from './list-bills.ts'
import { payBill } from './pay-bill.ts'
import { waivePenalty } from './waive-penalty.ts'

/** Bills and their payment, and what a client has paid and owes. */
export const billRoutes: Route[] = [
  read(calls.ofClient, listBills),
  read(calls.get, getBill),
  write(calls.pay, payBill),
  write(calls.waivePenalty, waivePenalty),
]
