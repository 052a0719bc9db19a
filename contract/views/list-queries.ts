import { z } from 'zod'
import { CaseFilter, CaseList } from '../cases/case-query.ts'
import { clientEndpoints } from '../clients/client.ts'
import { paymentEndpoints } from '../payments/payment.ts'
import { WorklistFilter } from '../reminders/reminder.ts'
import { StageFilter } from '../stages/stage.ts'
import { textKey } from '../texts.ts'
import { vehicleEndpoints } from '../vehicles/vehicle.ts'

/** The query of each list: the request schema of its call. */
export const listQueries = {
  verified: CaseFilter,
  unverified: CaseList,
  rejected: CaseFilter,
  stages: StageFilter,
  vehicles: vehicleEndpoints.all.query,
  reminders: WorklistFilter,
  payments: paymentEndpoints.pending.query,
  clients: clientEndpoints.all.query,
}

/** Lists whose own call has a query string, where a number is text. */
const inQueryString = ['unverified', 'vehicles', 'payments', 'clients'] as const

type Query = Record<string, unknown>
type QuerySchema = z.ZodType<Query, Query>

/** A number as the schema of a query string takes it. */
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/**
 * Returns the schema of a view's query: that of the list's own call, whose result it accepts again. Of lists that are called
 * with a query string it takes numbers as well.
 */
export function viewQuery(list: keyof typeof listQueries): z.ZodType<Query> {
  const schema = (listQueries[list] as unknown as QuerySchema).refine(({ after }) => after === undefined, {
    path: ['after'],
    error: textKey('fields.notKnown'),
  })
  if (!inQueryString.some((name) => name === list)) return schema
  return z
    .record(z.string(), z.unknown())
    .transform((query) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)])))
    .pipe(schema)
}
