import type { PagePath } from '#web/paths.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { useCurrentPage, usePages } from './pages.ts'

interface PageTrailProps {
  /** The page's name, if it differs from that of the route table. */
  here?: string
  /** The parent page, if it differs from that of the route table. */
  above?: PagePath | undefined
  /** A further page between the parent and the page. */
  between?: Crumb
}

/** The breadcrumbs of the current page by the route table. */
export function PageBreadcrumbs({ here, above, between }: PageTrailProps) {
  const pages = usePages()
  const page = useCurrentPage()
  const to = above ?? page?.above
  if (!to) return null
  const label = pages.find(({ path }) => path === to)?.link?.label ?? ''
  return <Breadcrumbs above={[{ label, to }, ...(between ? [between] : [])]} here={here ?? page?.link?.label ?? ''} />
}
