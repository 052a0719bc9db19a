import { useQuery } from '@tanstack/react-query'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { messages } from '#contract/messages.ts'
import { clientEndpoints, employeeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { FacetSelect } from '#web/ui/facet-select.tsx'
import type { ReminderSearch } from './reminder-search.ts'

interface WorklistFiltersProps {
  search: ReminderSearch
  onChange: (change: ReminderSearch) => void
}

/** The filters of the worklist: paper, dealer, RTO and, for the superadmin, who made the newest case. */
export function WorklistFilters({ search, onChange }: WorklistFiltersProps) {
  const isAdmin = useUser()?.role === 'superadmin'
  const firms = useQuery(apiQuery(clientEndpoints.firmNames, {}))
  const rtos = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  const employees = useQuery({ ...apiQuery(employeeEndpoints.all, {}), enabled: isAdmin })
  return (
    <>
      <FacetSelect
        label={messages.reminders.paper}
        options={expiryTypes.map((value) => ({ value, label: messages.reminders.kinds[value] }))}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FacetSelect
        label={messages.reminders.dealer}
        options={(firms.data?.data ?? []).map((firm) => ({ value: firm, label: firm }))}
        value={search.firm}
        onChange={(firm) => onChange({ firm })}
      />
      <FacetSelect
        label={messages.facets.rto}
        options={(rtos.data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))}
        value={search.rto}
        onChange={(rto) => onChange({ rto })}
      />
      {isAdmin && (
        <FacetSelect
          label={messages.facets.madeBy}
          options={(employees.data?.data ?? []).map(({ id, firstName, lastName, employeeCode }) => ({
            value: id,
            label: [firstName, lastName, employeeCode].filter(Boolean).join(' '),
          }))}
          value={search.by}
          onChange={(by) => onChange({ by })}
        />
      )}
    </>
  )
}
