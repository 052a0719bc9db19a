import type { ReactNode } from 'react'

/** A card with an optional header. */
export function Card({
  title,
  description,
  actions,
  children,
  flush = false,
}: {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** Without padding, for tables and lists. */
  flush?: boolean
}) {
  return (
    <section className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none">
      {title && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 py-3.5 print:px-0">
          <div className="min-w-40 flex-1">
            <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children !== undefined && <div className={flush ? '' : 'p-5 print:px-0'}>{children}</div>}
    </section>
  )
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
  columns?: 2 | 3
}) {
  return (
    <dl
      className={`grid gap-y-4 ${columns === 3 ? 'gap-x-8 sm:grid-cols-2 xl:grid-cols-3' : 'grid-cols-2 gap-x-5 sm:gap-x-8'}`}
    >
      {facts.map(({ label, value, wide = false }) => (
        <div
          key={label}
          className={`min-w-0 ${wide === 'phone' ? 'max-sm:col-span-full' : wide ? 'col-span-full' : ''}`}
        >
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere font-medium">
            {value === null || value === undefined || value === '' ? '-' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
