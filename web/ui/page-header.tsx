import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '#web/lib/title.ts'

/** The header of a page: title (also that of the browser tab), description, and actions. */
export function PageHeader({
  title: ownTitle,
  isName = false,
  documentTitle,
  description,
  actions,
  breadcrumbs,
}: {
  /** By default the page's name in the route table. */
  title?: string
  /** True for a title that names a person, a firm or a case. */
  isName?: boolean
  /** The title of the browser tab, if it differs from `title`. */
  documentTitle?: string
  description?: ReactNode
  actions?: ReactNode
  /** The breadcrumbs or a Back button. */
  breadcrumbs?: ReactNode
}) {
  const label = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.label })
  const title = ownTitle ?? label?.() ?? ''
  useDocumentTitle(documentTitle ?? title)
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {breadcrumbs && <div className="-mb-1.5 w-full print:hidden">{breadcrumbs}</div>}
      {/* A long description goes below the title before the actions do. */}
      <div className="min-w-0 md:min-w-48 md:flex-1">
        <div className="wrap-anywhere lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
          <h1
            tabIndex={-1}
            data-page-focus=""
            translate={isName ? 'no' : undefined}
            className="font-semibold text-xl tracking-tight md:text-2xl"
          >
            {title}
          </h1>
          {description && <p className="text-muted max-lg:mt-1">{description}</p>}
        </div>
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 md:-my-0.5 max-md:w-full max-md:*:grow max-md:[--ghost:var(--color-plain-soft)] print:hidden">
          {actions}
        </div>
      )}
    </header>
  )
}
