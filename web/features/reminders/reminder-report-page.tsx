import { useQuery } from '@tanstack/react-query'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { ReportTable } from '#web/features/reminders/report-table.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const report = () => apiQuery(reminderEndpoints.report, {})

export const loader = () => void queryClient.prefetchQuery(report())

/** What came of the reminders: sent, renewed here, renewed elsewhere. */
export function Page() {
  const query = useQuery(report())
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.reminderReport('description')} />
      <div className="grid max-w-4xl grid-cols-1 gap-3">
        <QueryView
          query={query}
          errorTitle={t.reminderReport('fetchFailed')}
          frame={(error) => <Card>{error}</Card>}
          skeleton={<Skeleton className="h-64 w-full rounded-md" />}
          isEmpty={({ data }) => data.length === 0}
          empty={
            <Card flush>
              <EmptyState
                title={t.reminderReport('empty')}
                detail={t.reminderReport('emptyDetail')}
                action={<OpenPage page={paths.superadmin.reminderSettings} label={t.reminderSettings('title')} />}
              />
            </Card>
          }
        >
          {({ data }) => (
            <>
              <ReportTable rows={data} />
              <p className="text-faint text-sm">{t.reminderReport('explained')}</p>
            </>
          )}
        </QueryView>
      </div>
    </>
  )
}
