import { clsx } from 'clsx'
import { sumRupees } from '#contract/money.ts'
import { ageingParts } from '#contract/transactions/statement-rows.ts'
import type { Ageing } from '#contract/transactions/transaction.ts'
import { Money } from '#web/ui/values.tsx'

/** The colours by age of the debt: the older, the hotter. */
const fills: Record<keyof Ageing, string> = {
  days0to30: 'bg-age-1',
  days31to60: 'bg-age-2',
  days61to90: 'bg-age-3',
  daysOver90: 'bg-age-4',
}

/** The colour of an age beside its name or amount. */
export const AgeMark = ({ age }: { age: keyof Ageing }) => (
  <span
    className={clsx('forced-color-adjust-none inline-block size-2 shrink-0 rounded-full', fills[age])}
    aria-hidden="true"
  />
)

const owedOf = (ageing: Ageing) => sumRupees(ageingParts().map(({ key }) => Math.max(0, ageing[key])))

/** The least visible width of a debt, in percent. */
const LEAST = 1

/** The parts of a debt side by side; decorative. `of` is the debt that fills the width: by default this one. */
export function AgeingStrip({ ageing, of = owedOf(ageing) }: { ageing: Ageing; of?: number | undefined }) {
  const shares = ageingParts().map(({ key }) => ({ key, share: ageing[key] > 0 ? (100 * ageing[key]) / of : 0 }))
  return (
    <div
      className="forced-color-adjust-none flex h-2 gap-0.5 overflow-hidden rounded-full bg-plain-soft"
      aria-hidden="true"
    >
      {shares.map(
        ({ key, share }) =>
          share > 0 && <span key={key} className={fills[key]} style={{ width: `${Math.max(LEAST, share)}%` }} />,
      )}
    </div>
  )
}

/** The amount owed, by the number of days since it was charged. */
export function AgeingBar({ ageing }: { ageing: Ageing }) {
  return (
    <div className="@container">
      <AgeingStrip ageing={ageing} />
      <dl className="mt-3.5 grid grid-cols-2 gap-x-5 gap-y-3 @lg:grid-cols-4">
        {ageingParts().map(({ key, label }) => (
          <div key={key} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-faint text-sm">
              <AgeMark age={key} />
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
