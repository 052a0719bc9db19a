import { Link, useRouterState } from '@tanstack/react-router'
import { ArrowLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { exactMatch, useGoBack } from '#web/lib/address.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { useCurrentPage, usePages } from '#web/lib/pages.ts'
import { type CasePath, caseAddress, type PagePath } from '#web/lib/paths.ts'
import { Button } from './button.tsx'

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
        <div
          data-verbs=""
          className="flex flex-wrap items-center gap-2 md:-my-0.5 max-md:w-full max-md:*:grow max-md:[--ghost:var(--color-plain-soft)] print:hidden"
        >
          {actions}
        </div>
      )}
    </header>
  )
}

interface PageBreadcrumbsProps {
  /** The page's name, if it differs from that of its route. */
  current?: string
  /** True for a name of a person, a firm or a case. */
  isName?: boolean
  /** The parent page, if it differs from that of its route. */
  parent?: PagePath | undefined
  /** A further page between the parent and the page. */
  intermediate?: Crumb
}

export function PageBreadcrumbs({ current, isName = false, parent, intermediate }: PageBreadcrumbsProps) {
  const pages = usePages()
  const page = useCurrentPage()
  const to = parent ?? page?.parent
  if (!to) return null
  const label = pages.find(({ path }) => path === to)?.label?.() ?? ''
  return (
    <Breadcrumbs
      parents={[{ label, to }, ...(intermediate ? [intermediate] : [])]}
      current={current ?? page?.label?.() ?? ''}
      isName={isName}
    />
  )
}

interface Crumb {
  label: string
  to: PagePath | CasePath
  caseNo?: string
}

interface BreadcrumbsProps {
  parents: readonly [Crumb, ...Crumb[]]
  current: string
  isName: boolean
}

/** Breadcrumbs: the parent pages, the nearest last, and the page's own name. */
function Breadcrumbs({ parents, current, isName }: BreadcrumbsProps) {
  const nearest = parents.at(-1) ?? parents[0]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BackButton fallback={nearest.caseNo ? caseAddress(nearest.to, nearest.caseNo) : nearest.to} />
      <nav aria-label={t.ui('breadcrumb')} className="min-w-0 text-sm">
        <ol className="flex min-w-0 flex-wrap items-center gap-1.5 text-faint">
          {parents.map(({ label, to, caseNo }) => (
            <li key={to} className="flex items-center gap-1.5">
              <Link
                to={to}
                params={{ caseNo }}
                translate={caseNo ? 'no' : undefined}
                activeOptions={exactMatch}
                className="rounded-sm text-muted underline-offset-4 hover:text-ink hover:underline"
              >
                {label}
              </Link>
              <ChevronRight className="size-3.5 shrink-0" />
            </li>
          ))}
          <li aria-current="page" translate={isName ? 'no' : undefined} className="max-w-[16rem] truncate">
            {current}
          </li>
        </ol>
      </nav>
    </div>
  )
}

function BackButton({ fallback }: { fallback: string }) {
  const back = useGoBack(fallback)
  return (
    <Button icon={ArrowLeft} variant="ghost" size="sm" className="-ml-2.5" onClick={back}>
      {t.ui('back')}
    </Button>
  )
}
