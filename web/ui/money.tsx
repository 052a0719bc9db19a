import { showRupees } from '#contract/money.ts'

/** An amount in rupees, `₹1,23,456.50`, with figures of equal width. */
export function Money({ rupees }: { rupees: number | null | undefined }) {
  return <span className="tnum whitespace-nowrap">{showRupees(rupees)}</span>
}
