import type { Stage } from '#contract/cases/case-values.ts'
import { t } from '#contract/texts.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { type ListQuery, listCall, serverList } from '#web/table/server-list.ts'
import { type BoardSearch, type StageSearch, type StageView, stageViews } from './stage-search.ts'

export const stageCounts = () => apiQuery(stageEndpoints.counts, {})

export const lateFiles = () => apiQuery(stageEndpoints.late, {})

export const reachedStages = (caseId: string) => apiQuery(stageEndpoints.reached, { params: { caseId } })

/** What narrows the files, as their call takes it. */
export const stageFilter = ({ stage, waiting, rto, client, late }: StageSearch) => ({
  ...(stage && { stage }),
  ...(waiting && { waitingOn: waiting }),
  ...(rto && { rto }),
  ...(client && { clientId: client }),
  ...(late && { isLate: true }),
})

/** The files, the longest in their stage first. */
const stageRows = (query: ListQuery<never>, search: StageSearch) =>
  listCall(
    stageEndpoints.list,
    {
      body: { ...query, ...stageFilter(search) },
    },
    (rows) => rows,
  )

export const stageFiles = serverList({
  table: { name: 'rto' },
  call: stageRows,
  failed: () => t.stages('fetchFailed'),
})

/** Maximum cards that a column of the board shows. */
const COLUMN_SIZE = 20

/** The cards of a column of the board: the files that have been in the stage for the longest. */
export const columnRows = (stage: Stage, { waiting, rto, client, q }: BoardSearch) =>
  stageRows({ page: 0, pageSize: COLUMN_SIZE, ...(q && { search: q }) }, { stage, waiting, rto, client })

/** Like the choices of a table (`web/table/table-state.ts`), the view stays in the browser under the user's id. */
const keyOf = () => `stages-view:${session.get().user?.id}`

/** The view of the address, else the one that the user has chosen last, else the board. */
export const shownView = ({ view }: StageSearch): StageView =>
  view ?? stageViews.find((one) => one === readLocal(keyOf())) ?? 'board'

export const storeView = (view: StageView): void => writeLocal(keyOf(), view)
