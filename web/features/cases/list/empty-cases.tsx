import { useQuery } from '@tanstack/react-query'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { t } from '#contract/texts.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { DatedEmpty } from '#web/table/filter-form.tsx'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { caseListSearch, facetsOf, noFacets } from '../case-search.ts'
import { type CaseListPage, caseCalls, hasDateFilter } from './case-list.ts'

const { superadmin, employee } = paths

/** The text of each empty list, and the page from which its cases come. */
const sources = (): Record<CasePreset, { detail: string; page: PagePath; label: string }> => ({
  unverified: { detail: t.cases('myCasesEmpty'), page: superadmin.newCase, label: t.menu('newCase') },
  myDrafts: { detail: t.cases('draftsEmpty'), page: employee.newCase, label: t.menu('newCase') },
  verifiedList: { detail: t.cases('verifiedEmpty'), page: superadmin.myCases, label: t.menu('casesToVerify') },
  rejectedList: {
    detail: t.cases('rejectedEmpty'),
    page: superadmin.verifiedCases,
    label: t.menu('verifiedCases'),
  },
  myVerified: { detail: t.cases('ownVerifiedEmpty'), page: employee.draftCases, label: t.menu('draftCases') },
  ofEmployee: { detail: t.employee('noCases'), page: superadmin.myCases, label: t.menu('casesToVerify') },
  ofClient: { detail: t.client('noCases'), page: superadmin.verifiedCases, label: t.menu('verifiedCases') },
})

function countOfAnyDate(list: CaseListPage) {
  const query = { range: { filterType: 'applicationDate' }, page: 0, pageSize: 1 } as const
  const { queryKey, queryFn } = caseCalls[list.preset](query, list.personId)
  return { queryKey: [...queryKey, 'count'], queryFn: async () => (await queryFn()).meta?.total ?? 0 }
}

/** The empty state of a list of cases: filters that match nothing, other dates that have cases, or no case at all. */
export function EmptyCases({ list }: { list: CaseListPage }) {
  const [search, setSearch] = usePageSearch(caseListSearch)
  const isFiltered = Object.values(facetsOf(search)).some((value) => value !== undefined)
  const asks = hasDateFilter(list) && !isFiltered && search.any === undefined
  const { data, isError } = useQuery({ ...countOfAnyDate(list), enabled: asks })
  if (isFiltered)
    return (
      <EmptyState
        title={t.table('empty')}
        detail={t.table('noneOfFilters')}
        action={<Button onClick={() => setSearch({ ...noFacets, page: undefined })}>{t.facets('clear')}</Button>}
      />
    )
  const { detail, ...source } = sources()[list.preset]
  return (
    <DatedEmpty
      anyDate={asks ? (isError ? null : data) : 0}
      detail={detail}
      action={<OpenPage {...source} />}
      onAnyDate={() => setSearch({ any: 1, page: undefined })}
    />
  )
}
