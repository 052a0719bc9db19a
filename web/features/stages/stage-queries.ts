import { MAX_SEARCH } from '#contract/limits.ts'
import type { Stage } from '#contract/stages/stage-names.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import type { Reads } from '#web/lib/invalidate.ts'
import { apiQuery } from '#web/lib/query.ts'
import { initialState, type TableState } from '#web/table/table-state.ts'
import type { StageSearch } from './stage-search.ts'

/** What a change of a stage makes outdated: lists, details and counts of cases. */
export const caseReads: Reads = { below: '/case/' }

/** How many files each stage holds. */
export const stageCounts = () => apiQuery(stageEndpoints.counts, {})

/** The files that are late by the most days. */
export const lateFiles = () => apiQuery(stageEndpoints.late, {})

/** The stages that a file has reached, and when. */
export const reachedStages = (caseId: string) => apiQuery(stageEndpoints.reached, { params: { caseId } })

/** A page of the files, the longest in their stage first. */
export function stageRows({ stage, waiting, rto, late }: StageSearch, { q, page, size }: TableState) {
  const search = q.trim().slice(0, MAX_SEARCH)
  return apiQuery(stageEndpoints.list, {
    body: {
      page,
      pageSize: size,
      ...(stage && { stage }),
      ...(waiting && { waitingOn: waiting }),
      ...(rto && { rto }),
      ...(late && { isLate: true }),
      ...(search && { search }),
    },
  })
}

/** The most cards that a column of the board shows. */
const COLUMN_SIZE = 20

/** The cards of a column of the board: the files that have been in the stage for the longest. */
export const columnRows = (stage: Stage, { waiting, rto }: Pick<StageSearch, 'waiting' | 'rto'>) =>
  stageRows({ stage, waiting, rto }, initialState({ size: COLUMN_SIZE }))
