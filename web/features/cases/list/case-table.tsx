import { clsx } from 'clsx'
import { CalendarRange, ListFilter } from 'lucide-react'
import { memo, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { usePageSearch } from '#web/lib/address.ts'
import { useNarrow } from '#web/lib/dom.ts'
import { useLanguage } from '#web/lib/language.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { BulkCases, type BulkKind } from '../actions/bulk-cases.tsx'
import { caseListSearch, type FacetSearch, usedFacets } from '../case-search.ts'
import { caseListColumns } from './case-columns.tsx'
import { type CaseListPage, hasDateFilter, savedLists, useCaseList } from './case-list.ts'
import { EmptyCases } from './empty-cases.tsx'
import { FacetChips } from './facet-chips.tsx'
import { Facets } from './facets.tsx'
import { useCaseSelection } from './use-case-selection.ts'

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
  const { chosen, choose, forget, selection } = useCaseSelection(cases.table.rows)
  const forgetDecided = useEffectEvent((row: CaseRow) => forget(row.id))
  useEffect(() => {
    if (decided) forgetDecided(decided)
  }, [decided])
  const savedList = savedLists[list.preset]
  const isDated = hasDateFilter(list)
  const [search] = usePageSearch(caseListSearch)
  const isNarrowed = usedFacets(search).length > 0
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
        <FilterForm types={types} value={filter} pending={cases.isPending} onFilter={cases.setFilter}>
          <FacetBar list={list} isDated />
        </FilterForm>
      ) : (
        <FacetBar list={list} />
      )}
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

// Most visits to a list use no filter.

/**
 * Filters of a list of cases beside the specification's dates: status, dealer, maker, RTO and days of waiting, and "any
 * date". They are folded, and kept in the address; those in use are chips beside the search (`FacetChips`).
 */
function FacetBar({ list, isDated = false }: { list: CaseListPage; isDated?: boolean }) {
  const [search, setSearch] = usePageSearch(caseListSearch)
  const used = usedFacets(search)
  const [isOpen, setOpen] = useState(false)
  const change = (next: FacetSearch) => setSearch({ ...next, page: undefined })
  return (
    <div
      className={clsx('flex flex-wrap items-center gap-2 print:hidden', isDated ? 'max-lg:w-full lg:mt-6.5' : 'mb-3')}
    >
      {isDated && (
        <Button
          icon={CalendarRange}
          variant={search.any === 1 ? 'primary' : 'secondary'}
          aria-pressed={search.any === 1}
          onClick={() => change({ any: search.any === 1 ? undefined : 1 })}
        >
          {t.facets('anyDate')}
        </Button>
      )}
      <Button icon={ListFilter} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.facets('filters', { used: used.length })}
      </Button>
      {isOpen && <Facets list={list} search={search} onChange={change} />}
    </div>
  )
}
