import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useId, useMemo } from 'react'
import { showCount } from '#contract/count.ts'
import { type Day, monthEnd, showDay } from '#contract/dates.ts'
import { chargedStatuses, type MarginGroup, type MarginRow, marginGroups } from '#contract/margin/margin.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { marginEndpoints } from '#web/endpoints.generated.ts'
import { accountsSearch } from '#web/features/office/office.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm, useFilterSearch } from '#web/table/filter-form.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { FieldLabel } from '#web/ui/input.tsx'
import { readMonth, Select } from '#web/ui/select.tsx'
import { Money } from '#web/ui/values.tsx'

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
const marginAmounts = ['charges', 'receipt', 'pucAndInsurance', 'spentOtherwise', 'incentive', 'margin'] as const
type MarginAmount = (typeof marginAmounts)[number]

const amountLabels = (): Readonly<Record<MarginAmount, string>> => ({
  charges: t.margin('charges'),
  receipt: t.margin('receipt'),
  pucAndInsurance: t.margin('pucAndInsurance'),
  spentOtherwise: t.margin('spentOtherwise'),
  incentive: t.margin('incentive'),
  margin: t.margin('margin'),
})

const headers = (): Record<MarginGroup, string> => ({
  service: t.margin('byService'),
  rto: t.margin('byRto'),
  dealer: t.margin('byDealer'),
  month: t.margin('byMonth'),
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
      header: () => t.margin('cases'),
      value: (row) => row.cases,
      text: (row) => showCount(row.cases),
      align: 'right',
      className: 'tnum',
    },
    ...marginAmounts.map((name) => rupeesColumn(name, () => amountLabels()[name], name === 'margin' ? mainAmount : {})),
  ]
}

/** What the office keeps of its charges in some days, by service, RTO, dealer or month. */
export function MarginTab() {
  const id = useId()
  const [search, setSearch] = usePageSearch(accountsSearch)
  const by = marginGroups.find((group) => group === search.by) ?? 'service'
  const [{ fromDate, toDate }, setFilter] = useFilterSearch()
  const [state, setState] = useTableSearch({ name: 'margin', size: 20 })
  const query = useQuery({ ...apiQuery(marginEndpoints.report, { query: { fromDate, toDate, by } }), staleTime: 0 })
  const services = useQuery(allServices()).data?.data
  const columns = useMemo(() => {
    const labels = new Map<string, string>(services?.map(({ code, label }) => [code, label]))
    const nameOf = (row: MarginRow) => nameOfRow(row, by, (code) => labels.get(code) ?? code)
    return marginColumns({ by, days: { fromDate, toDate }, nameOf })
  }, [by, fromDate, toDate, services])
  const rows = query.data?.data
  return (
    <>
      <p className="mb-4 text-muted">{t.margin('description')}</p>
      <FilterForm
        value={{ filterType: 'applicationDate', fromDate, toDate }}
        onFilter={setFilter}
        pending={query.isFetching}
      >
        <div className="min-w-34">
          <FieldLabel htmlFor={id}>{t.margin('by')}</FieldLabel>
          <Select
            id={id}
            options={marginGroups.map((group) => ({ value: group, label: headers()[group] }))}
            value={by}
            onValueChange={(next) => setSearch({ by: next === 'service' ? undefined : next, page: undefined })}
          />
        </div>
      </FilterForm>
      {rows && rows.length > 0 && <Totals rows={rows} />}
      <DataTable
        label={t.margin('title')}
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        state={state}
        onStateChange={setState}
        query={query}
        errorTitle={t.margin('fetchFailed')}
        emptyDetail={t.margin('empty')}
        emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={t.menu('verifiedCases')} />}
        exports={{ title: t.margin('title'), filterSummary: `${showDay(fromDate)} - ${showDay(toDate)}` }}
      />
    </>
  )
}

function nameOfRow({ key, name }: MarginRow, by: MarginGroup, labelOf: (code: string) => string): string {
  if (by === 'service') return key === '' ? t.margin('noService') : key.split(',').map(labelOf).join(' + ')
  if (by !== 'month') return name
  const { year, month } = readMonth(key, key)
  return `${t.dates.raw('months')[month - 1]} ${year}`
}

function Totals({ rows }: { rows: readonly MarginRow[] }) {
  const sum = (name: MarginAmount) => sumRupees(rows.map((row) => row[name]))
  return (
    <div className="mb-4">
      <Card>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:grid-cols-6">
          {marginAmounts.map((name) => (
            <div key={name} className="min-w-0">
              <dt className="text-faint text-sm">{amountLabels()[name]}</dt>
              <dd className={clsx('mt-0.5', name === 'margin' ? 'font-semibold' : 'font-medium')}>
                <Money rupees={sum(name)} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
