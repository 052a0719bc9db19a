import { caseFields } from '#contract/cases/case-fields.ts'
import { messages } from '#contract/messages.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { ratedCharges } from '#contract/rates/rated-charges.ts'
import type { Column } from '#web/table/column.ts'
import { rupeesColumn } from '#web/table/value-columns.ts'
import type { RateOptions } from './rate-queries.ts'

/** The columns of the card as a file. */
export const rateCardColumns = ({ services, dealers }: RateOptions): Column<Rate>[] => [
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
