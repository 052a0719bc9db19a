/**
 * Money. Outside the server an amount is a JSON number of rupees with at most two decimals; inside it
 * is a whole number of paise. A double represents every whole number of paise up to 90 lakh crore rupees exactly; the
 * limits below are far smaller.
 *
 * Limits in rupees. Each later amount can hold the sum of the earlier ones, so every assigned case can
 * be paid (docs/decisions/0025): charge ≤ case ≤ payment; credit limit + penalty = bill ≤ payment.
 */

/** The largest amount of one input (a charge, a credit limit, a penalty): ten crore. */
export const MAX_RUPEES = 100_000_000
/** The largest sum of the charges of a case. */
export const MAX_CASE_TOTAL = 100_000_000
/** Maximum cases of one payment. */
export const MAX_CASES_AT_ONCE = 500
/**
 * The largest payment: for the most cases of the largest totals, or for a bill, which is at most a
 * credit limit and a penalty.
 */
export const MAX_PAYMENT = MAX_CASES_AT_ONCE * MAX_CASE_TOTAL

/** Returns whether a number is finite and has at most two decimals. */
export function isRupees(amount: number): boolean {
  return Number.isFinite(amount) && Math.abs(amount) <= MAX_RUPEES * 10_000 && toRupees(toPaise(amount)) === amount
}

export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

export function toRupees(paise: number): number {
  return paise / 100
}

/** Adds amounts in rupees, exact to the paisa. */
export function sumRupees(amounts: readonly number[]): number {
  return toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0))
}

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Formats `123456.5` as `₹1,23,456.50`; a dash for a missing amount. */
export function showRupees(rupees: number | null | undefined): string {
  return rupees === null || rupees === undefined ? '-' : inRupees.format(rupees)
}

/**
 * Adds the charges that the client pays: receipt, PUC, insurance, other and admin charges, in rupees.
 * The incentive is the employee's and is not part of it.
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
