/**
 * Money. Outside the product an amount is a JSON number of rupees with at most two decimals;
 * inside it is a whole number of paise (contract section 2). A double holds every whole number
 * of paise up to 90 lakh crore rupees exactly, and the limits below keep far below that.
 *
 * Limits in rupees. Each later amount can hold the sum of the earlier ones, so what is assigned can
 * be paid (docs/decisions/0025): charge ≤ case ≤ payment; credit limit + penalty = bill ≤ payment.
 */

/** The largest single amount that is typed (a charge, a credit limit, a penalty): ten crore. */
export const MAX_RUPEES = 100_000_000
/** All charges of a case together. */
export const MAX_CASE_TOTAL = 100_000_000
/** How many cases one payment may cover. */
export const MAX_CASES_AT_ONCE = 500
/** A payment: of any selection of cases that is allowed, or of a bill, which is at most a credit limit and a penalty. */
export const MAX_PAYMENT = MAX_CASES_AT_ONCE * MAX_CASE_TOTAL

/** True for a finite number of rupees with at most two decimals. */
export function isRupees(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount) <= MAX_RUPEES * 10_000 && toRupees(toPaise(amount)) === amount
}

/** Rupees to whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

/** Whole paise to rupees. */
export function toRupees(paise: number): number {
  return paise / 100
}

/** The sum of amounts in rupees, right to the paisa. */
export function sumRupees(amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0))
}

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `123456.5` as `₹1,23,456.50`, and a dash for none. */
export function showRupees(rupees: number | null | undefined): string {
  return rupees === null || rupees === undefined ? '-' : inRupees.format(rupees)
}

/**
 * The parts of a charge that the client pays: receipt, PUC, insurance, other and admin charges.
 * The incentive is what an employee earns and is not among them (contract 4.1).
 */
export function caseTotal(expense: {
  receiptAmount: number
  pucCharges: number
  insuranceCharges: number
  otherCharges?: number | null | undefined
  adminCharges?: number | null | undefined
}): number {
  const { receiptAmount, pucCharges, insuranceCharges, otherCharges, adminCharges } = expense
  return sumRupees([receiptAmount, pucCharges, insuranceCharges, otherCharges ?? 0, adminCharges ?? 0])
}
