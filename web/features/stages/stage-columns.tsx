import { messages } from '#contract/messages.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { daysAllowed } from '#contract/stages/stages.ts'
import type { Column } from '#web/table/column.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The days in the stage, of those that are allowed there: "12 of 30". */
export const daysText = (row: StageRow): string => messages.stages.daysOf(row.daysInStage, daysAllowed(row))

/** The papers that are there, of those that are required: "5 of 7". */
export const papersText = ({ required, lacking }: StageRow): string =>
  messages.stages.papersOf(required - lacking, required)

/** The columns of a file beside those of its case: stage, for whom it waits, days, and papers. The server sorts. */
export const stageColumns = {
  stage: {
    id: 'stage',
    header: () => messages.stages.stage,
    value: (row) => stageLabels()[row.stage],
    sort: false,
    card: 'aside',
    className: 'whitespace-nowrap',
  },
  waitingOn: {
    id: 'waitingOn',
    header: () => messages.stages.waitingOn,
    value: (row) => waitingOnLabels()[row.waitingOn],
    sort: false,
  },
  days: {
    id: 'days',
    header: () => messages.stages.daysInStage,
    value: (row) => row.daysInStage,
    text: (row) => `${daysText(row)}${row.isLate ? ` ${messages.stages.late}` : ''}`,
    cell: (row) => (
      <span className="flex items-center gap-2">
        {daysText(row)}
        {row.isLate && <Badge tone="bad">{messages.stages.late}</Badge>}
      </span>
    ),
    sort: false,
    className: 'tnum whitespace-nowrap',
  },
  papers: {
    id: 'papers',
    header: () => messages.stages.papersColumn,
    value: papersText,
    cell: (row) => <span className={row.lacking > 0 ? 'text-warn' : 'text-muted'}>{papersText(row)}</span>,
    sort: false,
    className: 'tnum whitespace-nowrap',
  },
} satisfies Record<string, Column<StageRow>>
