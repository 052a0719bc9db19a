import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addDays, officeDay, showInstantDay } from '#contract/dates.ts'
import type { Original } from '#contract/originals/original.ts'
import { originalHolderLabels, originalKindLabels, originalKinds } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import { usePageSearch } from '#web/lib/address.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { type Column, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { PlateLink } from '#web/table/row-actions.tsx'
import { prefetchList, useServerList } from '#web/table/server-list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { type RegisterFilter, register, runners, whereText } from './original-reads.ts'
import { heldBy, heldDays, type OriginalsSearch, originalsSearch } from './original-search.ts'
import { OriginalActions } from './originals-card.tsx'

const filterOf = ({ held, runner, kind, overdue, days }: OriginalsSearch): RegisterFilter => ({
  ...{ held, runner, kind, overdue },
  before: days && addDays(officeDay(new Date()), -days - 1),
})

export const loader = ({ search }: PageLocation<OriginalsSearch>) => {
  void queryClient.prefetchQuery(runners())
  prefetchList(register, search, filterOf(search))
}

const CaseCell = ({ original: { CaseNo, opensCase } }: { original: Original }) => {
  const role = useStaffRole()
  if (!opensCase) return <TableHighlight>{CaseNo}</TableHighlight>
  return (
    <Link
      to={paths[role].caseDetail.pattern}
      params={{ caseNo: CaseNo }}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <TableHighlight>{CaseNo}</TableHighlight>
    </Link>
  )
}

/** The columns of the register; ids of sortable ones are the server's sort fields. */
export const originalColumns: readonly Column<Original>[] = [
  {
    id: 'kind',
    header: () => t.originals('kind'),
    value: (row) => originalKindLabels()[row.kind],
    text: (row) => [originalKindLabels()[row.kind], row.note].filter(Boolean).join(' '),
    cell: (row) => <WrappedCell below={row.note ?? null}>{originalKindLabels()[row.kind]}</WrappedCell>,
    card: 'title',
    sort: false,
  },
  {
    id: 'vehicleNo',
    header: () => t.cases('vehicleNo'),
    value: (row) => row.vehicleNo,
    cell: (row) => <PlateLink number={row.vehicleNo} />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'CaseNo',
    header: () => t.report('caseNo'),
    value: (row) => row.CaseNo,
    cell: (row) => <CaseCell original={row} />,
    sort: false,
  },
  {
    id: 'holder',
    header: () => t.originals('heldBy'),
    value: (row) => whereText(row),
    cell: (row) => (
      <span className="wrap-anywhere block min-w-36 whitespace-normal">
        <TableHighlight>{whereText(row)}</TableHighlight>{' '}
        {row.isOverdue && <Badge tone="bad">{t.originals('overdue')}</Badge>}
      </span>
    ),
    sort: false,
  },
  {
    id: 'since',
    header: () => t.originals('since'),
    value: (row) => row.since,
    text: (row) => (row.since ? `${showInstantDay(row.since)} ${t.originals('days', { count: row.daysHeld })}` : ''),
    cell: (row) => (
      <>
        <InstantText instant={row.since} />{' '}
        <span className="block text-muted text-sm">
          <TableHighlight>{t.originals('days', { count: row.daysHeld })}</TableHighlight>
        </span>
      </>
    ),
    className: 'tnum whitespace-nowrap',
  },
]

const actions = (row: Original) => <OriginalActions original={row} />

/** The register of originals: who holds what, since when. */
export function Page() {
  const role = useStaffRole()
  const [search, setSearch] = usePageSearch(originalsSearch)
  const { table, loadAll } = useServerList(register, filterOf(search))
  const isNarrowed = Boolean(search.held || search.runner || search.kind || search.days || search.overdue)
  return (
    <>
      <PageHeader description={t.originals('description')} />
      <DataTable
        label={t.originals('title')}
        columns={originalColumns}
        {...table}
        actions={actions}
        toolbar={<Filters search={search} onChange={(change) => setSearch({ ...change, page: undefined })} />}
        exports={{ title: t.originals('title'), load: loadAll }}
        emptyDetail={isNarrowed ? t.originals('noneLikeThis') : t.originals('emptyDetail')}
        emptyAction={<OpenPage page={paths[role].rto} label={t.stages('title')} />}
      />
    </>
  )
}

interface FiltersProps {
  search: OriginalsSearch
  onChange: (change: OriginalsSearch) => void
}

function Filters({ search, onChange }: FiltersProps) {
  const employees = useQuery(runners()).data?.data ?? []
  const labels: Record<(typeof heldBy)[number], string> = { us: t.originals('us'), ...originalHolderLabels() }
  return (
    <>
      <FacetSelect
        label={t.originals('heldBy')}
        options={heldBy.map((value) => ({ value, label: labels[value] }))}
        value={search.held}
        onChange={(value) => onChange({ held: heldBy.find((one) => one === value) })}
      />
      <FacetSelect
        label={t.originals('employee')}
        options={employees.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.runner}
        onChange={(runner) => onChange({ runner })}
      />
      <FacetSelect
        label={t.originals('kind')}
        options={originalKinds.map((value) => ({ value, label: originalKindLabels()[value] }))}
        value={search.kind}
        onChange={(value) => onChange({ kind: originalKinds.find((one) => one === value) })}
      />
      <FacetSelect
        label={t.originals('since')}
        options={[
          ...heldDays.map((days) => ({ value: String(days), label: t.originals('heldFor', { count: days }) })),
          { value: 'overdue', label: t.originals('overdueOnly') },
        ]}
        value={search.overdue ? 'overdue' : search.days && String(search.days)}
        onChange={(value) =>
          onChange({
            days: heldDays.find((days) => String(days) === value),
            overdue: value === 'overdue' ? 1 : undefined,
          })
        }
      />
    </>
  )
}
