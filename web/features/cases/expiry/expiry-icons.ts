import { Gauge, Leaf, type LucideIcon, ReceiptIndianRupee, Route, ShieldCheck } from 'lucide-react'
import type { ExpiryType } from '#contract/cases/expiry.ts'

/** The icon of each type of expiry. */
export const expiryIcons: Record<ExpiryType, LucideIcon> = {
  PUC: Leaf,
  INSURANCE: ShieldCheck,
  FITNESS: Gauge,
  TAX: ReceiptIndianRupee,
  PERMIT: Route,
}
