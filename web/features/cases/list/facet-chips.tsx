import { X } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { useDealerOptions, useMakerOptions } from '#web/features/cases/case-facets.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { Button } from '#web/ui/button.tsx'
import { caseListSearch, type Facet, type FacetSearch, noFacets, usedFacets } from '../case-search.ts'
import { nameIn, plainText } from './facet-texts.ts'

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

function DealerChip({ value, onRemove }: NamedChipProps) {
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
