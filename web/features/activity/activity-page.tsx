import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import {
  type ActivityAction,
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
} from '#contract/activity-actions.ts'
import { t } from '#contract/texts.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { activityColumns } from '#web/features/activity/activity-columns.tsx'
import { type ActivityChoice, prefetchActivity, useActivity } from '#web/features/activity/activity-list.ts'
import type { ActivitySearch } from '#web/features/activity/activity-search.ts'
import { actionLabel } from '#web/features/cases/history-text.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { FieldLabel } from '#web/ui/input.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { Select } from '#web/ui/select.tsx'

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
