import { messages } from '#contract/messages.ts'
import { stages } from '#contract/stages/stage-values.ts'
import { StageBoard } from '#web/features/stages/board/stage-board.tsx'
import { StageFilters } from '#web/features/stages/stage-filters.tsx'
import { columnRows, shownView, stageCounts, stageFiles, storeView } from '#web/features/stages/stage-queries.ts'
import { type StageSearch, stageSearch, stageViews } from '#web/features/stages/stage-search.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { queryClient } from '#web/lib/query.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { prefetchList } from '#web/table/server-list.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { RtoTable } from './rto-table.tsx'

/** Prefetches the counts and the files of the view while the page's code loads. */
export const loader = ({ search }: PageLocation<StageSearch>) => {
  void queryClient.prefetchQuery(stageCounts())
  if (shownView(search) === 'board')
    for (const stage of stages) void queryClient.prefetchQuery(columnRows(stage, search))
  else prefetchList(stageFiles, search, search)
}

/** Where every file is, and who holds it (contract-trade section 5): a board of six stages, or a table. */
export function Page() {
  const [search, setSearch] = usePageSearch(stageSearch)
  const narrow = (change: StageSearch) => setSearch({ ...change, page: undefined })
  const choose = (value: string) => {
    const view = stageViews.find((one) => one === value)
    if (!view) return
    storeView(view)
    setSearch({ view }, { replace: true })
  }
  return (
    <>
      <PageHeader description={messages.stages.description} />
      <Tabs
        label={messages.stages.view}
        value={shownView(search)}
        onValueChange={choose}
        tabs={[
          {
            value: 'board',
            label: messages.stages.board,
            content: (
              <>
                <div className="mb-4 flex flex-wrap items-center gap-2">
                  <StageFilters search={search} onChange={narrow} />
                </div>
                <StageBoard key={`${search.waiting} ${search.rto}`} search={search} />
              </>
            ),
          },
          {
            value: 'table',
            label: messages.stages.table,
            content: <RtoTable search={search} onNarrow={narrow} />,
          },
        ]}
      />
    </>
  )
}
