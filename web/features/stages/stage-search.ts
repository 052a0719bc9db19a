import { type Stage, stages, waitingOn } from '#contract/cases/case-values.ts'
import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { tableParameters } from '#web/table/table-search.ts'

export const stageViews = ['board', 'table'] as const
export type StageView = (typeof stageViews)[number]

/** The search parameters of the files: view, stage, for whom they wait, RTO, `late=1`, and the table. */
export const stageSearch = searchSchema({
  view: oneOf(stageViews),
  stage: oneOf(stages),
  waiting: oneOf(waitingOn),
  rto: text,
  client: text,
  late: oneOf([1]),
  ...tableParameters,
})
export type StageSearch = ReturnType<typeof stageSearch>

/** What narrows the board. */
export type BoardSearch = Pick<StageSearch, 'waiting' | 'rto' | 'client' | 'q'>

export const isNarrowedBy = ({ waiting, rto, client, q }: BoardSearch) => Boolean(waiting || rto || client || q)

/** The files that the figures of the stages open: those of a stage, its late ones, and all late ones. */
export const filesIn = (stage: Stage) => ({ stage, late: undefined })
export const lateIn = (stage: Stage) => ({ stage, late: 1 as const })
export const ALL_LATE = { view: 'table', late: 1 } as const

/** The search parameters of the run-sheet: the day, today by default, and an RTO. */
export const runSheetSearch = searchSchema({ date: text, rto: text })
export type RunSheetSearch = ReturnType<typeof runSheetSearch>
