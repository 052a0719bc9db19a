import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Names and values of a dense card: a line for each, the value beside its name. */
export const FactLines = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-2 pointer-coarse:items-baseline">
        <dt className="text-faint text-sm leading-6">{label}</dt>
        <dd className="wrap-anywhere font-medium" translate={translateOf(value)}>
          {orDash(value)}
        </dd>
      </div>
    ))}
  </dl>
)

const factColumns = {
  2: 'grid-cols-2 gap-x-5 sm:gap-x-8',
  3: 'gap-x-8 sm:grid-cols-2 xl:grid-cols-3',
}

/**
 * Names and values in two or three columns; missing values show a dash. A `wide` fact has a row of its own, or only on
 * a phone.
 */
export function Facts({
  facts,
  columns = 3,
}: {
  facts: readonly { label: string; value: ReactNode; wide?: boolean | 'phone' }[]
  columns?: keyof typeof factColumns
}) {
  return (
    <dl className={clsx('grid gap-y-4', factColumns[columns])}>
      {facts.map(({ label, value, wide = false }) => (
        <div
          key={label}
          className={clsx('min-w-0', wide === 'phone' ? 'max-sm:col-span-full' : wide ? 'col-span-full' : '')}
        >
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere font-medium" translate={translateOf(value)}>
            {orDash(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AmountFact {
  label: string
  value: ReactNode
}

export function AmountFacts({ facts, total }: { facts: readonly AmountFact[]; total: AmountFact }) {
  const row = 'flex items-baseline justify-between gap-4 py-0.5'
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="text-right font-medium">{orDash(value)}</dd>
        </div>
      ))}
      <div className={clsx(row, 'mt-2 border-t pt-2')}>
        <dt className="font-medium">{total.label}</dt>
        <dd className="text-right font-semibold text-lg">{orDash(total.value)}</dd>
      </div>
    </dl>
  )
}

/** A plain text is a name or number, which a browser that translates the page leaves as it is. */
const translateOf = (value: ReactNode) => (typeof value === 'string' ? 'no' : undefined)

const orDash = (value: ReactNode) => (value === null || value === undefined || value === '' ? '-' : value)
