import type { ReactNode } from 'react'
import type { CaseRow } from '#contract/cases/case.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { FilterForm } from '#web/table/filter-form.tsx'
import { showFilter } from '#web/table/filter-search.ts'
import { type CaseList, useCaseList } from './case-list.ts'

/** What staff filter by; an expiry shortcut adds its own (spec/2 point 3). */
const staffFilters = ['applicationDate', 'appointmentDate']

interface CaseTableProps {
  list: CaseList
  /** Keep the function stable. */
  actions: (row: CaseRow) => ReactNode
  emptyDetail: ReactNode
  emptyAction?: ReactNode
}

/** A list of cases that the server searches, sorts and pages, with its filter above it. */
export function CaseTable({ list, actions, emptyDetail, emptyAction }: CaseTableProps) {
  const cases = useCaseList(list)
  const { filter, query } = cases
  const types = staffFilters.includes(filter.filterType) ? staffFilters : [...staffFilters, filter.filterType]
  return (
    <>
      {list.dated && (
        <FilterForm
          types={types}
          value={filter}
          pending={query.isFetching && query.isPlaceholderData}
          onFilter={(next) => {
            // The same filter once more asks the server once more.
            if (JSON.stringify(next) === JSON.stringify(filter)) void query.refetch()
            cases.setFilter(next)
          }}
        />
      )}
      <DataTable
        label={list.title}
        columns={list.columns}
        rows={cases.rows}
        rowId={rowId}
        total={cases.total}
        state={cases.state}
        onStateChange={cases.setState}
        stale={query.isPlaceholderData}
        error={query.error}
        errorTitle={cases.failed}
        onRetry={() => void query.refetch()}
        actions={actions}
        emptyDetail={emptyDetail}
        emptyAction={emptyAction}
        exports={{
          title: list.title,
          about: [list.dated ? showFilter(filter) : '', cases.state.q ? `Search: ${cases.state.q}` : '']
            .filter(Boolean)
            .join(' · '),
          load: cases.loadAll,
        }}
      />
    </>
  )
}

const rowId = (row: CaseRow) => row.id
