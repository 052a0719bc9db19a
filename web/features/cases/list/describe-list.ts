import { t } from '#contract/texts.ts'
import { type DateFilter, filterText } from '#web/table/filter-form.tsx'
import type { CaseListSearch } from '../case-search.ts'
import { facetTexts } from './facet-texts.ts'

/** All that narrows a list, for reports: the days of one with a date filter, the other filters and the search text. */
export async function describeList(filter: DateFilter | false, search: CaseListSearch, q: string): Promise<string> {
  const days = filter && (search.any === undefined ? filterText(filter) : t.facets('anyDate'))
  const parts = [days, ...(await facetTexts(search)), q && t.table('searchedFor', { text: q })]
  return parts.filter(Boolean).join(' · ')
}
