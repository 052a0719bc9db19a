import {
  CalendarX,
  CircleCheck,
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
import type { BillState } from '#contract/bills/bill-rules.ts'
import type { CasePayment } from '#contract/cases/case.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

interface BadgeStyle {
  tone: Tone
  icon: LucideIcon
}

const ofCase: Record<CaseStatus, BadgeStyle> = {
  Created: { tone: 'plain', icon: FilePlus2 },
  Updated: { tone: 'warn', icon: PencilLine },
  ready: { tone: 'accent', icon: CircleDot },
  assigned: { tone: 'info', icon: UserCheck },
  paid: { tone: 'good', icon: IndianRupee },
  rejected: { tone: 'bad', icon: CircleX },
}

// The specified colours: failed red, success green, other blue.
const ofPayment: Record<CasePayment['status'], BadgeStyle> = {
  failed: { tone: 'bad', icon: CircleX },
  success: { tone: 'good', icon: CircleCheck },
  paid: { tone: 'info', icon: Clock },
}

const ofBill: Record<BillState, BadgeStyle> = {
  generated: { tone: 'warn', icon: ReceiptText },
  overdue: { tone: 'bad', icon: CalendarX },
  paid: { tone: 'info', icon: Clock },
  success: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
}

type Status =
  | { kind: 'case'; status: CaseStatus }
  | { kind: 'payment'; status: CasePayment['status'] }
  | { kind: 'bill'; status: BillState }

function styleOf(one: Status): BadgeStyle {
  if (one.kind === 'case') return ofCase[one.status]
  return one.kind === 'payment' ? ofPayment[one.status] : ofBill[one.status]
}

function wordOf(one: Status): string {
  if (one.kind === 'case') return t.states(`case.${one.status}`)
  return one.kind === 'payment' ? t.states(`payment.${one.status}`) : t.states(`bill.${one.status}`)
}

/** A state with its colour, icon and word. */
export function StatusBadge(props: Status) {
  const { tone, icon } = styleOf(props)
  return (
    <Badge tone={tone} icon={icon}>
      {wordOf(props)}
    </Badge>
  )
}

/** The number of days before an expiry from which it needs attention. */
export const WARNING_DAYS = 30
