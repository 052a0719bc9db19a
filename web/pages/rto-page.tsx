import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Milestone } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { waitingOn } from '#contract/stages/stage-names.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { caseColumns } from '#web/features/cases/list/case-columns.tsx'
import { stageColumns } from '#web/features/stages/stage-columns.tsx'
import { StageDialog } from '#web/features/stages/stage-dialog.tsx'
import { stageCounts, stageRows } from '#web/features/stages/stage-queries.ts'
import { type StageSearch, stageSearch } from '#web/features/stages/stage-search.ts'
import { StageTabs } from '#web/features/stages/stage-tabs.tsx'
import { usePageSearch } from '#web/lib/current-page.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import type { Column } from '#web/table/column.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction, rowLabel } from '#web/table/row-action.tsx'
import { startState, stateFromSearch, useTableSearch } from '#web/table/table-state.ts'
import { FacetSelect } from '#web/ui/facet-select.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const table = { name: 'rto' }

const unsorted = (column: Column<StageRow>): Column<StageRow> => ({ ...column, sort: false })

/** The server keeps the longest in its stage first. */
const columns: readonly Column<StageRow>[] = [
  unsorted(caseColumns.caseNo),
  unsorted(caseColumns.vehicleNo),
  unsorted(caseColumns.firmName),
  unsorted(caseColumns.toRTO),
  stageColumns.stage,
  stageColumns.waitingOn,
  stageColumns.days,
  stageColumns.papers,
]

/** Prefetches the counts and the list while the page's code loads. */
export const loader = ({ search }: PageLocation<StageSearch>) => {
  void queryClient.prefetchQuery(stageCounts())
  void queryClient.prefetchQuery(stageRows(search, stateFromSearch(search, startState(table))))
}

/** Where every file is, and who holds it (contract-trade section 5). */
export function Page() {
  const [search, setSearch] = usePageSearch(stageSearch)
  const [state, setState] = useTableSearch(table)
  const query = useQuery({ ...stageRows(search, state), placeholderData: keepPreviousData })
  const rtos = useQuery(apiQuery(referenceEndpoints.activeRtos, {}))
  const [moved, setMoved] = useState<StageRow | null>(null)
  const narrow = (change: StageSearch) => setSearch({ ...change, page: undefined })
  const actions = useCallback(
    (row: StageRow) =>
      disabledReason('moveStage', row.status) === null && (
        <RowAction
          variant="ghost"
          icon={Milestone}
          title={messages.stages.change}
          name={messages.stages.changeOf(row.CaseNo)}
          onClick={() => setMoved(row)}
        >
          <span className={rowLabel}>{messages.stages.change}</span>
        </RowAction>
      ),
    [],
  )
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const isNarrowed = Boolean(search.stage || search.waiting || search.rto || search.late)
  return (
    <>
      <PageHeader description={messages.stages.description} />
      <StageTabs stage={search.stage} isLate={search.late === 1} onChoose={narrow} />
      <DataTable
        label={messages.stages.title}
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        total={query.data?.meta?.total}
        state={state}
        onStateChange={setState}
        query={query}
        actions={actions}
        errorTitle={messages.stages.fetchFailed}
        emptyAction={<OpenPage page={paths[role].newCase} label={messages.menu.newCase} />}
        emptyDetail={isNarrowed ? messages.stages.noneLikeThis : messages.stages.emptyDetail}
        toolbar={
          <>
            <FacetSelect
              label={messages.stages.waitingOn}
              options={waitingOn.map((value) => ({ value, label: waitingOnLabels[value] }))}
              value={search.waiting}
              onChange={(value) => narrow({ waiting: waitingOn.find((one) => one === value) })}
            />
            <FacetSelect
              label={messages.facets.rto}
              options={(rtos.data?.data ?? []).map(({ displayName }) => ({ value: displayName, label: displayName }))}
              value={search.rto}
              onChange={(value) => narrow({ rto: value })}
            />
          </>
        }
      />
      {moved && <StageDialog file={moved} onClose={() => setMoved(null)} />}
    </>
  )
}
