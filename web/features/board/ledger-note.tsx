import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { Board } from '#contract/board/board.ts'
import { t } from '#contract/texts.ts'
import { InstantText } from '#web/ui/values.tsx'

/** The result of the ledger's audit: a note if all laws hold, otherwise the broken laws and the next step. */
export function LedgerNote({ ledger: { auditedAt, brokenLaws } }: { ledger: Board['ledger'] }) {
  if (!auditedAt) return null
  if (brokenLaws.length === 0) {
    return (
      <p className="mt-5 flex items-start gap-2 border-t pt-4 text-faint text-sm">
        <ShieldCheck className="mt-0.5 size-4 shrink-0" />
        <span>{t.board.rich('ledgerAudited', { auditedAt: () => <InstantText instant={auditedAt} time /> })}</span>
      </p>
    )
  }
  return (
    <div role="status" className="mt-5 flex gap-3 rounded-md border border-bad-line bg-bad-soft px-4 py-3">
      <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-bad" />
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold text-bad">{t.board('ledgerBroken')}</p>
        <p className="mt-0.5">
          {t.board.rich('lawsBroken', { auditedAt: () => <InstantText instant={auditedAt} time /> })}
        </p>
        <ul className="mt-1 list-disc pl-5">
          {brokenLaws.map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted text-sm">{t.board('ledgerAdvice')}</p>
      </div>
    </div>
  )
}
