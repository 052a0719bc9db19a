import { messages } from '#contract/messages.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { daysAllowed } from '#contract/stages/stages.ts'

/** The days in the stage, of those that are allowed there: "12 of 30". */
export const daysText = (row: StageRow): string => messages.stages.daysOf(row.daysInStage, daysAllowed(row))

/** The papers that are there, of those that are required: "5 of 7". */
export const papersText = ({ required, lacking }: StageRow): string =>
  messages.stages.papersOf(required - lacking, required)
