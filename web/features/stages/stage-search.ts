import { stages, waitingOn } from '#contract/stages/stage-names.ts'
import { oneOf, searchSchema, text } from '#web/lib/search-schema.ts'
import { tableParameters } from '#web/table/table-search.ts'

/** The search parameters of the files: stage, for whom they wait, RTO, `late=1`, and the table. */
export const stageSearch = searchSchema({
  stage: oneOf(stages),
  waiting: oneOf(waitingOn),
  rto: text,
  late: oneOf([1]),
  ...tableParameters,
})
export type StageSearch = ReturnType<typeof stageSearch>
