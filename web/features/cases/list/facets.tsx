import { presetFacts } from '#contract/cases/case-presets.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import { DealerFacet, MakerFacet, RtoFacet } from '#web/features/cases/case-facets.tsx'
import { useUser } from '#web/lib/session.ts'
import { FacetSelect } from '#web/ui/select.tsx'
import { daysWaiting, type FacetSearch } from '../case-search.ts'
import type { CaseListPage } from './case-list.ts'

interface FacetsProps {
  list: CaseListPage
  search: FacetSearch
  onChange: (change: FacetSearch) => void
}

export function Facets({ list, search, onChange }: FacetsProps) {
  const isAdmin = useUser()?.role === 'superadmin'
  const statuses = presetFacts(list.preset).statuses ?? caseStatuses
  const holdsClients = isAdmin && list.preset !== 'ofClient' && statuses.includes('assigned')
  return (
    <>
      {statuses.length > 1 && (
        <div className="[&_span]:first-letter:uppercase">
          <FacetSelect
            label={t.fields('status')}
            options={statuses.map((status) => ({ value: status, label: status }))}
            value={search.statuses}
            onChange={(value) => onChange({ statuses: value })}
          />
        </div>
      )}
      {holdsClients && <DealerFacet value={search.client} onChange={(value) => onChange({ client: value })} />}
      {isAdmin && list.preset !== 'ofEmployee' && (
        <MakerFacet value={search.by} onChange={(value) => onChange({ by: value })} />
      )}
      <RtoFacet value={search.rto} onChange={(value) => onChange({ rto: value })} />
      <FacetSelect
        label={t.facets('waits')}
        options={daysWaiting.map((days) => ({ value: String(days), label: t.facets('longerThan', { days }) }))}
        value={search.older?.toString()}
        onChange={(value) => onChange({ older: daysWaiting.find((days) => String(days) === value) })}
      />
    </>
  )
}
