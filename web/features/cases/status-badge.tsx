import {
  CalendarX,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock,
  FilePlus2,
  IndianRupee,
  type LucideIcon,
  PencilLine,
  ReceiptText,
  UserCheck,
} from 'lucide-react'
import { daysBetween, officeDay } from '#contract/dates.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import type { BarTone } from '#web/ui/progress.tsx'

interface BadgeStyle {
  tone: Tone
  icon: LucideIcon
}

const ofCase: Record<string, BadgeStyle> = {
  created: { tone: 'plain', icon: FilePlus2 },
  updated: { tone: 'warn', icon: PencilLine },
  ready: { tone: 'accent', icon: CircleDot },
  assigned: { tone: 'info', icon: UserCheck },
  paid: { tone: 'good', icon: IndianRupee },
  rejected: { tone: 'bad', icon: CircleX },
}

// The specified colours: failed red, success green, other blue.
const ofPayment: Record<string, BadgeStyle> = {
  failed: { tone: 'bad', icon: CircleX },
  success: { tone: 'good', icon: CircleCheck },
  paid: { tone: 'info', icon: Clock },
}

const ofBill: Record<string, BadgeStyle> = {
  generated: { tone: 'warn', icon: ReceiptText },
  overdue: { tone: 'bad', icon: CalendarX },
  paid: { tone: 'info', icon: Clock },
  success: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
}

const badges = { case: ofCase, payment: ofPayment, bill: ofBill }

/** A status with its colour, icon and text; the text is the server's value. */
export function StatusBadge({ kind, status }: { kind: keyof typeof badges; status: string }) {
  const style = badges[kind][status.toLowerCase()] ?? { tone: 'plain' as const, icon: CircleDashed }
  return (
    <Badge tone={style.tone} icon={style.icon}>
      {status}
    </Badge>
  )
}

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
