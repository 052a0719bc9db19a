import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import {
  type ActivityAction,
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
} from '#contract/activity/activity-actions.ts'
import { messages } from '#contract/messages.ts'
import { activityEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { FieldLabel } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ActivityFilter } from './activity-list.ts'
import { capitalize } from './activity-text.ts'

interface ActivityFiltersProps {
  filter: ActivityFilter
  onChange: (filter: Partial<ActivityFilter>) => void
}

const kinds = [
  { value: '', label: messages.activity.everyKind },
  ...activityKinds.map((kind) => ({ value: kind, label: activityLabels[kind] })),
]

/** The filters by person, kind and action; each takes effect at once. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const id = useId()
  const { data, isPending } = useQuery(apiQuery(activityEndpoints.people, {}))
  const people = [
    { value: '', label: messages.activity.everyPerson },
    { value: NO_ACTOR, label: messages.activity.nobodySignedIn },
    ...(data?.data ?? []).map((option) => ({
      value: option.id,
      label: [option.name, option.detail].filter(Boolean).join(', '),
    })),
  ]
  const actions = [
    { value: '', label: messages.activity.everyAction },
    ...actionsOf(filter.kind || undefined).map((action) => ({ value: action, label: capitalize(action) })),
  ]
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3 lg:max-w-3xl print:hidden">
      <Filter id={`${id}-by`} label={messages.activity.actorLabel}>
        <Combobox
          id={`${id}-by`}
          options={people}
          loading={isPending}
          value={filter.by}
          onValueChange={(by) => onChange({ by })}
        />
      </Filter>
      <Filter id={`${id}-kind`} label={messages.activity.kindLabel}>
        <Select
          id={`${id}-kind`}
          options={kinds}
          value={filter.kind}
          onValueChange={(kind) => onChange({ kind: kind as ActivityKind })}
        />
      </Filter>
      <Filter id={`${id}-action`} label={messages.activity.actionLabel}>
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
