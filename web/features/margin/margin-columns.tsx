import { Link } from '@tanstack/react-router'
import { type Day, monthEnd } from '#contract/dates.ts'
import { chargedStatuses, type MarginGroup, type MarginRow } from '#contract/margin/margin.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { WrappedCell } from '#web/table/wrapped-cell.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

interface Days {
  fromDate: string
  toDate: string
}

interface MarginColumns {
  by: MarginGroup
  days: Days
  nameOf: (row: MarginRow) => string
}

/** The amounts of a row, in the order of the report. */
export const marginAmounts = ['charges', 'receipt', 'pucAndInsurance', 'incentive', 'margin'] as const
type MarginAmount = (typeof marginAmounts)[number]

export const amountLabels = (): Readonly<Record<MarginAmount, string>> => ({
  charges: messages.margin.charges,
  receipt: messages.margin.receipt,
  pucAndInsurance: messages.margin.pucAndInsurance,
  incentive: messages.margin.incentive,
  margin: messages.margin.margin,
})

const headers = (): Record<MarginGroup, string> => ({
  service: messages.margin.byService,
  rto: messages.margin.byRto,
  dealer: messages.margin.byDealer,
  month: messages.margin.byMonth,
})

/** What narrows the list of verified cases to those of a row; services have no filter there. */
function filterOf({ key }: MarginRow, by: MarginGroup, { fromDate, toDate }: Days) {
  const common = { filterType: 'applicationDate', statuses: chargedStatuses.join(','), fromDate, toDate } as const
  if (by === 'rto') return { ...common, rto: key }
  if (by === 'dealer') return { ...common, client: key }
  const first = `${key}-01` as Day
  const last = monthEnd(first)
  return { ...common, fromDate: first > fromDate ? first : fromDate, toDate: last < toDate ? last : toDate }
}

export const marginColumns = ({ by, days, nameOf }: MarginColumns): readonly Column<MarginRow>[] => {
  const amount = (name: MarginAmount, className = '') =>
    rupeesColumn<MarginRow>(
      name,
      () => amountLabels()[name],
      (row) => row[name],
      `tnum whitespace-nowrap ${className}`,
    )
  return [
    {
      id: 'key',
      header: () => headers()[by],
      value: by === 'month' ? (row) => row.key : nameOf,
      text: nameOf,
      card: 'title',
      cell: (row) => (
        <WrappedCell>
          {by === 'service' ? (
            <TableHighlight>{nameOf(row)}</TableHighlight>
          ) : (
            <Link
              to={paths.superadmin.verifiedCases}
              search={filterOf(row, by, days)}
              className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
            >
              <TableHighlight>{nameOf(row)}</TableHighlight>
            </Link>
          )}
        </WrappedCell>
      ),
    },
    {
      id: 'cases',
      header: () => messages.margin.cases,
      value: (row) => row.cases,
      text: (row) => row.cases.toLocaleString('en-IN'),
      align: 'right',
      className: 'tnum',
    },
    amount('charges'),
    amount('receipt'),
    amount('pucAndInsurance'),
    amount('incentive'),
    { ...amount('margin', 'font-medium'), card: 'aside' },
  ]
}
