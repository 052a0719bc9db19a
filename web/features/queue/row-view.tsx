import type { LinkOptions } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpiringPaper } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import type { PagePath } from '#web/lib/paths.ts'
import { PhoneLink } from '#web/ui/values.tsx'

/** An action on a row, taken in a dialog. */
export interface RowAct {
  name: 'verify' | 'assign' | 'rejectCase' | 'check' | 'accept' | 'rejectDealer'
  letter: string
  label: string
  /** The row in the accessible name. */
  subject: string
  icon: LucideIcon
  /** The reason why it is not possible now. */
  reason: string | null
}

export interface RowView {
  /** A plate, the name of a payer or dealer, or the number of a bill. */
  title: string
  /** Distinguishes rows with the same title. */
  detail: string
  firm: string
  /** Shown beside the firm instead of the missing parts. */
  stage?: string
  owner?: ExpiringPaper['owner']
  /** The day ahead; other rows have waited since a past day. */
  expiryDate?: string
  lacksLabel?: string
  /** The usual one first. */
  acts: readonly RowAct[]
  /** The form before the page. */
  links: readonly { letter: 'e' | 'o'; label: string; link: LinkOptions }[]
}

export interface WorkKind<Row> {
  /** The page from which the rows come. */
  source: (role: StaffRole) => { page: PagePath; label: string }
  keyOf: (row: Row) => string
  show: (row: Row, role: StaffRole) => RowView
  facts: (row: Row) => { label: string; value: ReactNode; wide?: boolean }[]
}

export const act = (
  name: RowAct['name'],
  letter: string,
  label: string,
  icon: LucideIcon,
  subject: string,
  reason: string | null = null,
): RowAct => ({ name, letter, label, icon, subject, reason })

export const pageLink = (label: string, link: LinkOptions) => [{ letter: 'o' as const, label, link }]
export const phone = (number: string | null) => number && <PhoneLink number={number} />
