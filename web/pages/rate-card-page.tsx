import { messages } from '#contract/messages.ts'
import { rateCardColumns } from '#web/features/rates/rate-card-columns.ts'
import { RateCardForm } from '#web/features/rates/rate-card-form.tsx'
import { prefetchRateCard, useRateCard } from '#web/features/rates/rate-queries.ts'
import { ExportMenu } from '#web/table/export-menu.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const loader = prefetchRateCard

/** What the office charges by service, RTO and dealer (contract-trade section 9). */
export function Page() {
  const query = useRateCard()
  const { rates = [], options } = query.data ?? {}
  return (
    <>
      <PageHeader
        description={messages.rates.description}
        actions={
          options &&
          rates.length > 0 && (
            <ExportMenu title={messages.rates.title} columns={rateCardColumns(options)} rows={() => rates} />
          )
        }
      />
      <QueryView
        query={query}
        errorTitle={messages.rates.fetchFailed}
        frame={(error) => <Card>{error}</Card>}
        skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      >
        {(loaded) => <RateCardForm {...loaded} />}
      </QueryView>
    </>
  )
}
