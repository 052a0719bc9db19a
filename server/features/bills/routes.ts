import { billEndpoints as calls } from '#contract/bills/bill.ts'
import { command, query, type Route } from '../../http/route.ts'
import { payBill } from './pay-bill.ts'
import { getBill, listBills, listBillsOfMonth } from './read-bills.ts'
import { waivePenalty } from './waive-penalty.ts'

export const billRoutes: Route[] = [
  query(calls.ofClient, listBills),
  query(calls.ofMonth, listBillsOfMonth),
  query(calls.get, getBill),
  command(calls.pay, payBill),
  command(calls.waivePenalty, waivePenalty),
]
