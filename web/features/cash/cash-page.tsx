import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { CashBalance, CashCharge } from '#contract/cash/cash.ts'
import { showDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { usePageSearch } from '#web/lib/address.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import { type Column, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { prefetchList, useServerList } from '#web/table/server-list.ts'
import { useTableSearch } from '#web/table/table-state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BookView } from './book-view.tsx'
import { bookOf, books, charges, entries } from './cash-reads.ts'
import { type CashSearch, cashSearch } from './cash-search.ts'
import { balanceText } from './closed-days.tsx'

export function loader({ search }: PageLocation<CashSearch>) {
  const user = session.get().user
  const employeeId = user?.role === 'employee' ? user.id : search.runner
  if (employeeId) {
    void queryClient.prefetchQuery(bookOf(employeeId))
    prefetchList(entries, search, { employeeId, kind: search.kind })
  } else if (search.tab === 'charges') prefetchList(charges, search, search.differ === 1)
  else void queryClient.prefetchQuery(books())
}

/** The own cash book; for the superadmin those of all runners, and what was spent against the charges. */
export function Page() {
  const user = useUser()
  const [search, setSearch] = usePageSearch(cashSearch)
  if (user?.role === 'employee')
    return (
      <>
        <PageHeader description={t.cash('description')} />
        <BookView employeeId={user.id} />
      </>
    )
  if (search.runner) return <BookOfRunner employeeId={search.runner} />
  return (
    <>
      <PageHeader description={t.cash('descriptionOfAll')} />
      <Tabs
        besideTitle
        label={t.cash('title')}
        value={search.tab ?? 'runners'}
        onValueChange={(tab) =>
          setSearch(
            { tab: tab === 'charges' ? 'charges' : undefined, page: undefined, q: undefined },
            { replace: true },
          )
        }
        tabs={[
          { value: 'runners', label: t.cash('runners'), content: <Runners /> },
          { value: 'charges', label: t.cash('against'), content: <Charges /> },
        ]}
      />
    </>
  )
}

function BookOfRunner({ employeeId }: { employeeId: string }) {
  const name = useQuery(bookOf(employeeId)).data?.data.name
  return (
    <>
      <PageHeader
        {...(name && { title: t.cash('bookOf', { name }) })}
        description={t.cash('description')}
        actions={
          <Link to={paths.superadmin.cash} className={buttonStyle({})}>
            <ArrowLeft />
            {t.cash('allBooks')}
          </Link>
        }
      />
      <BookView employeeId={employeeId} />
    </>
  )
}

/** The columns of the runners with what each has. */
export const runnerColumns: readonly Column<CashBalance>[] = [
  {
    id: 'name',
    header: () => t.cash('runner'),
    value: (row) => row.name,
    cell: (row) => (
      <Link
        to={paths.superadmin.cash}
        search={{ runner: row.employeeId }}
        aria-label={t.cash('openBook', { name: row.name })}
        className="wrap-anywhere inline-block min-w-24 whitespace-normal rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
      >
        <TableHighlight>{row.name}</TableHighlight>
      </Link>
    ),
    card: 'title',
  },
  rupeesColumn('advance', () => t.cash('kinds.advance'), { card: 'filled' }),
  rupeesColumn('spent', () => t.cash('kinds.spent'), { card: 'filled' }),
  rupeesColumn('returned', () => t.cash('kinds.returned'), { card: 'filled' }),
  {
    ...rupeesColumn('balance', () => t.cash('balance'), mainAmount),
    value: (row) => row.balance,
    text: (row) => balanceText(row.balance),
  },
  {
    id: 'closedUntil',
    header: () => t.cash('closedUntil'),
    value: (row) => row.closedUntil,
    text: (row) => showDay(row.closedUntil),
    className: 'tnum whitespace-nowrap',
    card: 'filled',
  },
  {
    id: 'unconfirmed',
    header: () => t.cash('unconfirmed'),
    value: (row) => row.unconfirmed,
    text: (row) => (row.unconfirmed > 0 ? t.cash('waiting', { count: row.unconfirmed }) : ''),
    cell: (row) => <Badge tone="warn">{t.cash('waiting', { count: row.unconfirmed })}</Badge>,
    card: 'filled',
  },
]

function Runners() {
  const query = useQuery(books())
  const [state, setState] = useTableSearch({ name: 'cash-books', size: 20 })
  const rows = query.data?.data
  return (
    <DataTable
      label={t.cash('runners')}
      columns={runnerColumns}
      rows={rows}
      rowId={(row) => row.employeeId}
      state={state}
      onStateChange={setState}
      query={query}
      errorTitle={t.cash('fetchFailed')}
      emptyDetail={t.cash('noRunners')}
      emptyAction={<OpenPage page={paths.superadmin.employees} label={t.menu('employees')} />}
      exports={{
        title: t.cash('title'),
        filterSummary: `${t.cash('balance')} ${showRupees(sumRupees((rows ?? []).map(({ balance }) => balance)))}`,
      }}
    />
  )
}

type Pair = 'receipt' | 'puc' | 'insurance' | 'other'

/** A column of what was spent, with the charge below; a difference stands out. */
const pairColumn = (name: Pair): Column<CashCharge> => ({
  id: name,
  header: () => t.cash(`expenses.${name}`),
  value: (row) => row[name].spent,
  text: (row) => `${showRupees(row[name].spent)} ${t.cash('charged', { amount: showRupees(row[name].charged) })}`,
  cell: ({ [name]: { spent, charged } }) => (
    <span className={spent === 0 ? 'text-faint' : spent === charged ? '' : 'text-warn'}>
      <TableHighlight>{showRupees(spent)}</TableHighlight>{' '}
      <span className={clsx('block text-sm', spent > 0 && 'text-muted')}>
        <TableHighlight>{t.cash('charged', { amount: showRupees(charged) })}</TableHighlight>
      </span>
    </span>
  ),
  align: 'right',
  className: 'tnum whitespace-nowrap',
  card: 'filled',
  sort: false,
})

/** The columns of the cases on which cash was spent. */
export const chargeColumns: readonly Column<CashCharge>[] = [
  {
    id: 'CaseNo',
    header: () => t.report('caseNo'),
    value: (row) => row.CaseNo,
    text: (row) => `${row.CaseNo} ${row.firmName}`,
    cell: (row) => (
      <WrappedCell below={row.firmName}>
        <Link
          to={paths.superadmin.caseDetail.pattern}
          params={{ caseNo: row.CaseNo }}
          className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
        >
          <TableHighlight>{row.CaseNo}</TableHighlight>
        </Link>
      </WrappedCell>
    ),
    card: 'title',
    sort: false,
  },
  {
    id: 'vehicleNo',
    header: () => t.cases('vehicleNo'),
    value: (row) => row.vehicleNo,
    cell: (row) => <PlateLink number={row.vehicleNo} />,
    className: 'whitespace-nowrap',
    sort: false,
  },
  pairColumn('receipt'),
  pairColumn('puc'),
  pairColumn('insurance'),
  pairColumn('other'),
  { ...rupeesColumn('beyond', () => t.cash('beyond'), mainAmount), sort: false },
]

function Charges() {
  const [{ differ }, setSearch] = usePageSearch(cashSearch)
  const { table, loadAll } = useServerList(charges, differ === 1)
  return (
    <DataTable
      label={t.cash('against')}
      columns={chargeColumns}
      {...table}
      rowId={(row) => row.caseId}
      toolbar={
        <FacetSelect
          label={t.cash('difference')}
          options={[{ value: '1', label: t.cash('differentOnly') }]}
          value={differ && String(differ)}
          onChange={(value) => setSearch({ differ: value ? 1 : undefined, page: undefined })}
        />
      }
      exports={{ title: t.cash('against'), load: loadAll }}
      emptyDetail={t.cash('noCharges')}
      emptyAction={<OpenPage page={paths.superadmin.verifiedCases} label={t.menu('verifiedCases')} />}
    />
  )
}
