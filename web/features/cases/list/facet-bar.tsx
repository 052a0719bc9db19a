import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { CalendarRange, ListFilter } from '#web/icons/index.generated.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { Button } from '#web/ui/button.tsx'
import { caseListSearch, type FacetSearch, usedFacets } from '../case-search.ts'
import type { CaseListPage } from './case-list.ts'

// Most visits to a list use no filter.
const Facets = lazyNamed(async () => (await import('./facets.tsx')).Facets)

/**
 * Filters of a list of cases beside the specification's dates: status, dealer, maker, RTO and days of waiting, and "any
 * date". They are folded and stand in the address; those in use are chips beside the search (`FacetChips`).
 */
export function FacetBar({ list, isDated = false }: { list: CaseListPage; isDated?: boolean }) {
  const [search, setSearch] = usePageSearch(caseListSearch)
  const used = usedFacets(search)
  const [isOpen, setOpen] = useState(false)
  const change = (next: FacetSearch) => setSearch({ ...next, page: undefined })
  return (
    <div className={`flex flex-wrap items-center gap-2 print:hidden ${isDated ? 'max-lg:w-full lg:mt-6.5' : 'mb-3'}`}>
      {isDated && (
        <Button
          icon={CalendarRange}
          variant={search.any === 1 ? 'primary' : 'secondary'}
          aria-pressed={search.any === 1}
          onClick={() => change({ any: search.any === 1 ? undefined : 1 })}
        >
          {messages.facets.anyDate}
        </Button>
      )}
      <Button icon={ListFilter} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {messages.facets.filters(used.length)}
      </Button>
      {isOpen && <Facets list={list} search={search} onChange={change} />}
    </div>
  )
}
