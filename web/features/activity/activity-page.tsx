import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Activity } from '#contract/activity/activity.ts'
import {
  type ActivityAction,
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
} from '#contract/activity-actions.ts'
import { showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { actionLabel, fieldLabel, historyText } from '#web/features/cases/history-text.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { FieldLabel } from '#web/ui/input.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { type ActivityChoice, prefetchActivity, useActivity } from './activity-list.ts'
import type { ActivitySearch } from './activity-search.ts'

export const loader = ({ search }: PageLocation<ActivitySearch>) => prefetchActivity(search)

/** The activity log, for the superadmin: filters, export; entries are read-only. */
export function Page() {
  const { table, isPending, filter, setFilter, choice, choose, load, filterSummary } = useActivity()
  return (
    <>
      <PageHeader
        title={t.activity('title')}
        breadcrumbs={<PageBreadcrumbs current={t.activity('title')} />}
        description={t.activity('description')}
      />
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      <ActivityFilters filter={choice} onChange={choose} />
      <DataTable
        label={t.activity('title')}
        columns={activityColumns}
        {...table}
        emptyDetail={t.activity('empty')}
        emptyAction={<Button onClick={() => choose({ kind: '', action: '', by: '' })}>{t.facets('clear')}</Button>}
        exports={{ title: t.activity('title'), filterSummary, load }}
      />
    </>
  )
}

interface ActivityFiltersProps {
  filter: ActivityChoice
  onChange: (filter: Partial<ActivityChoice>) => void
}

const kinds = () => [
  { value: '', label: t.activity('everyKind') },
  ...activityKinds.map((kind) => ({ value: kind, label: activityLabels()[kind] })),
]

function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const id = useId()
  const { data, isPending } = useQuery(apiQuery(activityEndpoints.people, {}))
  const people = [
    { value: '', label: t.activity('everyPerson') },
    { value: NO_ACTOR, label: t.activity('nobodySignedIn') },
    ...(data?.data ?? []).map((option) => ({
      value: option.id,
      label: [option.name, option.detail].filter(Boolean).join(', '),
    })),
  ]
  const actions = [
    { value: '', label: t.activity('everyAction') },
    ...actionsOf(filter.kind || undefined).map((action) => ({ value: action, label: actionLabel(action) })),
  ]
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3 lg:max-w-3xl print:hidden">
      <Filter id={`${id}-by`} label={t.activity('actorLabel')}>
        <Combobox
          id={`${id}-by`}
          options={people}
          loading={isPending}
          value={filter.by}
          onValueChange={(by) => onChange({ by })}
        />
      </Filter>
      <Filter id={`${id}-kind`} label={t.activity('kindLabel')}>
        <Select
          id={`${id}-kind`}
          options={kinds()}
          value={filter.kind}
          onValueChange={(kind) => onChange({ kind: kind as ActivityKind })}
        />
      </Filter>
      <Filter id={`${id}-action`} label={t.activity('actionLabel')}>
        <Select
          id={`${id}-action`}
          options={actions}
          value={filter.action}
          onValueChange={(action) => onChange({ action: action as ActivityAction })}
        />
      </Filter>
    </div>
  )
}

function Filter({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
    </div>
  )
}

/** The number of changed fields of an entry that are shown before the others are expanded. */
const IN_SIGHT = 3

const columns: readonly Column<Activity>[] = [
  {
    id: 'at',
    header: () => t.activity('timeLabel'),
    value: (row) => row.at,
    text: (row) => showInstant(row.at),
    card: 'aside',
    className: 'w-44',
    cell: (row) => <InstantText instant={row.at} time />,
  },
  {
    id: 'by',
    header: () => t.activity('actorLabel'),
    value: actorName,
    className: 'wrap-anywhere min-w-32 max-w-56',
    cell: (row) => <span className={row.by ? '' : 'text-muted'}>{actorName(row)}</span>,
  },
  {
    id: 'action',
    header: () => t.activity('actionLabel'),
    value: (row) => actionLabel(row.action),
    card: 'title',
    className: 'min-w-32 font-medium',
  },
  {
    id: 'kind',
    header: () => t.activity('kindLabel'),
    value: (row) => activityLabels()[row.kind],
    cell: (row) => <Badge>{activityLabels()[row.kind]}</Badge>,
  },
  {
    id: 'about',
    header: () => t.activity('aboutLabel'),
    value: (row) => row.about,
    className: 'wrap-anywhere min-w-36 max-w-64',
    cell: (row) => <EntrySubject entry={row} />,
  },
  {
    id: 'changes',
    header: () => t.activity('changesLabel'),
    value: (row) => changeLines(row).join('; '),
    card: 'filled',
    className: 'min-w-52 max-w-96',
    cell: (row) => <Changes lines={changeLines(row)} />,
  },
]

/** The log's only order is newest first, so no column sorts. */
export const activityColumns = columns.map((column) => ({ ...column, sort: false }))

function EntrySubject({ entry: { kind, about, aboutId } }: { entry: Activity }) {
  if (about === null) return <span className="text-muted">-</span>
  const text = <TableHighlight>{about}</TableHighlight>
  const linkClass = 'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'
  if (kind === 'case')
    return (
      <Link to={paths.superadmin.caseDetail.pattern} params={{ caseNo: about }} className={linkClass}>
        {text}
      </Link>
    )
  if (kind === 'client')
    return (
      <Link to={paths.superadmin.clientDetails} search={{ id: aboutId ?? undefined }} className={linkClass}>
        {text}
      </Link>
    )
  return <span>{text}</span>
}

function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-muted">-</span>
  const hiddenLines = lines.slice(IN_SIGHT)
  return (
    <div className="wrap-anywhere whitespace-normal text-left text-sm">
      <Lines lines={lines.slice(0, IN_SIGHT)} />
      {hiddenLines.length > 0 && (
        <details>
          <summary className="w-fit rounded-sm font-medium text-accent-ink">
            {t.activity('moreChanges', { count: hiddenLines.length })}
          </summary>
          <Lines lines={hiddenLines} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-0.5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/**
 * The actor's name with an employee's code; entries of the portal's jobs and of signed-out visitors have a fixed text.
 */
function actorName({ by, key, kind, action }: Activity): string {
  if (by)
    return [by.firstName, by.lastName, by.employeeCode, key && t.keys('viaKey', { name: key })]
      .filter(Boolean)
      .join(' ')
  const isVisitor = action === 'sign-in refused' || action === 'password link sent' || action === 'signed up'
  return isVisitor && (kind === 'user' || kind === 'client') ? t.activity('notSignedIn') : t.activity('thePortal')
}

/** `Status: Created → ready`: one line per changed field. */
const changeLines = ({ changes, kind }: Activity): string[] =>
  Object.entries(changes).map(([name, { from, to }]) =>
    from === null
      ? `${fieldLabel(name)}: ${historyText(name, to, kind)}`
      : `${fieldLabel(name)}: ${historyText(name, from, kind)} → ${historyText(name, to, kind)}`,
  )
