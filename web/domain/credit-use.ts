import { sumRupees, toPaise } from '#contract/money.ts'

export interface CreditUse {
  /** Used of the limit; 0 while there is no limit. */
  share: number
  percent: number
  available: number
  tone: 'good' | 'warn' | 'bad'
}

/** How much of a credit is used: green under 80 %, orange from 80 %, red at 100 % or more (spec/2 point 4). */
export function creditUse(limit: number, used: number): CreditUse {
  // In whole paise: 0.04 / 0.05 is less than 0.8, and 0.29 / 29 less than one hundredth.
  const [whole, part] = [toPaise(limit), toPaise(used)]
  const share = whole > 0 ? part / whole : part > 0 ? 1 : 0
  return {
    share,
    // Never rounded up into the next colour.
    percent: Math.floor(whole > 0 ? (part * 100) / whole : share * 100),
    available: sumRupees([limit, -used]),
    tone: share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good',
  }
}
