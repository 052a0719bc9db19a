import { Clock } from 'lucide-react'
import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { Statement } from '#contract/transactions/transaction.ts'
import { AgeingBar } from '#web/domain/ageing-bar.tsx'
import { Money } from '#web/domain/money.tsx'
import { richText } from '#web/lib/rich-text.ts'
import { Card } from '#web/ui/card.tsx'

/** Opening balance, debits, credits, closing balance, and the age of the debt. */
export function StatementSums({ statement }: { statement: Statement }) {
  const { fromDate, toDate, openingBalance, totalDebit, totalCredit, closingBalance, underVerification } = statement
  const hasWaiver = statement.lines.some(({ kind }) => kind === 'WAIVER')
  const sums = [
    { label: messages.statement.openingBalance, on: fromDate, rupees: openingBalance },
    { label: messages.transactions.charged, rupees: totalDebit },
    { label: hasWaiver ? messages.transactions.paidOrWaived : messages.transactions.paid, rupees: totalCredit },
    { label: messages.statement.closingBalance, on: toDate, rupees: closingBalance, strong: true },
  ]
  return (
    <div className="mb-4 grid grid-cols-1 gap-4 xl:grid-cols-2">
      <Card>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
          {sums.map(({ label, on, rupees, strong = false }) => (
            <div key={label} className="flex min-w-0 flex-col justify-end">
              <dt className="text-faint text-sm">
                {on ? `${label}, ` : label}
                {on && <span className="whitespace-nowrap">{showDay(on)}</span>}
              </dt>
              <dd className={`mt-0.5 tracking-tight ${strong ? 'font-semibold text-xl' : 'font-medium text-lg'}`}>
                <Money rupees={rupees} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2 className="font-medium">{messages.transactions.ageingTitle}</h2>
        <p className="mb-4 text-muted text-sm">{messages.transactions.ageingExplained}</p>
        <AgeingBar ageing={statement.ageing} />
        {underVerification > 0 && (
          <p className="mt-4 flex items-center gap-2 border-t pt-3.5 text-muted text-sm">
            <Clock className="size-4 shrink-0 text-info" aria-hidden="true" />
            <span>
              {richText(messages.transactions.underVerificationNotCounted(<Money rupees={underVerification} />))}
            </span>
          </p>
        )}
      </Card>
    </div>
  )
}
