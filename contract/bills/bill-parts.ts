import { sumRupees } from '../money.ts'
import type { Bill } from './bill.ts'

/**
 * What a bill comes to, part by part, in rupees: what was passed on to the government, what the
 * office charges for its service, and the penalty. They add up to its total.
 */
export function billParts({ cases, penaltyAmount, totalAmount }: Bill) {
  const receipts = sumRupees(cases.map((one) => one.receiptAmount))
  const services = sumRupees(cases.map((one) => one.serviceCharges))
  return { receipts, services, charges: sumRupees([receipts, services]), penalty: penaltyAmount, total: totalAmount }
}
