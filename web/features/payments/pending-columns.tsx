import { TriangleAlert } from 'lucide-react'
import { showDay, showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { paymentWarningTexts } from '#contract/payments/payment-rules.ts'
import { showPhone } from '#contract/phone.ts'
import { amountColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** The purpose of a payment: its cases, or a monthly bill. */
export const paymentPurpose = ({ caseAssignments, bill, Remarks }: PendingPayment): string => {
  if (bill) return messages.payments.billOf(showMonth(bill))
  const [first] = caseAssignments
  if (!first) return Remarks?.replaceAll('_', ' ') ?? '-'
  const more = caseAssignments.length - 1
  return more > 0 ? messages.payments.caseAndCount(first.case.caseNo, more) : first.case.caseNo
}

const showMonth = ({ billMonth, billYear }: { billMonth: number; billYear: number }) =>
  showDay(`${billYear}-${String(billMonth).padStart(2, '0')}-01`).slice(3)

const shortWarnings: Record<PendingPayment['warnings'][number], string> = {
  UTR_USED: messages.payments.sameUtr,
  PROOF_USED: messages.payments.sameProof,
  CASH_LIMIT: messages.payments.cashLimit,
  UPI_LIMIT: messages.payments.upiLimit,
}

/** The columns of payments that wait for verification (spec/2 screen 17). */
export const pendingColumns: readonly Column<PendingPayment>[] = [
  {
    id: 'PaidBy',
    header: messages.payments.paidBy,
    value: (row) => row.paymentBy.name,
    sort: false,
    card: 'title',
    cell: ({ paymentBy }) => (
      <>
        <span className="block font-medium">
          <TableHighlight>{paymentBy.name}</TableHighlight>
        </span>
        <span className="tnum block font-normal text-muted text-sm">
          <TableHighlight>{showPhone(paymentBy.phoneNo)}</TableHighlight>
        </span>
      </>
    ),
  },
  amountColumn,
  {
    id: 'Mode',
    header: messages.fields.mode,
    value: (row) => row.Mode,
    sort: false,
    cell: (row) => <Badge>{row.Mode}</Badge>,
  },
  {
    id: 'PaymentDate',
    header: messages.payments.paidOn,
    value: (row) => row.PaymentDate,
    text: (row) => showInstant(row.PaymentDate),
    className: 'tnum whitespace-nowrap',
    cell: (row) => {
      const [day, time] = showInstant(row.PaymentDate).split(', ')
      return (
        <>
          <span className="block">{day}</span>
          <span className="block text-muted text-sm">{time}</span>
        </>
      )
    },
  },
  {
    id: 'Cases',
    header: messages.payments.cases,
    value: (row) => [paymentPurpose(row), ...row.warnings.map((warning) => shortWarnings[warning])].join(' '),
    sort: false,
    className: 'tnum whitespace-nowrap',
    cell: (row) => (
      <>
        <span className="block">
          <TableHighlight>{paymentPurpose(row)}</TableHighlight>
        </span>
        {row.warnings.map((warning) => (
          <span key={warning} title={paymentWarningTexts[warning]} className="mt-1 block">
            <Badge tone="warn" icon={TriangleAlert}>
              {shortWarnings[warning]}
            </Badge>
          </span>
        ))}
      </>
    ),
  },
]
