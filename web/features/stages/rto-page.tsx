import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Milestone } from 'lucide-react'
import { useCallback, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { type Stage, stages, waitingOn } from '#contract/cases/case-values.ts'
import { showCount } from '#contract/count.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { BulkCases } from '#web/features/cases/actions/bulk-cases.tsx'
import type { BulkKind } from '#web/features/cases/actions/bulk-dialogs.tsx'
import { DealerFacet, RtoFacet } from '#web/features/cases/case-facets.tsx'
import { useListInView } from '#web/features/cases/case-steps.tsx'
import { waitingOptions } from '#web/features/cases/file-state.tsx'
import { caseListColumns } from '#web/features/cases/list/case-columns.tsx'
import { useCaseSelection } from '#web/features/cases/list/case-list.ts'
import { StageBoard } from '#web/features/stages/board/stage-board.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole, useUser } from '#web/lib/session.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { RowAction, rowLabel } from '#web/table/row-actions.tsx'
import { callAt, listQuery, prefetchList, useServerList } from '#web/table/server-list.ts'
import { SearchBox } from '#web/table/table-tools.tsx'
import { openList, saveList } from '#web/table/views/saved-view.ts'
import { ViewBar } from '#web/table/views/view-bar.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FacetSelect } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { stageColumns } from './stage-columns.tsx'
import { columnRows, shownView, stageCounts, stageFiles, stageFilter, storeView } from './stage-queries.ts'
import { filesIn, lateIn, type StageSearch, stageSearch, stageViews } from './stage-search.ts'

const StageDialog = lazyDialog(async () => (await import('./stage-dialog.tsx')).StageDialog)

// Most visits choose no file.

const kindsOf = { superadmin: ['stage', 'assign', 'verify', 'reject'], employee: ['stage', 'verify'] } as const

/** What the user may do with many files at once. */
const useBulkKinds = (): readonly BulkKind[] => kindsOf[useStaffRole()]

export const loader = ({ search, ...opened }: PageLocation<StageSearch>) => {
  void queryClient.prefetchQuery(stageCounts())
  if (shownView(search) !== 'board') return openList('stages', opened, () => prefetchList(stageFiles, search, search))
  for (const stage of stages) void queryClient.prefetchQuery(columnRows(stage, search))
}

/** Where every file is, and who holds it: a board of six stages, or a table. */
export function Page() {
  const [search, setSearch] = usePageSearch(stageSearch)
  const kinds = useBulkKinds()
  const role = useStaffRole()
  const narrow = (change: StageSearch) => setSearch({ ...change, page: undefined })
  const choose = (value: string) => {
    const view = stageViews.find((one) => one === value)
    if (!view) return
    storeView(view)
    setSearch({ view }, { replace: true })
  }
  return (
    <>
      <PageHeader
        description={
          <>
            {t.stages('description')}{' '}
            <Link
              to={paths[role].messages}
              search={{ kind: 'papers' }}
              className="font-medium text-accent-ink underline-offset-4 hover:underline"
            >
              {t.papers('askOnWhatsApp')}
            </Link>
          </>
        }
      />
      <Tabs
        besideTitle
        label={t.stages('view')}
        value={shownView(search)}
        onValueChange={choose}
        tabs={[
          {
            value: 'board',
            label: t.stages('board'),
            content: (
              <>
                <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
                  <SearchBox
                    value={search.q ?? ''}
                    onSearch={(q) => narrow({ q: q || undefined })}
                    label={t.stages('title')}
                  />
                  <StageFilters search={search} onChange={narrow} />
                </div>
                <StageBoard
                  key={`${search.waiting} ${search.rto} ${search.client}`}
                  search={search}
                  bulk={({ dropped, onDropped, ...choice }) => (
                    <BulkCases
                      kinds={kinds}
                      list="stages"
                      {...choice}
                      wanted={dropped ? { stage: dropped, onClose: onDropped } : undefined}
                    />
                  )}
                />
              </>
            ),
          },
          {
            value: 'table',
            label: t.stages('table'),
            content: <RtoTable search={search} onNarrow={narrow} />,
          },
        ]}
      />
    </>
  )
}

const unsorted = (column: Column<StageRow>): Column<StageRow> => ({ ...column, sort: false })

/** The server keeps the longest in its stage first. */
const columns: readonly Column<StageRow>[] = [
  unsorted(caseListColumns.caseNo),
  unsorted(caseListColumns.vehicleNo),
  unsorted(caseListColumns.firmName),
  { ...unsorted(caseListColumns.toRTO), oneLine: true },
  stageColumns.stage,
  stageColumns.waitingOn,
  stageColumns.days,
  stageColumns.papers,
]

function RtoTable({ search, onNarrow }: { search: StageSearch; onNarrow: (change: StageSearch) => void }) {
  const { table, loadAll, state, hide } = useServerList(stageFiles, search)
  const query = { ...stageFilter(search), ...listQuery(state) }
  useListInView({
    callOf: (page) => callAt(stageFiles, { ...state, page }, search),
    page: state.page,
    size: state.size,
    rows: table.rows,
    onPage: (page) => table.onStateChange({ ...state, page }),
  })
  const [moved, setMoved] = useState<StageRow | null>(null)
  const kinds = useBulkKinds()
  const { chosen, choose, forget, selection } = useCaseSelection(table.rows)
  const actions = useCallback(
    (row: StageRow) =>
      disabledReason('moveStage', row.status) === null && (
        <RowAction
          variant="ghost"
          icon={Milestone}
          title={t.stages('change')}
          name={t.stages('changeOf', { caseNo: row.CaseNo })}
          onClick={() => setMoved(row)}
        >
          <span className={rowLabel}>{t.stages('change')}</span>
        </RowAction>
      ),
    [],
  )
  const role = useStaffRole()
  const isNarrowed = Boolean(search.stage || search.waiting || search.rto || search.client || search.late)
  return (
    <>
      <StageTabs stage={search.stage} isLate={search.late === 1} onChoose={onNarrow} />
      <div className="mb-2">
        <ViewBar list="stages" query={query} hide={hide} />
      </div>
      <DataTable
        label={t.stages('title')}
        exports={{ title: t.stages('title'), load: loadAll, saveAll: saveList('stages', query) }}
        columns={columns}
        {...table}
        selection={selection}
        actions={actions}
        emptyAction={<OpenPage page={paths[role].newCase} label={t.menu('newCase')} />}
        emptyDetail={isNarrowed ? t.stages('noneLikeThis') : t.stages('emptyDetail')}
        toolbar={<StageFilters search={search} onChange={onNarrow} />}
      />
      {chosen.length > 0 && (
        <BulkCases
          kinds={kinds}
          list="stages"
          chosen={chosen}
          onChoose={choose}
          matching={{ total: table.total, loadAll }}
        />
      )}
      {moved && <StageDialog file={moved} onMoved={() => forget(moved.id)} onClose={() => setMoved(null)} />}
    </>
  )
}

interface StageFiltersProps {
  search: StageSearch
  onChange: (change: Pick<StageSearch, 'waiting' | 'rto' | 'client'>) => void
}

/** The filters of the files that board and table share: for whom they wait, the RTO and the dealer. */
function StageFilters({ search, onChange }: StageFiltersProps) {
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <>
      <FacetSelect
        label={t.stages('waitingOn')}
        options={waitingOptions()}
        value={search.waiting}
        onChange={(value) => onChange({ waiting: waitingOn.find((one) => one === value) })}
      />
      <RtoFacet value={search.rto} onChange={(rto) => onChange({ rto })} />
      {isAdmin && <DealerFacet value={search.client} onChange={(client) => onChange({ client })} />}
    </>
  )
}

interface StageTabsProps {
  stage: Stage | undefined
  isLate: boolean
  onChoose: (choice: { stage?: Stage | undefined; late?: 1 | undefined }) => void
}

/** The six stages with their files, and how many of them are late; each narrows the list below, a second press frees it. */
function StageTabs({ stage, isLate, onChoose }: StageTabsProps) {
  const { data } = useQuery(stageCounts())
  const countOf = (one: Stage) => data?.data.find((count) => count.stage === one)
  return (
    <ul aria-label={t.stages('stage')} className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
      {stages.map((one) => {
        const { count = 0, late = 0 } = countOf(one) ?? {}
        const isChosen = one === stage
        return (
          <li
            key={one}
            className={clsx('rounded-lg border bg-surface p-3', isChosen && 'border-accent bg-accent-soft')}
          >
            <button
              type="button"
              aria-pressed={isChosen && !isLate}
              onClick={() => onChoose(isChosen && !isLate ? { stage: undefined } : filesIn(one))}
              className="block w-full rounded-sm text-left"
            >
              <span className="block text-muted text-sm">{stageLabels()[one]}</span>
              <span className="tnum block font-semibold text-xl">{data ? showCount(count) : '–'}</span>
            </button>
            {/* Until they are known, the place of those that are late. */}
            {!data && <span className="block h-7" aria-hidden="true" />}
            {late > 0 && (
              <button
                type="button"
                aria-pressed={isChosen && isLate}
                onClick={() => onChoose(lateIn(one))}
                className="rounded-sm py-1 font-medium text-bad text-sm hover:underline"
              >
                {t.stages('lateOf', { count: showCount(late) })}
                <span className="sr-only"> {stageLabels()[one]}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
