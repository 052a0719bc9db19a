import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { waitingOn } from '#contract/stages/stage-values.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { FacetSelect } from '#web/ui/facet-select.tsx'
import type { StageSearch } from './stage-search.ts'

const waitingOptions = waitingOn.map((value) => ({ value, label: waitingOnLabels[value] }))

interface StageFiltersProps {
  search: StageSearch
  onChange: (change: Pick<StageSearch, 'waiting' | 'rto'>) => void
}

/** The filters of the files that board and table share: for whom they wait, and the RTO. */
export function StageFilters({ search, onChange }: StageFiltersProps) {
  const rtos = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  return (
    <>
      <FacetSelect
        label={messages.stages.waitingOn}
        options={waitingOptions}
        value={search.waiting}
        onChange={(value) => onChange({ waiting: waitingOn.find((one) => one === value) })}
      />
      <FacetSelect
        label={messages.facets.rto}
        options={(rtos.data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))}
        value={search.rto}
        onChange={(rto) => onChange({ rto })}
      />
    </>
  )
}
