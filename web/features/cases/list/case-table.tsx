import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { t } from '#contract/texts.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { useNarrow } from '#web/lib/dom.ts'
import { useLanguage } from '#web/lib/language.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { DatedEmpty, FilterForm } from '#web/table/filter-form.tsx'
import { saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { BulkCases } from '../actions/bulk-cases.tsx'
import type { BulkKind } from '../actions/bulk-dialogs.tsx'
import { caseListSearch, facetsOf, noFacets, usedFacets } from '../case-search.ts'
import { caseListColumns } from './case-columns.tsx'
import { type CaseListPage, caseCalls, hasDateFilter, savedLists, useCaseList, useCaseSelection } from './case-list.ts'
import { DealerGroups, GroupSwitch, useGrouping } from './dealer-groups.tsx'
import { FacetChips, Facets } from './facets.tsx'

// Most lists have rows, of which none is chosen.

/** The filter types for staff; an expiry shortcut adds its own. */
const staffFilters: readonly string[] = dateKinds.filter((kind) => !fieldByName[kind].field.expiry)

/** In a narrower list the actions cover the last columns, so plate and status are shown beside the case number. */
const PLATE_FIRST_BELOW = 930

function withPlateAndStatusFirst(columns: CaseListPage['columns']): CaseListPage['columns'] {
  const { caseNo, vehicleNo, status } = caseListColumns
  return [...new Set([caseNo, vehicleNo, ...columns.filter((column) => column === status), ...columns])]
}

interface CaseTableProps {
  list: CaseListPage
  /** Pass a stable function. */
  actions?: (row: CaseRow) => ReactNode
  /** Renders each case as a card in a grid. Pass a stable function. */
  tile?: (row: CaseRow) => ReactNode
  /** The actions for many cases at once, beside printing and exporting them; without it, the rows have no checkboxes. */
  bulk?: readonly BulkKind[]
  /** The case that an action of its row has decided last: it is chosen no more. */
  decided?: CaseRow | null
}

/** A list of cases that the server searches, sorts and pages, with the filter above it. */
export const CaseTable = memo(function CaseTable({ list, actions, tile, bulk, decided = null }: CaseTableProps) {
  useLanguage()
  const cases = useCaseList(list)
  const { filter } = cases
  const grouping = useGrouping()
  const { chosen, choose, forget, selection } = useCaseSelection(cases.table.rows)
  const forgetDecided = useEffectEvent((row: CaseRow) => forget(row.id))
  useEffect(() => {
    if (decided) forgetDecided(decided)
  }, [decided])
  const savedList = savedLists[list.preset]
  const isDated = hasDateFilter(list)
  const [search, setSearch] = usePageSearch(caseListSearch)
  const used = usedFacets(search)
  const isNarrowed = used.length > 0
  // Filters beside the specification's dates are folded: most visits to a list use none.
  const [areFacetsOpen, setFacetsOpen] = useState(false)
  const facetSwitch = (
    <Button icon={ListFilter} aria-expanded={areFacetsOpen} onClick={() => setFacetsOpen(!areFacetsOpen)}>
      {t.facets('filters', { used: used.length })}
    </Button>
  )
  const facets = areFacetsOpen && (
    <Facets list={list} search={search} onChange={(change) => setSearch({ ...change, page: undefined })} />
  )
  const [tableRef, isNarrow] = useNarrow(PLATE_FIRST_BELOW)
  const columns = useMemo(
    () => (isNarrow ? withPlateAndStatusFirst(list.columns) : list.columns),
    [isNarrow, list.columns],
  )
  const filterTypes = list.types ?? staffFilters
  const types = filterTypes.includes(filter.filterType) ? filterTypes : [...filterTypes, filter.filterType]
  return (
    <>
      {isDated ? (
        <FilterForm
          types={types}
          value={filter}
          pending={cases.isPending}
          onFilter={cases.setFilter}
          any={{ isOn: search.any === 1, onTurnOn: () => setSearch({ any: 1, page: undefined }) }}
          beside={facetSwitch}
        >
          {facets && <div className="flex w-full flex-wrap gap-2">{facets}</div>}
        </FilterForm>
      ) : (
        <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
          {facetSwitch}
          {facets}
        </div>
      )}
      {grouping.isOn ? (
        <DealerGroups
          label={list.title()}
          rows={t.search('cases')}
          query={cases.groups}
          narrowed={({ firmName }) => ({ firm: firmName })}
        />
      ) : (
        <div ref={tableRef}>
          <DataTable
            label={list.title()}
            columns={columns}
            {...cases.table}
            actions={actions}
            tile={tile}
            {...(bulk && { selection })}
            toolbar={
              <>
                {list.preset !== 'ofClient' && <GroupSwitch />}
                {isNarrowed && <FacetChips />}
                {savedList && <ViewBar list={savedList} query={cases.query} hide={cases.hide} />}
              </>
            }
            empty={<EmptyCases list={list} />}
            exports={{
              title: list.title(),
              filterSummary: cases.describe,
              load: cases.loadAll,
              saveAll: savedList && saveList(savedList, cases.query),
            }}
          />
        </div>
      )}
      {bulk && savedList && chosen.length > 0 && (
        <BulkCases
          kinds={bulk}
          list={savedList}
          chosen={chosen}
          onChoose={choose}
          matching={{ total: cases.table.total, loadAll: cases.loadAll }}
        />
      )}
    </>
  )
})

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
function EmptyCases({ list }: { list: CaseListPage }) {
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
