/** A line as its running balance is proved: its amount without a sign and the balance after it, in paise. */
export interface BalancedLine {
  paise: number
  balance: number | null
}

export type Proof = 'received' | 'paid' | 'contradicted' | null

/** The share of neighbours whose balances differ by the amount between them, from which on a statement has an order. */
const MOST = 0.8

/**
 * Returns what the running balances say of each line: money came in or went out, or that its amount does not explain its
 * balance, because lines are missing or it was changed. Null where nothing is said: without balances, and for the line at the
 * open end.
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
  const orders = [differences(1), differences(-1)] as const
  const [oldestFirst, newestFirst] = orders.map(explained) as [number, number]
  if (Math.max(oldestFirst, newestFirst) < MOST) return lines.map(() => null)
  const changes = oldestFirst >= newestFirst ? orders[0] : orders[1]
  return changes.map((change, at) => {
    if (change === null) return null
    if (Math.abs(change) !== lines[at]?.paise || change === 0) return 'contradicted'
    return change > 0 ? 'received' : 'paid'
  })
}
