import type { NearMiss } from '#contract/bank/bank.ts'
import { addDays, type Day } from '#contract/dates.ts'
import type { Payments } from '../../db/schema.generated.ts'

/** Received money with its UTR, in paise. `usedFor` is the payment that the line has verified. */
export interface LineToMatch {
  day: Day
  paise: number
  utr: string | null
  usedFor: string | null
}

/** A payment by UPI, in paise; `day` is the one on which it was entered. */
export interface PaymentToMatch {
  id: string
  paise: number
  utr: string | null
  day: Day
  status: Payments['status']
}

/** Days between line and payment that may be one transfer, the nearest first. */
const NEAR_DAYS = [0, 1, -1, 2, -2, 3, -3]

export interface Matched<L, P> {
  matches: { line: L; payment: P }[]
  near: { line: L; payment: P; why: NearMiss }[]
  unmatched: L[]
}

/**
 * Compares lines of a statement with payments, of which all that wait or have a UTR of a line are given. A match has
 * the UTR and the amount of one waiting payment, which no other payment or earlier line claims; all else that is like
 * a payment is a near miss (`nearMisses` explains why).
 */
export function matchLines<L extends LineToMatch, P extends PaymentToMatch>(
  lines: readonly L[],
  payments: readonly P[],
): Matched<L, P> {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const byUtr = Map.groupBy(payments, ({ utr }) => utr)
  const result: Matched<L, P> = { matches: [], near: [], unmatched: [] }
  const matched = new Set<P>()
  const compared = new Set<P>()
  const others: L[] = []
  const isEqual = (line: L) => byUtr.get(line.utr)?.some(({ paise }) => paise === line.paise) ?? false
  // A line of the right amount comes before others with its UTR.
  for (const line of [...lines.filter(isEqual), ...lines.filter((line) => !isEqual(line))]) {
    const used = line.usedFor === null ? undefined : byId.get(line.usedFor)
    const claims = line.utr === null ? [] : (byUtr.get(line.utr) ?? [])
    if (used) result.near.push({ line, payment: used, why: 'lineUsed' })
    else if (claims.length === 0) others.push(line)
    else {
      const { payments: about, why } = judge(line, claims, matched)
      for (const payment of about) {
        compared.add(payment)
        if (why) result.near.push({ line, payment, why })
        else {
          matched.add(payment)
          result.matches.push({ line, payment })
        }
      }
    }
  }
  const waiting = payments.filter((payment) => payment.status === 'paid' && !compared.has(payment))
  const alike = findAlike(others, waiting)
  for (const line of others) {
    const payment = alike.get(line)
    if (payment) result.near.push({ line, payment, why: 'utrNotFound' })
    else result.unmatched.push(line)
  }
  return result
}

/** Returns the payments with the UTR of a line, each with the reason why it is no match; the match has none. */
function judge<P extends PaymentToMatch>(line: LineToMatch, claims: readonly P[], matched: ReadonlySet<P>) {
  const live = claims.filter(({ status }) => status !== 'failed')
  const waiting = live.filter(({ status }) => status === 'paid')
  const why = ((): NearMiss | null => {
    if (waiting.length === 0) return 'alreadyDecided'
    if (live.length > 1 || waiting.some((payment) => matched.has(payment))) return 'usedTwice'
    return waiting[0]?.paise === line.paise ? null : 'amountDiffers'
  })()
  return {
    why,
    payments: waiting.length > 0 ? waiting : [live[0] ?? claims.at(-1)].filter((claim) => claim !== undefined),
  }
}

/** Returns, for each line that has one, a payment of its amount within days, each payment once and the nearest first. */
function findAlike<L extends LineToMatch, P extends PaymentToMatch>(lines: readonly L[], payments: readonly P[]) {
  const key = (paise: number, day: Day) => `${paise} ${day}`
  const free = Map.groupBy(payments, ({ paise, day }) => key(paise, day))
  const alike = new Map<L, P>()
  for (const days of NEAR_DAYS)
    for (const line of lines) {
      const payment = alike.has(line) ? undefined : free.get(key(line.paise, addDays(line.day, days)))?.shift()
      if (payment) alike.set(line, payment)
    }
  return alike
}
