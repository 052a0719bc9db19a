import { daysBetween, officeDay } from '#contract/dates.ts'
import type { BarTone } from '#web/ui/progress.tsx'

/** The number of days before an expiry from which it needs attention. */
export const WARNING_DAYS = 30
/** The remaining validity that fills a bar: longer ones look the same. */
const FULL_DAYS = 365

/** The remaining validity of a paper as a share of a year with its tone; an ended one shows a stub. */
export function expiryUse(day: string | null, now = new Date()): { share: number; tone: BarTone } {
  if (day === null) return { share: 0, tone: 'accent' }
  const daysLeft = daysBetween(officeDay(now), day)
  if (daysLeft < 0) return { share: 0.01, tone: 'bad' }
  return { share: Math.max(0.01, Math.min(1, daysLeft / FULL_DAYS)), tone: daysLeft <= WARNING_DAYS ? 'warn' : 'good' }
}
