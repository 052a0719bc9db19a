import { X } from 'lucide-react'
import { presetFacts } from '#contract/cases/case-presets.ts'
import { caseStatuses } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import {
  DealerFacet,
  MakerFacet,
  RtoFacet,
  useDealerOptions,
  useMakerOptions,
} from '#web/features/cases/case-facets.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { caseListSearch, daysWaiting, type Facet, type FacetSearch, noFacets, usedFacets } from '../case-search.ts'
import type { CaseListPage } from './case-list.ts'
import { nameIn, plainText } from './facet-texts.ts'

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
            options={statuses.map((status) => ({ value: status, label: t.states(`case.${status}`) }))}
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

/** The filters in use, each with a button that takes it away; in one line, which scrolls where it is too long. */
export function FacetChips() {
  const [search, setSearch] = usePageSearch(caseListSearch)
  const used = usedFacets(search)
  const change = (next: FacetSearch) => {
    setSearch({ ...next, page: undefined })
    preventFocusLoss()
  }
  return (
    <div className="flex min-w-0 flex-1 basis-40 items-center gap-1.5">
      <ul aria-label={t.facets('inUse')} className="flex min-w-0 gap-1.5 overflow-x-auto whitespace-nowrap p-0.5">
        {used.map((facet) => (
          <li key={facet}>
            <Chip facet={facet} search={search} onRemove={() => change({ [facet]: undefined })} />
          </li>
        ))}
      </ul>
      {used.length > 1 && (
        <Button size="sm" variant="ghost" className="shrink-0" onClick={() => change(noFacets)}>
          {t.facets('clear')}
        </Button>
      )}
    </div>
  )
}

interface ChipProps {
  facet: Facet
  search: FacetSearch
  onRemove: () => void
}

const Chip = ({ facet, search, onRemove }: ChipProps) => {
  if (facet === 'client') return <DealerChip value={search.client} onRemove={onRemove} />
  if (facet === 'by') return <MakerChip value={search.by} onRemove={onRemove} />
  return <ChipButton {...plainText(facet, search)} onRemove={onRemove} />
}

interface NamedChipProps {
  value: string | undefined
  onRemove: () => void
}

export function DealerChip({ value, onRemove }: NamedChipProps) {
  return <ChipButton label={t.facets('dealer')} value={nameIn(useDealerOptions(), value)} onRemove={onRemove} />
}

function MakerChip({ value, onRemove }: NamedChipProps) {
  return <ChipButton label={t.facets('madeBy')} value={nameIn(useMakerOptions(), value)} onRemove={onRemove} />
}

function ChipButton({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  const text = t.facets('chip', { label, value })
  return (
    <Button
      size="sm"
      className="max-w-64 rounded-full"
      aria-label={t.facets('remove', { filter: text })}
      onClick={onRemove}
    >
      <span className="truncate">{text}</span>
      <X />
    </Button>
  )
}
