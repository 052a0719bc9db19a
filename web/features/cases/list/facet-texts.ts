import { caseStatuses } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import { readDealerOptions, readMakerOptions } from '#web/features/cases/case-facets.tsx'
import { type Facet, type FacetSearch, facetsOf, usedFacets } from '../case-search.ts'

export function plainText(facet: Exclude<Facet, 'client' | 'by'>, search: FacetSearch) {
  if (facet === 'rto') return { label: t.facets('rto'), value: search.rto ?? '' }
  if (facet === 'firm') return { label: t.fields('firmName'), value: search.firm ?? '' }
  if (facet === 'older') return { label: t.facets('waits'), value: t.facets('longerThan', { days: search.older ?? 0 }) }
  const named = facetsOf(search).statuses ?? caseStatuses
  return { label: t.fields('status'), value: named.map((status) => t.states(`case.${status}`)).join(', ') }
}

export const nameIn = (options: readonly { value: string; label: string }[], value: string | undefined) =>
  options.find((option) => option.value === value)?.label ?? '…'

/** The texts of the filters in use, as their chips have them. */
export const facetTexts = (search: FacetSearch): Promise<string[]> =>
  Promise.all(
    usedFacets(search).map(async (facet) => {
      const { label, value } = await textOf(facet, search)
      return t.facets('chip', { label, value })
    }),
  )

async function textOf(facet: Facet, search: FacetSearch) {
  if (facet === 'client')
    return { label: t.facets('dealer'), value: nameIn(await readDealerOptions().catch(() => []), search.client) }
  if (facet === 'by')
    return { label: t.facets('madeBy'), value: nameIn(await readMakerOptions().catch(() => []), search.by) }
  return plainText(facet, search)
}
