import { caseFields } from '#contract/cases/case-fields.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { ratedCharges } from '#contract/rates/rated-charges.ts'
import { t, textOf } from '#contract/texts.ts'
import { RateCardForm } from '#web/features/rates/rate-card-form.tsx'
import { prefetchRateCard, type RateOptions, useRateCard } from '#web/features/rates/rate-queries.ts'
import { type Column, rupeesColumn } from '#web/table/column.tsx'
import { ExportMenu } from '#web/table/export-menu.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const loader = prefetchRateCard

/** What the office charges by service, RTO and dealer. */
export function Page() {
  const query = useRateCard()
  const { rates = [], options } = query.data ?? {}
  return (
    <>
      <PageHeader
        description={t.rates('description')}
        actions={
          options &&
          rates.length > 0 && (
            <ExportMenu title={t.rates('title')} columns={rateCardColumns(options)} rows={() => rates} />
          )
        }
      />
      <QueryView
        query={query}
        errorTitle={t.rates('fetchFailed')}
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
    header: () => t.rates('service'),
    value: ({ service }) => services.find(({ value }) => value === service)?.label ?? service,
  },
  { id: 'toRTO', header: () => t.rates('rto'), value: ({ toRTO }) => toRTO ?? t.rates('everyRto') },
  {
    id: 'clientId',
    header: () => t.rates('dealer'),
    value: ({ clientId }) => dealers.find(({ value }) => value === clientId)?.label ?? t.rates('everyDealer'),
  },
  ...ratedCharges.map((name) => rupeesColumn(name, () => textOf(caseFields.expenseDetail[name].label))),
]
