import type { Day } from '#contract/dates.ts'

/** A line as its running balance is proved: its day, its amount without a sign and the balance after it, in paise. */
export interface BalancedLine {
  day: Day
  paise: number
  balance: number | null
}

export type Proof = 'received' | 'paid' | 'contradicted' | null

/** The share of neighbours whose balances differ by the amount between them, from which on a statement has an order. */
const MOST = 0.8

/**
 * Returns what the running balances say of each line: money came in or went out, or that its amount does not explain its
 * balance, because lines are missing or it was changed. Null where nothing is said: without balances, for the line at the open
 * end, and where balances and days leave open which line was first.
 */
export function proveDirections(lines: readonly BalancedLine[]): Proof[] {
  const differences = (step: 1 | -1) =>
    lines.map(({ balance }, at) => {
      const before = lines[at - step]?.balance ?? null
      return balance === null || before === null ? null : balance - before
    })
  const explained = (changes: readonly (number | null)[]) => {
    const known = changes.flatMap((change, at) => (change === null ? [] : [Math.abs(change) === lines[at]?.paise]))
    return known.length === 0 ? 0 : known.filter(Boolean).length / known.length
  }
  // Statements run from the oldest line to the newest, or the other way round.
  const possible = ([1, -1] as const)
    .map((step) => ({ step, changes: differences(step) }))
    .filter(({ changes }) => explained(changes) >= MOST)
  const [first, last] = [lines[0]?.day ?? '', lines.at(-1)?.day ?? '']
  // With equal amounts both orders explain the balances, and say the opposite.
  const fitting = possible.filter(({ step }) => (step > 0 ? first <= last : first >= last))
  const [changes] = fitting.length === 1 ? fitting.map((one) => one.changes) : []
  if (!changes) return lines.map(() => null)
  return changes.map((change, at) => {
    if (change === null) return null
    if (Math.abs(change) !== lines[at]?.paise || change === 0) return 'contradicted'
    return change > 0 ? 'received' : 'paid'
  })
}
