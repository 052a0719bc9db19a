import { showRupees, sumRupees, toPaise } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { Bar } from '#web/ui/progress.tsx'

export const creditText = (limit: number, used: number): string =>
  limit > 0 || used > 0 ? t.dues('usedOf', { used: showRupees(used), limit: showRupees(limit) }) : t.dues('noCredit')

export function CreditUsed({ limit, used, text }: { limit: number; used: number; text: string }) {
  const { share, tone } = creditUse(limit, used)
  return (
    <div className="text-sm">
      <TableHighlight>{text}</TableHighlight>
      {limit > 0 && <Bar share={share} tone={tone} />}
    </div>
  )
}

interface CreditUse {
  /** Used credit divided by the limit; 0 if there is no limit. */
  share: number
  percent: number
  available: number
  tone: 'good' | 'warn' | 'bad'
}

/**
 * The share of a credit limit that is used, with its tone: green below 80 %, orange from 80 %, red from 100 %.
 */
export function creditUse(limit: number, used: number): CreditUse {
  // Computed in whole paise, since 0.04 / 0.05 is less than 0.8 in floating point, and 0.29 / 29 less than 0.01.
  const [limitPaise, usedPaise] = [toPaise(limit), toPaise(used)]
  const share = limitPaise > 0 ? usedPaise / limitPaise : usedPaise > 0 ? 1 : 0
  return {
    share,
    // Rounded down, so that the number never reaches the next colour's range.
    percent: Math.floor(limitPaise > 0 ? (usedPaise * 100) / limitPaise : share * 100),
    // A payment that an override allowed goes beyond the limit.
    available: Math.max(0, sumRupees([limit, -used])),
    tone: share >= 1 ? 'bad' : share >= 0.8 ? 'warn' : 'good',
  }
}
