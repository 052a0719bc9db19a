import type { PagePath } from '#web/paths.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { useCurrentPage, usePages } from './pages.ts'

interface PageTrailProps {
  /** The page's own name, if not that of the route table. */
  here?: string
  /** The page above, if not that of the route table. */
  above?: PagePath | undefined
  /** Another page between the two. */
  between?: Crumb
}

/** The way back from the present page, as the route table has it. */
export function PageBreadcrumbs({ here, above, between }: PageTrailProps) {
  const pages = usePages()
  const page = useCurrentPage()
  const to = above ?? page?.above
  if (!to) return null
  const label = pages.find(({ path }) => path === to)?.label ?? ''
  return <Breadcrumbs above={[{ label, to }, ...(between ? [between] : [])]} here={here ?? page?.label ?? ''} />
}
