import { useQuery } from '@tanstack/react-query'
import { t } from '#contract/texts.ts'
import { RequestForm } from '#web/features/requests/request-form.tsx'
import { RequestList } from '#web/features/requests/request-list.tsx'
import { requestsPage } from '#web/features/requests/request-queries.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { queryClient } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Below, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function loader() {
  void queryClient.prefetchQuery(allServices())
  void queryClient.prefetchQuery(requestsPage(null, 0))
}

/** What a dealer asks the office to do, and what became of it. */
export function Page() {
  const services = useQuery(allServices())
  return (
    <>
      <PageHeader description={t.requests('descriptionForDealer')} />
      <div className="grid gap-5">
        <Card title={t.requests('ask')}>
          {/* Not before its services are there: each field of the form would ask for them again. */}
          <QueryView
            query={services}
            errorTitle={t.services('fetchFailed')}
            skeleton={<Skeleton className="h-96 w-full rounded-md" />}
          >
            {() => <RequestForm />}
          </QueryView>
        </Card>
        <Below isLoading={services.isPending}>
          <Card title={t.requests('own')} flush>
            <RequestList
              status={null}
              isOfStaff={false}
              empty={{ title: t.requests('emptyTitles.open'), detail: t.requests('emptyOwn') }}
            />
          </Card>
        </Below>
      </div>
    </>
  )
}
