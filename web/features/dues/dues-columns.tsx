import { Link } from '@tanstack/react-router'
import { billState } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { officeDay, showInstantDay } from '#contract/dates.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { CreditUsed, creditText } from '#web/features/clients/credit-used.tsx'
import { paths } from '#web/lib/paths.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { BillLink } from './bill-link.tsx'
import { billStateText, ShownBillState } from './bill-state.tsx'

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
