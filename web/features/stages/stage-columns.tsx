import type { StageRow } from '#contract/stages/stage.ts'
import { daysAllowed, stageLabels, waitedForText } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { Column } from '#web/table/column.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** The days in the stage, of those that are allowed there: "12 of 30". */
export const daysText = (row: StageRow): string =>
  t.stages('daysOf', { days: row.daysInStage, allowed: String(daysAllowed(row) ?? 'none') })

/** The papers that are there, of those that are required: "5 of 7". */
export const papersText = ({ required, lacking }: StageRow): string =>
  t.stages('papersOf', { there: required - lacking, required })

/** The columns of a file beside those of its case: stage, for whom it waits, days, and papers. The server sorts. */
export const stageColumns = {
  stage: {
    id: 'stage',
    header: () => t.stages('stage'),
    value: (row) => stageLabels()[row.stage],
    sort: false,
    card: 'aside',
    className: 'whitespace-nowrap',
  },
  waitingOn: {
    id: 'waitingOn',
    header: () => t.stages('waitingOn'),
    value: (row) => waitedForText(row),
    sort: false,
  },
  days: {
    id: 'days',
    header: () => t.stages('daysInStage'),
    value: (row) => row.daysInStage,
    text: (row) => `${daysText(row)}${row.isLate ? ` ${t.stages('late')}` : ''}`,
    cell: (row) => (
      <span className="flex items-center gap-2">
        {daysText(row)}
        {row.isLate && <Badge tone="bad">{t.stages('late')}</Badge>}
      </span>
    ),
    sort: false,
    className: 'tnum whitespace-nowrap',
  },
  papers: {
    id: 'papers',
    header: () => t.stages('papersColumn'),
    value: papersText,
    cell: (row) => <span className={row.lacking > 0 ? 'text-warn' : 'text-muted'}>{papersText(row)}</span>,
    sort: false,
    className: 'tnum whitespace-nowrap',
  },
} satisfies Record<string, Column<StageRow>>
