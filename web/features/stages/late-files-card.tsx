import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StaffRole } from '#contract/roles.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { daysAllowed, stageLabels, waitedForText } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { lateFiles } from './stage-queries.ts'
import { ALL_LATE } from './stage-search.ts'

/** The files that are late by the most days, each with a link to its case; nothing while none is late. */
export function LateFilesCard({ role }: { role: StaffRole }) {
  const query = useQuery(lateFiles())
  if (query.data?.data.length === 0 || query.isPending) return null
  return (
    <Card
      title={t.stages('lateTitle')}
      description={t.stages('lateDescription')}
      flush
      actions={
        <Link to={paths[role].rto} search={ALL_LATE} className={buttonStyle({ size: 'sm', variant: 'ghost' })}>
          {t.stages('allLate')}
        </Link>
      }
    >
      <QueryView query={query} errorTitle={t.stages('fetchFailed')} skeleton={null}>
        {({ data: rows }) => (
          <ul aria-label={t.stages('lateTitle')} className="@container divide-y">
            {rows.map((row) => (
              <LateFile key={row.id} row={row} role={role} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function LateFile({ row, role }: { row: StageRow; role: StaffRole }) {
  const { id, CaseNo, status, stage, firmName, daysInStage } = row
  return (
    <li className="relative flex items-baseline gap-x-3 gap-y-1 px-5 py-2.5 max-md:flex-wrap hover:bg-hover/60">
      <Link
        to={paths[role].caseDetail.pattern}
        params={{ caseNo: CaseNo }}
        state={{ id, status }}
        className="tnum w-22 shrink-0 rounded-sm font-medium text-accent-ink after:absolute after:inset-0"
      >
        {CaseNo}
      </Link>
      <span className="shrink-0 font-semibold md:min-w-32">
        <PlateLink number={row.vehicleNo} />
      </span>
      <span className="min-w-0 flex-1 truncate text-muted text-sm @max-3xl:hidden" translate="no">
        {firmName}
      </span>
      <span className="min-w-0 text-sm max-md:order-1 max-md:w-full md:truncate">
        {stageLabels()[stage]}
        <span className="text-muted md:@max-3xl:hidden"> · {t.stages('waitsOn', { who: waitedForText(row) })}</span>
      </span>
      <span className="tnum ml-auto shrink-0 font-medium text-bad text-sm">
        {t.stages('daysOver', { days: daysInStage - (daysAllowed(row) ?? 0) })}
      </span>
    </li>
  )
}
