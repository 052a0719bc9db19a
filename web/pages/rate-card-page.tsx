import { caseFields } from '#contract/cases/case-fields.ts'
import { messages } from '#contract/messages.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { ratedCharges } from '#contract/rates/rated-charges.ts'
import { RateCardForm } from '#web/features/rates/rate-card-form.tsx'
import { prefetchRateCard, type RateOptions, useRateCard } from '#web/features/rates/rate-queries.ts'
import type { Column } from '#web/table/column.ts'
import { ExportMenu } from '#web/table/export-menu.tsx'
import { rupeesColumn } from '#web/table/value-columns.ts'
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

/** The columns of the card as a file. */
const rateCardColumns = ({ services, dealers }: RateOptions): Column<Rate>[] => [
  {
    id: 'service',
    header: () => messages.rates.service,
    value: ({ service }) => services.find(({ value }) => value === service)?.label ?? service,
  },
  { id: 'toRTO', header: () => messages.rates.rto, value: ({ toRTO }) => toRTO ?? messages.rates.everyRto },
  {
    id: 'clientId',
    header: () => messages.rates.dealer,
    value: ({ clientId }) => dealers.find(({ value }) => value === clientId)?.label ?? messages.rates.everyDealer,
  },
  ...ratedCharges.map((name) => rupeesColumn(name, caseFields.expenseDetail[name].label)),
]
