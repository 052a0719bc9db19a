import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  ArrowRight,
  CalendarClock,
  ChevronRight,
  Gauge,
  Leaf,
  ReceiptIndianRupee,
  Route,
  ShieldCheck,
} from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { byExpiryType, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiringCase, ExpirySummary, ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showCount } from '#contract/count.ts'
import { showDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { useMemoInLanguage } from '#web/lib/language.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { toastFailure } from '#web/lib/toast.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import {
  type DateFilter,
  FilterForm,
  filterFromSearch,
  filterOfExpiry,
  useFilterSearch,
} from '#web/table/filter-form.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import type { FilterSearch } from '#web/table/table-search.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Phone } from '#web/ui/values.tsx'
import { summarySearch } from '../case-search.ts'
import { ExpiryActions, ExpiryCell, ExpiryEditing, useEditing } from './expiry-edit.tsx'

/** Prefetches the summary while the page's code loads. */
export const preloadSummary = (search: FilterSearch): void =>
  void queryClient.prefetchQuery(summaryQuery(filterFromSearch(search)))

/** "Summary of the Cases": the number of expiries per type in a range of days. */
export function SummaryPanel() {
  const [filter, setFilter] = useFilterSearch()
  // The open card is a search parameter, so that Back from a case reopens the dialog.
  const [{ expiry, fromDate }, setSearch] = usePageSearch(summarySearch)
  const openDialog = (type: ExpiryType | null) => setSearch({ expiry: type ?? undefined }, { replace: type === null })
  const query = useQuery({ ...summaryQuery(filter), placeholderData: keepPreviousData })
  const { data, error } = query
  const failed = fromDate ? t.filter('failed') : t.summary('fetchFailed')
  const isShown = data !== undefined
  useEffect(() => {
    // Without data the panel itself says it.
    if (error && isShown) toastFailure(failed, error)
  }, [error, failed, isShown])

  const shown = expiry && data?.data.find(({ expiryType }) => expiryType === expiry)
  return (
    <Card title={t.summary('title')}>
      <FilterForm
        value={filter}
        pending={query.isFetching && query.isPlaceholderData}
        // The cards determine the kind of date.
        onFilter={(next) => setFilter({ ...next, filterType: '' })}
      />
      <QueryView query={query} errorTitle={failed} skeleton={<SkeletonExpiryTiles />} dimsPlaceholder>
        {({ data: summary }) => <ExpiryTiles summary={summary} onOpen={openDialog} />}
      </QueryView>
      {shown && <ExpiryDialog item={shown} filter={filter} onClose={() => openDialog(null)} />}
    </Card>
  )
}

/** In the order of the types of expiry. */
const icons = [Leaf, ShieldCheck, Gauge, ReceiptIndianRupee, Route]

const expiryIcons = byExpiryType((type) => icons[expiryTypes.indexOf(type)] ?? CalendarClock)

/** All in one row, or one below the other: a second row of two would look like a remainder. */
const grid = 'grid gap-3 @min-[38rem]:auto-cols-fr @min-[38rem]:grid-flow-col'

interface ExpiryTilesProps {
  summary: readonly ExpirySummary[]
  onOpen: (type: ExpiryType) => void
}

function ExpiryTiles({ summary, onOpen }: ExpiryTilesProps) {
  return (
    <div className="@container">
      <ul className={grid}>
        {summary.map(({ expiryType, count }) => (
          <li key={expiryType}>
            <Tile type={expiryType} count={count} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tile({ type, count, onOpen }: { type: ExpiryType; count: number; onOpen: (type: ExpiryType) => void }) {
  const Icon = expiryIcons[type]
  return (
    <button
      type="button"
      onClick={() => onOpen(type)}
      className="group flex w-full flex-col rounded-lg border border-edge bg-surface p-4 text-left transition-colors hover:border-accent hover:bg-accent-soft @max-[38rem]:flex-row @max-[38rem]:items-center @max-[38rem]:gap-3 @max-[56rem]:p-3"
    >
      <span className="flex items-center gap-2.5 @max-[38rem]:flex-1 @min-[38rem]:@max-[56rem]:flex-col @min-[38rem]:@max-[56rem]:items-start">
        <span className="grid size-8 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink group-hover:bg-surface">
          <Icon className="size-4" />
        </span>
        <span className="font-semibold text-muted text-sm tracking-wide">{t.summary(`types.${type}`)}</span>
      </span>
      <span className="mt-3 flex items-baseline gap-1.5 @max-[38rem]:mt-0">
        <span className={clsx('tnum font-semibold text-2xl tracking-tight', count === 0 && 'text-faint')}>
          {showCount(count)}
        </span>
        {/* The names of the cards would otherwise hold that of the menu "Case". */}
        <span aria-hidden="true" className="text-faint text-sm">
          {t.summary('unit', { count })}
        </span>
        <ChevronRight className="ml-auto size-4 shrink-0 self-center text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent-ink" />
      </span>
    </button>
  )
}

function SkeletonExpiryTiles() {
  return (
    <div className="@container" aria-hidden="true">
      <div className={grid}>
        {expiryTypes.map((type) => (
          <div key={type} className="rounded-lg border p-4">
            <Skeleton className="h-8 w-24" />
            <Skeleton className="mt-3 h-8 w-16 @max-[38rem]:hidden" />
          </div>
        ))}
      </div>
    </div>
  )
}

const orNone = (text: string | null) => text || t.summary('noValue')

const textColumn = (
  id: 'CaseNo' | 'vehicleNo' | 'buyerName' | 'buyerPhoneNo',
  header: () => string,
): Column<ExpiringCase> => ({ id, header, value: (row) => row[id], text: (row) => orNone(row[id]) })

export function expiryColumns(expiryType: ExpiryType): readonly Column<ExpiringCase>[] {
  const field = expiryFields[expiryType]
  return [
    { ...textColumn('CaseNo', () => t.fields('caseNo')), card: 'title' },
    {
      ...textColumn('vehicleNo', () => t.cases('vehicleNo')),
      cell: (row) => (row.vehicleNo ? <PlateLink number={row.vehicleNo} /> : t.summary('noValue')),
      paper: showPlate,
      className: 'tnum whitespace-nowrap',
    },
    {
      id: 'expiry',
      header: () => t.summary('expiryDate'),
      value: (row) => row[field],
      text: (row) => (row[field] ? showDay(row[field]) : t.summary('noValue')),
      cell: (row) => <ExpiryCell row={row} expiryType={expiryType} day={row[field]} />,
    },
    { ...textColumn('buyerName', () => t.summary('ownerName')), className: 'min-w-32 max-w-72 wrap-anywhere' },
    {
      ...textColumn('buyerPhoneNo', () => t.caseFields('ownerContact')),
      cell: (row) => <Phone number={orNone(row.buyerPhoneNo ?? '')} />,
      className: 'tnum whitespace-nowrap',
    },
  ]
}

interface ExpiryDialogProps {
  item: ExpirySummary
  filter: DateFilter
  onClose: () => void
}

/** The cases of a card, "{expiry type} EXPIRIES IN THIS MONTH", with editable dates. */
function ExpiryDialog(props: ExpiryDialogProps) {
  return (
    <ExpiryEditing>
      <OpenDialog {...props} />
    </ExpiryEditing>
  )
}

function OpenDialog({ item: { expiryType, count, cases }, filter, onClose }: ExpiryDialogProps) {
  const editing = useEditing()
  const name = t.summary(`types.${expiryType}`)
  const columns = useMemoInLanguage(() => expiryColumns(expiryType), [expiryType])
  const actions = useCallback((row: ExpiringCase) => <ExpiryActions row={row} expiryType={expiryType} />, [expiryType])
  const role = useStaffRole()
  const range = t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) })
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      onEscape={(event) => {
        // Escape cancels the editing of a date; the next Escape closes the dialog.
        if (!editing.target) return
        event.preventDefault()
        editing.cancel()
      }}
      title={t.summary('expiriesTitle', { expiryType: name })}
      description={
        cases.length < count ? t.summary('soonestShown', { shown: cases.length, total: count, days: range }) : range
      }
      footer={
        <Link
          to={paths[role].verifiedCases}
          search={filterOfExpiry(expiryType)}
          className={clsx(buttonStyle({ variant: 'ghost' }), 'md:mr-auto')}
        >
          {t.summary('verifiedCases')}
          <ArrowRight />
        </Link>
      }
    >
      <DataTable
        label={t.summary('expiriesTitle', { expiryType: name })}
        columns={columns}
        rows={cases}
        actions={actions}
        emptyDetail={t.summary('empty')}
        exports={{ title: t.summary('exportTitle', { expiryType: name }), filterSummary: range }}
      />
    </Dialog>
  )
}

export const summaryQuery = ({ fromDate, toDate }: Omit<DateFilter, 'filterType'>) =>
  apiQuery(caseEndpoints.summary, { body: { fromDate, toDate } })
