import { showInstant } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { Column } from '#web/table/column.ts'
import { Highlight } from '#web/table/highlight.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** What a payment is for: its cases, or a monthly bill. */
export const paysFor = ({ caseAssignments, Remarks }: PendingPayment): string => {
  if (caseAssignments.length === 0) return Remarks?.replaceAll('_', ' ') ?? '-'
  const [first] = caseAssignments
  const more = caseAssignments.length - 1
  return `${first?.case.caseNo}${more > 0 ? ` + ${more} more` : ''}`
}

/** The columns of payments that wait for a decision (spec/2 screen 17). */
export const pendingColumns: readonly Column<PendingPayment>[] = [
  {
    id: 'PaidBy',
    header: 'Paid By',
    value: (row) => row.paymentBy.name,
    sort: false,
    card: 'title',
    cell: ({ paymentBy }) => (
      <>
        <span className="block font-medium">
          <Highlight>{paymentBy.name}</Highlight>
        </span>
        <span className="tnum block font-normal text-muted text-sm">
          <Highlight>{paymentBy.phoneNo}</Highlight>
        </span>
      </>
    ),
  },
  {
    id: 'Amount',
    header: 'Amount',
    value: (row) => row.Amount,
    text: (row) => showRupees(row.Amount),
    align: 'right',
    card: 'aside',
    className: 'whitespace-nowrap font-medium',
  },
  {
    id: 'Mode',
    header: 'Mode',
    value: (row) => row.Mode,
    sort: false,
    cell: (row) => <Badge>{row.Mode}</Badge>,
  },
  {
    id: 'PaymentDate',
    header: 'Payment Date',
    value: (row) => row.PaymentDate,
    text: (row) => showInstant(row.PaymentDate),
    className: 'tnum whitespace-nowrap',
  },
  { id: 'Cases', header: 'Cases', value: paysFor, sort: false, className: 'tnum whitespace-nowrap' },
]
