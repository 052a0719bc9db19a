import {
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
import { Badge, type Tone } from '../ui/badge.tsx'

interface Look {
  tone: Tone
  icon: LucideIcon
  label?: string
}

const ofCase: Record<string, Look> = {
  created: { tone: 'plain', icon: FilePlus2 },
  updated: { tone: 'warn', icon: PencilLine },
  ready: { tone: 'accent', icon: CircleDot },
  assigned: { tone: 'info', icon: UserCheck },
  paid: { tone: 'good', icon: IndianRupee },
  rejected: { tone: 'bad', icon: CircleX },
}

// Colours of spec/2 point 4: failed red, success green, other blue.
const ofPayment: Record<string, Look> = {
  failed: { tone: 'bad', icon: CircleX },
  success: { tone: 'good', icon: CircleCheck },
  paid: { tone: 'info', icon: Clock },
}

const ofBill: Record<string, Look> = {
  generated: { tone: 'warn', icon: ReceiptText },
  paid: { tone: 'info', icon: Clock },
  success: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
}

const looks = { case: ofCase, payment: ofPayment, bill: ofBill }

/** A status as colour, picture and word; the word is the server's own. */
export function StatusBadge({ of, status }: { of: keyof typeof looks; status: string }) {
  const look = looks[of][status.toLowerCase()] ?? { tone: 'plain' as const, icon: CircleDashed }
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {status}
    </Badge>
  )
}
