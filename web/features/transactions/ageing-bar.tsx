import { clsx } from 'clsx'
import { sumRupees } from '#contract/money.ts'
import { ageingParts } from '#contract/transactions/statement-rows.ts'
import type { Ageing } from '#contract/transactions/transaction.ts'
import { Money } from '#web/ui/values.tsx'

/** The colours by age of the debt, warmer with age. */
const fills: Record<keyof Ageing, string> = {
  days0to30: 'bg-good-fill',
  days31to60: 'bg-accent',
  days61to90: 'bg-warn-fill',
  daysOver90: 'bg-bad-fill',
}

/** The amount owed, by the number of days since it was charged. */
export function AgeingBar({ ageing }: { ageing: Ageing }) {
  const owed = sumRupees(ageingParts().map(({ key }) => Math.max(0, ageing[key])))
  return (
    <div className="@container">
      <div
        className="forced-color-adjust-none flex h-2 gap-0.5 overflow-hidden rounded-full bg-plain-soft"
        aria-hidden="true"
      >
        {ageingParts().map(
          ({ key }) =>
            ageing[key] > 0 && (
              <span key={key} className={fills[key]} style={{ width: `${(100 * ageing[key]) / owed}%` }} />
            ),
        )}
      </div>
      <dl className="mt-3.5 grid grid-cols-2 gap-x-5 gap-y-3 @lg:grid-cols-4">
        {ageingParts().map(({ key, label }) => (
          <div key={key} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-faint text-sm">
              <span
                className={clsx('forced-color-adjust-none size-2 shrink-0 rounded-full', fills[key])}
                aria-hidden="true"
              />
              {label}
            </dt>
            <dd className={clsx('mt-0.5 font-medium', ageing[key] === 0 && 'text-muted')}>
              <Money rupees={ageing[key]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
