import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type BillState, type BillStatus, billState, isOverdue } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { type Day, officeDay, showInstantDay } from '#contract/dates.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { CreditUsed, creditText } from '#web/features/clients/credit-used.tsx'
import { paths } from '#web/lib/paths.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** The bill that gives the state, with its status. */
const billOf = ({ bill, billStatus }: Dues) => bill && billStatus && { ...bill, status: billStatus }

const creditTextOf = ({ creditLimit, utilizedCredit }: Dues) => creditText(creditLimit, utilizedCredit)

/** The column of an age; without debts of this age the cell is a dash, and a card has no line. */
const bucket = (key: keyof Dues['buckets'], header: () => string): Column<Dues> => ({
  id: key,
  header,
  value: (row) => row.buckets[key] || null,
  text: (row) => (row.buckets[key] === 0 ? '-' : showRupees(row.buckets[key])),
  align: 'right',
  card: 'filled',
  className: 'tnum whitespace-nowrap text-sm',
})

export const duesColumns: readonly Column<Dues>[] = [
  {
    id: 'firmName',
    header: () => t.fields('firmName'),
    value: (row) => row.firmName,
    text: (row) => `${row.firmName} ${fullName(row)}`,
    card: 'title',
    cell: (row) => (
      <WrappedCell below={fullName(row)}>
        <Link
          to={paths.superadmin.clientDetails}
          search={{ id: row.id, tab: 'statement' }}
          className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
        >
          <TableHighlight>{row.firmName}</TableHighlight>
        </Link>
      </WrappedCell>
    ),
  },
  rupeesColumn('owed', () => t.dues('owes'), mainAmount),
  bucket('0-30', () => t.dues('days0to30')),
  bucket('31-60', () => t.dues('days31to60')),
  bucket('61-90', () => t.dues('days61to90')),
  bucket('over90', () => t.dues('daysOver90')),
  {
    id: 'bill',
    header: () => t.dues('billState'),
    value: (row) => {
      const bill = billOf(row)
      return bill && billState(bill, officeDay(new Date()))
    },
    text: (row) => {
      const bill = billOf(row)
      return bill ? `${billStateText(bill)} ${showBillMonth(bill)}` : '-'
    },
    card: 'filled',
    cell: (row) => {
      const bill = billOf(row)
      return bill ? (
        <>
          <ShownBillState bill={bill} />
          <span className="block whitespace-nowrap text-sm">
            <BillLink clientId={row.id} billId={bill.billId}>
              <TableHighlight>{showBillMonth(bill)}</TableHighlight>
            </BillLink>
          </span>
        </>
      ) : (
        '-'
      )
    },
  },
  {
    id: 'credit',
    header: () => t.dues('creditUsed'),
    value: (row) => row.utilizedCredit,
    text: creditTextOf,
    className: 'tnum w-28',
    cell: (row) => <CreditUsed limit={row.creditLimit} used={row.utilizedCredit} text={creditTextOf(row)} />,
  },
  {
    id: 'lastPaidAt',
    header: () => t.dues('lastPaid'),
    value: (row) => row.lastPaidAt,
    text: (row) => showInstantDay(row.lastPaidAt),
    className: 'tnum',
  },
]

export const BillLink = ({ clientId, billId, children }: { clientId: string; billId: string; children: ReactNode }) => (
  <Link
    to={paths.superadmin.clientDetails}
    search={{ id: clientId, tab: 'bills', bill: billId }}
    className="tnum rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
  >
    {children}
  </Link>
)

interface DatedBill {
  status: BillStatus
  dueDate: Day
}

/** The state of a bill; one whose payment was rejected is overdue as well. */
function statesOf(bill: DatedBill): BillState[] {
  const today = officeDay(new Date())
  const state = billState(bill, today)
  return state === 'failed' && isOverdue(bill.dueDate, today) ? [state, 'overdue'] : [state]
}

/** What a state leaves open: "paid" is the server's value while the office has not checked the payment. */
const moreOf = ({ status }: DatedBill) => (status === 'paid' ? t.payments('statusUnderVerification') : '')

export const billStateText = (bill: DatedBill) => [...statesOf(bill), moreOf(bill)].join(' ').trim()

export function ShownBillState({ bill }: { bill: DatedBill }) {
  return (
    <>
      {statesOf(bill).map((state) => (
        <span key={state} className="block">
          <StatusBadge kind="bill" status={state} />
        </span>
      ))}
      {moreOf(bill) && (
        <span className="block whitespace-nowrap text-sm">
          <TableHighlight>{moreOf(bill)}</TableHighlight>
        </span>
      )}
    </>
  )
}
