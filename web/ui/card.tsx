import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Card({
  title,
  description,
  actions,
  children,
  flush = false,
  dense = false,
}: {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** Without padding, for tables and lists. */
  flush?: boolean
  /** With less room around its content, for a page of many cards. */
  dense?: boolean
}) {
  return (
    <section className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none">
      {title && (
        <header
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 print:px-0',
            dense ? 'py-1.5' : 'py-3.5',
          )}
        >
          <div className="min-w-40 flex-1">
            <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children !== undefined && (
        <div className={flush ? '' : clsx('@container px-5 print:px-0', dense ? 'py-2.5' : 'py-5')}>{children}</div>
      )}
    </section>
  )
}
