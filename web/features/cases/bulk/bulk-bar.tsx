import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import type { BulkOutcome } from './use-bulk-cases.ts'

interface BulkBarProps {
  /** How many rows are chosen, as text. */
  chosen: string
  outcome: BulkOutcome | null
  children: ReactNode
}

/** The bar at the foot of a list whose rows are chosen: what can be done with all of them, and who was refused. */
export const BulkBar = ({ chosen, outcome, children }: BulkBarProps) => (
  <div className="tall:sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 mt-5 grid gap-2 rounded-lg border bg-raised px-4 py-3 shadow-pop print:hidden">
    <div role="status" className="max-h-40 overflow-y-auto text-sm">
      {outcome && (
        <p className="font-medium">{t.bulk('outcome', { done: outcome.done, failed: outcome.failed.length })}</p>
      )}
      {outcome && <CaseReasons reasons={outcome.failed} />}
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto font-medium">{chosen}</p>
      {children}
    </div>
  </div>
)

/** Cases with the reason why each was, or is, left out. */
export const CaseReasons = ({ reasons }: { reasons: BulkOutcome['failed'] }) => (
  <ul className="grid gap-0.5">
    {reasons.map(({ caseNo, message }) => (
      <li key={caseNo}>
        <span className="tnum font-medium">{caseNo}</span>: {message}
      </li>
    ))}
  </ul>
)
