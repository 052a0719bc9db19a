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
import { Badge, type Tone } from '#web/ui/badge.tsx'

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
