import type { PagePath } from '#web/paths.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { useCurrentPage, usePages } from './pages.ts'

interface PageBreadcrumbsProps {
  /** The page's name, if it differs from that of the route table. */
  current?: string
  /** The parent page, if it differs from that of the route table. */
  parent?: PagePath | undefined
  /** A further page between the parent and the page. */
  intermediate?: Crumb
}

export function PageBreadcrumbs({ current, parent, intermediate }: PageBreadcrumbsProps) {
  const pages = usePages()
  const page = useCurrentPage()
  const to = parent ?? page?.parent
  if (!to) return null
  const label = pages.find(({ path }) => path === to)?.link?.label() ?? ''
  return (
    <Breadcrumbs
      parents={[{ label, to }, ...(intermediate ? [intermediate] : [])]}
      current={current ?? page?.link?.label() ?? ''}
    />
  )
}
