import { showInstant, showInstantDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { describePayment } from '#contract/transactions/statement-rows.ts'
import type { Transaction } from '#contract/transactions/transaction.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { amountColumn, type Column } from '#web/table/column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

const MAX_NAMED = 2

/** The columns of a payment history: date, mode, particulars, amount, status. */
export const transactionColumns: readonly Column<Transaction>[] = [
  {
    id: 'paymentDate',
    header: () => t.fields('date'),
    value: (row) => row.paymentDate,
    text: (row) => showInstantDay(row.paymentDate),
    className: 'tnum w-36 whitespace-nowrap',
    cell: (row) => (
      <time dateTime={row.paymentDate} title={showInstant(row.paymentDate)}>
        {showInstantDay(row.paymentDate)}
      </time>
    ),
  },
  {
    id: 'mode',
    header: () => t.fields('mode'),
    value: (row) => row.mode,
    className: 'w-28',
    cell: (row) => <Badge>{row.mode}</Badge>,
  },
  {
    id: 'particulars',
    header: () => t.transactions('particulars'),
    value: (row) => describePayment(row),
    sort: false,
    card: 'title',
    className: 'min-w-52',
    cell: (row) => (
      <>
        <span className="tnum block font-medium">
          <TableHighlight>{describePayment(row, MAX_NAMED)}</TableHighlight>
        </span>
        {row.reason ? (
          <span
            className="wrap-anywhere line-clamp-2 whitespace-normal font-normal text-bad text-sm"
            title={row.reason}
          >
            {t.payments('rejectedFor', { reason: row.reason })}
          </span>
        ) : (
          row.utr && (
            <span className="tnum wrap-anywhere block font-normal text-muted text-sm">
              {t.fields('utr')} <TableHighlight>{row.utr}</TableHighlight>
            </span>
          )
        )}
      </>
    ),
  },
  amountColumn,
  {
    id: 'status',
    header: () => t.fields('status'),
    value: (row) => row.status,
    text: (row) => t.states(`payment.${row.status}`),
    className: 'w-40',
    cell: (row) => <StatusBadge kind="payment" status={row.status} />,
  },
  {
    id: 'utr',
    header: () => t.fields('utr'),
    value: (row) => row.utr,
    sort: false,
    className: 'tnum',
    card: 'none',
  },
  {
    id: 'reason',
    header: () => t.fields('reason'),
    value: (row) => row.reason,
    sort: false,
    className: 'min-w-48',
    card: 'none',
  },
]
