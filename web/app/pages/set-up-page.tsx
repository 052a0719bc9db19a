import { t } from '#contract/texts.ts'
import { setUpProgress } from '#web/features/set-up/set-up-progress.ts'
import { queryClient } from '#web/lib/query.ts'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { OfficeSetUp } from './office-set-up.tsx'

export const loader = () => void queryClient.prefetchQuery(setUpProgress())

/** The guide through the first hour of an office, also after it was hidden on the home. */
export function Page() {
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.setUp('guideExplained')} />
      <div className="max-w-4xl">
        <OfficeSetUp />
      </div>
    </>
  )
}
