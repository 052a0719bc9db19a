import { sumRupees } from '../money.ts'
import type { Bill } from './bill.ts'

/**
 * What a bill comes to, part by part, in rupees: what was passed on to the government, what the
 * office charges for its service, the penalty that was added, and what of it was waived. They add up to its total.
 */
export function billParts({ cases, penaltyAmount, totalAmount, waiver }: Bill) {
  const receipts = sumRupees(cases.map((one) => one.receiptAmount))
  const services = sumRupees(cases.map((one) => one.serviceCharges))
  return {
    receipts,
    services,
    charges: sumRupees([receipts, services]),
    penalty: waiver?.amount ?? penaltyAmount,
    waived: waiver ? -waiver.amount : 0,
    total: totalAmount,
  }
}
