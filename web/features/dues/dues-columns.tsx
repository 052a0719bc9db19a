import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type BillStatus, billState } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { type Day, officeDay, showInstantDay } from '#contract/dates.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees, toPaise } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import type { Ageing } from '#contract/transactions/transaction.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { CreditUsed, creditText } from '#web/features/clients/credit-used.tsx'
import { AgeingStrip, AgeMark } from '#web/features/transactions/ageing-bar.tsx'
import { paths } from '#web/lib/paths.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** The bill that gives the state, with its status. */
const billOf = ({ bill, billStatus }: Dues) => bill && billStatus && { ...bill, status: billStatus }

const creditTextOf = ({ creditLimit, utilizedCredit }: Dues) => creditText(creditLimit, utilizedCredit)

/** A dealer's debt beside the largest of all, which fills the width of the picture. */
export interface DuesRow extends Dues {
  largest: number
}

const ages = {
  '0-30': 'days0to30',
  '31-60': 'days31to60',
  '61-90': 'days61to90',
  over90: 'daysOver90',
} as const satisfies Record<keyof Dues['buckets'], keyof Ageing>

type Bucket = keyof typeof ages

const buckets = Object.keys(ages) as Bucket[]

/** A debt as statements name its ages. */
export const ageingOf = (amounts: Record<Bucket, number>): Ageing => ({
  days0to30: amounts['0-30'],
  days31to60: amounts['31-60'],
  days61to90: amounts['61-90'],
  daysOver90: amounts.over90,
})

const ageNames = (): Record<Bucket, string> => ({
  '0-30': t.dues('days0to30'),
  '31-60': t.dues('days31to60'),
  '61-90': t.dues('days61to90'),
  over90: t.dues('daysOver90'),
})

const agesOwed = ({ buckets: owed }: Dues) => buckets.filter((key) => owed[key] !== 0)

/** Orders by the oldest debt first: the amounts from the oldest age on, each with as many digits. */
const byAge = (row: Dues) =>
  agesOwed(row).length === 0
    ? null
    : buckets
        .toReversed()
        .map((key) => String(toPaise(Math.max(0, row.buckets[key]))).padStart(16, '0'))
        .join(' ')

/** The column of an age in files and on paper. */
const bucket = (key: Bucket): Column<DuesRow> => ({
  id: key,
  header: () => ageNames()[key],
  value: (row) => row.buckets[key] || null,
  text: (row) => (row.buckets[key] === 0 ? '' : showRupees(row.buckets[key])),
  align: 'right',
})

/** The debt of a dealer as a bar, as long as it is large, with the amount of each age below. */
function Ages({ row }: { row: DuesRow }) {
  return (
    <div className="min-w-44">
      <AgeingStrip ageing={ageingOf(row.buckets)} of={row.largest} />
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs max-md:gap-x-2 max-md:text-2xs">
        {agesOwed(row).map((key) => (
          <span key={key} className="tnum inline-flex items-center gap-1 whitespace-nowrap">
            <AgeMark age={ages[key]} />
            <TableHighlight>{ageText(row, key)}</TableHighlight>
          </span>
        ))}
      </p>
    </div>
  )
}

const ageText = (row: Dues, key: Bucket) => `${ageNames()[key]} ${showRupees(row.buckets[key])}`

export const duesColumns: readonly Column<DuesRow>[] = [
  {
    id: 'firmName',
    header: () => t.fields('firmName'),
    value: (row) => row.firmName,
    text: (row) => `${row.firmName} ${fullName(row)}`,
    card: 'title',
    cell: (row) => (
      <WrappedCell>
        <Link
          to={paths.superadmin.clientDetails}
          search={{ id: row.id, tab: 'statement' }}
          className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
        >
          <TableHighlight>{row.firmName}</TableHighlight>
        </Link>
        <span className="hidden font-normal text-muted text-sm in-[table]:block">
          <TableHighlight>{fullName(row)}</TableHighlight>
        </span>
      </WrappedCell>
    ),
  },
  rupeesColumn('owed', () => t.dues('owes'), mainAmount),
  {
    id: 'ageing',
    header: () => t.dues('byAge'),
    value: byAge,
    text: (row) =>
      agesOwed(row)
        .map((key) => ageText(row, key))
        .join(' '),
    card: 'wide',
    files: buckets.map(bucket),
    cell: (row) => <Ages row={row} />,
  },
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
    card: 'wide',
    cell: (row) => {
      const bill = billOf(row)
      return bill ? (
        <div className="flex flex-wrap items-center gap-x-2 in-[table]:block">
          <ShownBillState bill={bill} />
          <span className="block whitespace-nowrap text-sm">
            <BillLink clientId={row.id} billId={bill.billId}>
              <TableHighlight>{showBillMonth(bill)}</TableHighlight>
            </BillLink>
          </span>
        </div>
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
    card: 'none',
    cell: (row) => <CreditUsed limit={row.creditLimit} used={row.utilizedCredit} text={creditTextOf(row)} />,
  },
  {
    id: 'lastPaidAt',
    header: () => t.dues('lastPaid'),
    value: (row) => row.lastPaidAt,
    text: (row) => showInstantDay(row.lastPaidAt),
    className: 'tnum',
    card: 'none',
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

const stateOf = (bill: DatedBill) => billState(bill, officeDay(new Date()))

export const billStateText = (bill: DatedBill) => t.states(`bill.${stateOf(bill)}`)

export const ShownBillState = ({ bill }: { bill: DatedBill }) => <StatusBadge kind="bill" status={stateOf(bill)} />
