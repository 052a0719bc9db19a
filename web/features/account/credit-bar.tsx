import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { creditUse } from '#web/domain/credit-used.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** A client's credit on the home page: what is left, with a bar. Nothing where no credit was granted. */
export function CreditBar({ limit, used }: { limit: number; used: number }) {
  if (limit <= 0 && used <= 0) return null
  const { share, available, tone } = creditUse(limit, used)
  return (
    <Card title={messages.account.credit}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="tnum font-semibold text-lg">{messages.account.creditLeft(showRupees(available))}</span>
        <span className="tnum text-muted text-sm">
          {messages.account.creditOf(showRupees(used), showRupees(limit))}
        </span>
      </p>
      <ProgressBar share={share} tone={tone} label={messages.client.creditUsed} />
    </Card>
  )
}
