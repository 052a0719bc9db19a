import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { type StatementRow, statementRows } from '#contract/transactions/statement-rows.ts'
import type { Statement, StatementLine } from '#contract/transactions/transaction.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { InvoiceAction, PdfButton } from '#web/features/office/pdf-button.tsx'
import { AgeingBar } from '#web/features/transactions/ageing-bar.tsx'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { apiQuery } from '#web/lib/query.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { type DateFilter, FilterForm, useFilterSearch } from '#web/table/filter-form.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Card } from '#web/ui/card.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'

const Sum = ({ rupees }: { rupees: number | null }) =>
  rupees === null ? <span className="text-faint">-</span> : <TableHighlight>{showRupees(rupees)}</TableHighlight>

/** The column of debits or of credits; each line has one of the two, or none. */
const entryColumn = (id: 'debit' | 'credit', header: () => string): Column<StatementRow> => ({
  id,
  card: 'filled',
  header,
  value: (row) => row[id],
  text: (row) => (row[id] === null ? '-' : showRupees(row[id])),
  cell: (row) => <Sum rupees={row[id]} />,
  sort: false,
  align: 'right',
  className: 'tnum whitespace-nowrap',
})

/**
 * The columns of a statement. It is always in chronological order, since each balance follows from the previous one.
 */
export const statementColumns: readonly Column<StatementRow>[] = [
  dayColumn('date', () => t.fields('date'), { sort: false, className: 'tnum w-32 whitespace-nowrap' }),
  {
    id: 'entry',
    header: () => t.transactions('entry'),
    value: (row) => row.entry,
    sort: false,
    card: 'title',
    className: 'w-44',
    cell: (row) => (
      <span className={row.isBalance ? 'font-semibold' : 'font-medium'}>
        <TableHighlight>{row.entry}</TableHighlight>
      </span>
    ),
  },
  {
    id: 'particulars',
    card: 'filled',
    header: () => t.transactions('particulars'),
    value: (row) => row.particulars,
    sort: false,
    className: 'tnum min-w-44 text-muted',
  },
  entryColumn('debit', () => t.transactions('debit')),
  entryColumn('credit', () => t.transactions('credit')),
  rupeesColumn('balance', () => t.transactions('balance'), {
    ...mainAmount,
    className: 'tnum whitespace-nowrap font-semibold',
    sort: false,
  }),
]

const statementOf = (id: string, { fromDate, toDate }: DateFilter) =>
  apiQuery(transactionEndpoints.statement, { params: { id }, body: { fromDate, toDate } })

/**
 * A client's statement of account between two days: the balance after each entry, and the age of the debt; as PDF, CSV
 * and Excel. The client and the superadmin see the same.
 */
export function StatementView({ clientId }: { clientId: string }) {
  const [filter, setFilter] = useFilterSearch()
  const [state, setState] = useTableSearch({ name: 'statement', size: 20 })
  const query = useQuery({ ...statementOf(clientId, filter), placeholderData: keepPreviousData })
  const { data, error, isPlaceholderData, isFetching } = query
  const statement = data?.data
  const rows = useMemoInLanguage(() => statement && statementRows(statement), [statement])
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isFetching && isPlaceholderData} />
      <QueryView
        query={query}
        frame={(shown) => <Card>{shown}</Card>}
        skeleton={<SkeletonPair className="mb-4 gap-4 xl:grid-cols-2" first="h-36" second="h-36" />}
        dimsPlaceholder
      >
        {({ data: known }) => <StatementSums statement={known} />}
      </QueryView>
      {(statement || !error) && (
        <DataTable
          label={t.transactions('statement')}
          columns={statementColumns}
          rows={rows}
          state={state}
          onStateChange={setState}
          query={query}
          actions={rows?.some(({ document }) => document) ? creditNote : undefined}
          toolbar={
            statement &&
            !isPlaceholderData && (
              <PdfButton
                className="@max-2xl:flex-1 @max-sm:basis-full"
                makeReport={(office) => makeReport(statement, office)}
              />
            )
          }
          // Until the chosen days are loaded the rows are those of the days before.
          {...(!isPlaceholderData && {
            exports: {
              title: t.transactions('statement'),
              filterSummary: t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) }),
            },
          })}
        />
      )}
    </>
  )
}

const creditNote = ({ document, particulars }: StatementRow) =>
  document && (
    <InvoiceAction id={document.adjustmentId} invoiceNo={document.number} of={particulars} className="max-md:flex-1">
      {document.number}
    </InvoiceAction>
  )

async function makeReport(statement: Statement, office: ReportOffice) {
  const { statementReport } = await import('#reports/statement-report.ts')
  const { clientDetails, fromDate, toDate } = statement
  return {
    report: statementReport({ statement, now: new Date(), office }),
    fileName: t.transactions('statementFileName', { firmName: clientDetails.client.firmName, fromDate, toDate }),
  }
}

function creditLabel(lines: readonly StatementLine[]): string {
  const kinds = new Set(lines.map(({ kind }) => kind))
  if (kinds.has('UNASSIGNED')) return t.transactions('credited')
  if (kinds.has('ADJUSTMENT')) return t.transactions('paidOrAdjusted')
  return kinds.has('WAIVER') ? t.transactions('paidOrWaived') : t.transactions('paid')
}

function StatementSums({ statement }: { statement: Statement }) {
  const { fromDate, toDate, openingBalance, totalDebit, totalCredit, closingBalance, underVerification } = statement
  const sums = [
    { label: t.statement('openingBalance'), on: fromDate, rupees: openingBalance },
    { label: t.transactions('charged'), rupees: totalDebit },
    { label: creditLabel(statement.lines), rupees: totalCredit },
    { label: t.statement('closingBalance'), on: toDate, rupees: closingBalance, strong: true },
  ]
  return (
    <div className="mb-4 grid grid-cols-1 gap-4 xl:grid-cols-2">
      <Card>
        <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-4">
          {sums.map(({ label, on, rupees, strong = false }) => (
            <div key={label} className="flex flex-col justify-end">
              <dt className="text-faint text-sm">
                {on ? `${label}, ` : label}
                {on && <span className="whitespace-nowrap">{showDay(on)}</span>}
              </dt>
              <dd className={clsx('mt-0.5 tracking-tight', strong ? 'font-semibold text-xl' : 'font-medium text-lg')}>
                <Money rupees={rupees} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2 className="font-medium">{t.transactions('ageingTitle')}</h2>
        <p className="mb-4 text-muted text-sm">{t.transactions('ageingExplained')}</p>
        <AgeingBar ageing={statement.ageing} />
        {underVerification > 0 && (
          <p className="mt-4 flex items-center gap-2 border-t pt-3.5 text-muted text-sm">
            <Clock className="size-4 shrink-0 text-info" />
            <span>
              {t.transactions.rich('underVerificationNotCounted', {
                amount: () => <Money rupees={underVerification} />,
              })}
            </span>
          </p>
        )}
      </Card>
    </div>
  )
}
