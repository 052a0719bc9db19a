import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { t } from '#contract/texts.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { DayText, Money } from '#web/ui/values.tsx'

/** A case of an employee as a card, with its incentive. */
export const employeeTile = (row: CaseRow) => (
  <CaseTile row={row}>
    <span className="min-w-0 wrap-anywhere text-muted">
      <TableHighlight>{row.firmName}</TableHighlight>
    </span>
    <span className="ml-auto shrink-0 text-right">
      <span className="mr-2 text-faint text-sm">{t.incentive('incentive')}</span>
      <span className={typeof row.incentiveAmount !== 'number' ? 'text-muted' : 'font-semibold'}>
        <Money rupees={row.incentiveAmount} />
      </span>
    </span>
  </CaseTile>
)

/** A case of a client as a card, with its amount and payment status. */
export const clientTile = (row: CaseRow) => (
  <CaseTile row={row}>
    {row.payment ? (
      <span className="flex min-w-0 items-center gap-2 text-muted text-sm">
        <StatusBadge kind="payment" status={row.payment.status} />
        {row.payment.mode}
      </span>
    ) : (
      <span className="text-muted text-sm">{t.cases('noPayment')}</span>
    )}
    <span className="ml-auto font-semibold">
      <Money rupees={row.totalAmount} />
    </span>
  </CaseTile>
)

function CaseTile({ row, children }: { row: CaseRow; children: ReactNode }) {
  const { id, CaseNo, status } = row
  return (
    <article className="group relative flex h-full flex-col rounded-lg border bg-surface p-4 transition-colors focus-within:border-accent-line hover:border-accent-line hover:bg-hover/40">
      <div className="flex items-center justify-between gap-3">
        <Link
          to={paths.superadmin.caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id, status }}
          className="tnum font-medium text-accent-ink after:absolute after:inset-0 after:rounded-lg"
        >
          <TableHighlight>{CaseNo}</TableHighlight>
        </Link>
        <StatusBadge kind="case" status={status} />
      </div>
      <p className="tnum mt-2 font-semibold text-lg tracking-wide">
        <PlateLink number={row.vehicleNo} />
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
        <TableHighlight>{row.fromRTO}</TableHighlight>
        <ArrowRight className="size-3.5 shrink-0 text-faint" />
        <span className="sr-only">{t.cases('rtoSeparator')}</span>
        <TableHighlight>{row.toRTO}</TableHighlight>
      </p>
      <dl className="mt-2.5 grid grid-cols-2 gap-3 text-sm">
        {[
          { label: t.cases('applied'), day: row.applicationDate },
          { label: t.cases('appointment'), day: row.appointmentDate },
        ].map(({ label, day }) => (
          <div key={label}>
            <dt className="text-faint text-xs">{label}</dt>
            <dd>
              <DayText day={day} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-3.5">
        <div className="flex min-h-9 items-end gap-3 border-t pt-3">{children}</div>
      </div>
    </article>
  )
}
