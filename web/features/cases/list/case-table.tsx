import { type ReactNode, Suspense, useMemo } from 'react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { dateKinds } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { saveList } from '#web/domain/views/save-list.ts'
import { ViewBar } from '#web/domain/views/view-bar.tsx'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { useNarrow } from '#web/lib/media.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { caseListColumns } from './case-columns.tsx'
import { type CaseListPage, describeList, hasDateFilter, useCaseList } from './case-list.ts'
import { FacetBar } from './facet-bar.tsx'

// Most lists have rows.
const EmptyCases = lazyNamed(async () => (await import('./empty-cases.tsx')).EmptyCases)

/** The filter types for staff; an expiry shortcut adds its own (spec/2 point 3). */
const staffFilters: readonly string[] = dateKinds.filter((kind) => !fieldByName[kind].field.expiry)

/** In a narrower list the last columns lie below the actions: the plate stands beside the case number then. */
const PLATE_SECOND_BELOW = 930

function withPlateSecond(columns: CaseListPage['columns']): CaseListPage['columns'] {
  const { caseNo, vehicleNo } = caseListColumns
  return [caseNo, vehicleNo, ...columns.filter((column) => column !== caseNo && column !== vehicleNo)]
}

interface CaseTableProps {
  list: CaseListPage
  /** Pass a stable function. */
  actions?: (row: CaseRow) => ReactNode
  /** Renders each case as a card in a grid. Pass a stable function. */
  tile?: (row: CaseRow) => ReactNode
}

/** A list of cases that the server searches, sorts and pages, with the filter above it. */
export function CaseTable({ list, actions, tile }: CaseTableProps) {
  const cases = useCaseList(list)
  const { filter } = cases
  const savedList = savedLists[list.preset]
  const isDated = hasDateFilter(list)
  const [tableRef, isNarrow] = useNarrow(PLATE_SECOND_BELOW)
  const columns = useMemo(() => (isNarrow ? withPlateSecond(list.columns) : list.columns), [isNarrow, list.columns])
  const filterTypes = list.types ?? staffFilters
  const types = filterTypes.includes(filter.filterType) ? filterTypes : [...filterTypes, filter.filterType]
  return (
    <>
      {isDated ? (
        <FilterForm
          types={types}
          value={filter}
          pending={cases.isPending}
          onFilter={(next) => {
            // Submitting the same filter again refetches.
            if (JSON.stringify(next) === JSON.stringify(filter)) void cases.refetch()
            cases.setFilter(next)
          }}
        >
          <FacetBar list={list} isDated />
        </FilterForm>
      ) : (
        <FacetBar list={list} />
      )}
      <div ref={tableRef}>
        <DataTable
          label={list.title}
          columns={columns}
          rowId={rowId}
          {...cases.table}
          actions={actions}
          tile={tile}
          toolbar={savedList && <ViewBar list={savedList} query={cases.query} />}
          empty={
            <Suspense>
              <EmptyCases list={list} />
            </Suspense>
          }
          exports={{
            title: list.title,
            filterSummary: describeList(list, cases.filter, cases.state, cases.isAnyDate),
            load: cases.loadAll,
            saveAll: savedList && saveList(savedList, cases.query),
          }}
        />
      </div>
    </>
  )
}

/** The lists with saved views and whole files, by the call of their rows. */
const savedLists: Partial<Record<CasePreset, ListName>> = {
  unverified: 'unverified',
  myDrafts: 'unverified',
  verifiedList: 'verified',
  myVerified: 'verified',
  rejectedList: 'rejected',
}

const rowId = (row: CaseRow) => row.id
