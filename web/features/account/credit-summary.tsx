import { Info } from 'lucide-react'
import { billDueDay, monthEnd, officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { creditUse } from '#web/domain/credit-used.tsx'
import { Money } from '#web/domain/money.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const inks = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** A client's credit with a bar, and its billing dates (spec/2 screen 21). */
export function CreditSummary({ limit, used }: { limit: number; used: number }) {
  const { share, percent, available, tone } = creditUse(limit, used)
  const today = officeDay(new Date())
  return (
    <Card title={messages.client.creditSummary}>
      <dl className="mb-5 grid gap-x-8 gap-y-2 lg:grid-cols-3">
        {[
          { label: messages.account.creditLimit, rupees: limit },
          { label: messages.account.utilized, rupees: used },
          { label: messages.client.available, rupees: available },
        ].map(({ label, rupees }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 lg:block">
            <dt className="text-faint text-sm">{label}</dt>
            <dd className="font-semibold text-lg tracking-tight lg:mt-0.5 lg:text-xl">
              <Money rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <div data-tone={tone}>
        <ProgressBar share={share} tone={tone} label={messages.client.creditUsed} />
      </div>
      <p className={`mt-2 text-sm ${inks[tone]}`}>
        {limit > 0 ? messages.account.percentUsed(percent) : messages.account.noCredit}
      </p>
      <p className="mt-5 flex gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-muted text-sm">
        <Info className="mt-0.5 size-4 shrink-0 text-faint" aria-hidden="true" />
        <span>{messages.account.creditBilling(showDay(monthEnd(today)), showDay(billDueDay(today)))}</span>
      </p>
    </Card>
  )
}
