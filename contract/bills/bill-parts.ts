import { showRupees, sumRupees } from '../money.ts'
import { t } from '../texts.ts'
import type { Bill, BillAdjustment } from './bill.ts'

/**
 * Returns the parts of a bill in rupees: government receipts, the office's own charges, the penalty
 * the waived part of it, and the sum of the adjustments. They add up to the bill's total.
 */
export function billParts({ cases, adjustments, penaltyAmount, totalAmount, waiver }: Bill) {
  const receipts = sumRupees(cases.map((billed) => billed.receiptAmount))
  const services = sumRupees(cases.map((billed) => billed.serviceCharges))
  return {
    receipts,
    services,
    charges: sumRupees([receipts, services]),
    adjusted: sumRupees(adjustments.map(({ amount }) => amount)),
    penalty: waiver?.amount ?? penaltyAmount,
    waived: waiver ? -waiver.amount : 0,
    total: totalAmount,
  }
}

/** Describes an adjustment on a bill: its case and reason, and the whole amount where the bill carries a part of it. */
export function describeAdjustment({ caseNo, reason, amount, whole }: BillAdjustment): string {
  const text = caseNo ? `${caseNo}: ${reason}` : reason
  return amount === whole ? text : `${text}, ${t.bills('partOf', { whole: showRupees(whole) })}`
}
