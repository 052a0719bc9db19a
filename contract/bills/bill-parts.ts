import { sumRupees } from '../money.ts'
import type { Bill } from './bill.ts'

/**
 * Returns the parts of a bill in rupees: government receipts, the office's own charges, the penalty
 * and the waived part of it. They add up to the bill's total.
 */
export function billParts({ cases, penaltyAmount, totalAmount, waiver }: Bill) {
  const receipts = sumRupees(cases.map((billed) => billed.receiptAmount))
  const services = sumRupees(cases.map((billed) => billed.serviceCharges))
  return {
    receipts,
    services,
    charges: sumRupees([receipts, services]),
    penalty: waiver?.amount ?? penaltyAmount,
    waived: waiver ? -waiver.amount : 0,
    total: totalAmount,
  }
}
