import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { officeDay, showDay } from '#contract/dates.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { WhatsAppReminder } from '#web/features/clients/client-links.tsx'
import { MonthBills, monthBillsQuery } from '#web/features/dues/month-bills.tsx'
import { AgeingBar } from '#web/features/transactions/ageing-bar.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { useIsMobile } from '#web/lib/dom.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction, wideRowLabel } from '#web/table/row-actions.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Money } from '#web/ui/values.tsx'
import { ageingOf, type DuesRow, duesColumns } from './dues-columns.tsx'
import { BILLS, type DuesSearch, duesQuery, duesSearch } from './dues-queries.ts'

const CreditDialog = lazyDialog(async () => (await import('#web/features/clients/client-dialogs.tsx')).CreditDialog)

const BY_DEALER = 'dealers'

export const loader = ({ search }: PageLocation<DuesSearch>) =>
  void (search.tab === BILLS
    ? queryClient.prefetchQuery(monthBillsQuery(search))
    : queryClient.prefetchQuery(duesQuery()))

/** What every dealer owes, and the bills of a month. */
export function Page() {
  const [{ tab = BY_DEALER }, setSearch] = usePageSearch(duesSearch)
  return (
    <>
      <PageHeader
        description={
          <>
            {t.dues('description')}{' '}
            <Link
              to={paths.superadmin.messages}
              search={{ kind: 'bills' }}
              className="font-medium text-accent-ink underline-offset-4 hover:underline"
            >
              {t.dealerMessages('sendAll')}
            </Link>
          </>
        }
      />
      <Tabs
        besideTitle
        label={t.dues('title')}
        value={tab}
        onValueChange={(next) => setSearch({ tab: next === BILLS ? BILLS : undefined }, { replace: true })}
        tabs={[
          { value: BY_DEALER, label: t.dues('byDealer'), content: <DuesList /> },
          { value: BILLS, label: t.dues('ofMonth'), content: <MonthBills /> },
        ]}
      />
    </>
  )
}

/** The dealers with their debts, the highest first, and the sum of all. */
function DuesList() {
  const isMobile = useIsMobile()
  const [state, setState] = useTableSearch({
    name: 'dues',
    sort: '-owed',
    size: isMobile ? 10 : 20,
    hideNarrow: ['credit'],
  })
  const [changed, setChanged] = useState<Dues | null>(null)
  const query = useQuery(duesQuery())
  // A sign-up that waits to be verified cannot owe anything.
  const rows = useMemo(() => withLargest(query.data?.data.filter(({ isVerified }) => isVerified)), [query.data])
  const actions = useCallback(
    (row: Dues) => (
      <>
        <WhatsAppReminder row={row} />
        <RowAction
          variant="ghost"
          icon={Pencil}
          title={t.dues('changeLimit')}
          name={t.dues('changeLimitOf', { firmName: row.firmName })}
          onClick={() => setChanged(row)}
        >
          <span className={wideRowLabel}>{t.dues('changeLimit')}</span>
        </RowAction>
      </>
    ),
    [],
  )
  // Together with the sums above it, which would move the table.
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return (
    <>
      {rows && rows.length > 0 && <Totals rows={rows} />}
      <DataTable
        label={t.dues('title')}
        columns={duesColumns}
        rows={rows}
        state={state}
        onStateChange={setState}
        query={query}
        actions={actions}
        errorTitle={t.dues('fetchFailed')}
        emptyDetail={t.dues('emptyDetail')}
        emptyAction={<OpenPage page={paths.superadmin.clients} label={t.menu('clients')} />}
        exports={{ title: t.dues('title'), filterSummary: showDay(officeDay(new Date())) }}
      />
      {changed && <CreditDialog client={changed} onClose={() => setChanged(null)} />}
    </>
  )
}

function withLargest(dues: readonly Dues[] | undefined): DuesRow[] | undefined {
  const largest = Math.max(0, ...(dues ?? []).map(({ owed }) => owed))
  return dues?.map((row) => ({ ...row, largest }))
}

function Totals({ rows }: { rows: readonly Dues[] }) {
  const sumOf = (key: keyof Dues['buckets']) => sumRupees(rows.map(({ buckets }) => buckets[key]))
  const ageing = ageingOf({
    '0-30': sumOf('0-30'),
    '31-60': sumOf('31-60'),
    '61-90': sumOf('61-90'),
    over90: sumOf('over90'),
  })
  return (
    <div className="mb-4">
      <Card dense>
        <p className="text-faint text-sm">{t.dues('owedInAll')}</p>
        <p className="mt-0.5 mb-3 flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-xl tracking-tight">
            <Money rupees={sumRupees(rows.map(({ owed }) => owed))} />
          </span>
          <span className="text-muted">{t.dues('debtors', { count: rows.filter(({ owed }) => owed > 0).length })}</span>
        </p>
        <AgeingBar ageing={ageing} />
      </Card>
    </div>
  )
}
