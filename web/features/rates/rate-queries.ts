import { useQueries } from '@tanstack/react-query'
import { z } from 'zod'
import { type Rate, RateInput } from '#contract/rates/rate.ts'
import type { ReadRate } from '#contract/rates/read-rates.ts'
import { clientEndpoints, rateEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import type { AmountInput } from '#web/forms/filters.ts'
import { ApiError } from '#web/lib/errors.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { Option } from '#web/ui/listbox.tsx'
import type { QueryState } from '#web/ui/query-view.tsx'

const rates = apiQuery(rateEndpoints.all, {})

const rtos = apiQuery(referenceEndpoints.allRtos, {})

const clients = apiQuery(clientEndpoints.all, {})

export function prefetchRateCard(): void {
  for (const query of [rates, allServices(), rtos, clients]) void queryClient.prefetchQuery(query as typeof rates)
}

/** The lists that the fields of a rate are chosen from. */
export interface RateOptions {
  services: readonly Option[]
  rtos: readonly Option[]
  dealers: readonly Option[]
}

/** The lists with what a sheet names and the office does not have, so that its row shows it. */
export function withReadOptions(options: RateOptions, read: readonly ReadRate[]): RateOptions {
  const added = (offered: readonly Option[], names: readonly (string | null)[]) => [
    ...offered,
    ...[...new Set(names)].flatMap((name) =>
      name && !offered.some(({ value }) => value === name) ? [{ value: name, label: name }] : [],
    ),
  ]
  return {
    services: added(
      options.services,
      read.map(({ service }) => service),
    ),
    rtos: added(
      options.rtos,
      read.map(({ toRTO }) => toRTO),
    ),
    dealers: added(
      options.dealers,
      read.map(({ clientId }) => clientId),
    ),
  }
}

interface LoadedRates {
  rates: readonly Rate[]
  options: RateOptions
}

/** The rate card with the lists of its fields: RTOs in use or on the card, verified clients. */
export function useRateCard(): QueryState<LoadedRates> {
  const queries = useQueries({ queries: [rates, allServices(), rtos, clients] })
  const [card, all, offices, dealers] = queries
  const refetch = () => {
    for (const query of queries) if (query.isError) void query.refetch()
  }
  if (!card.data || !all.data || !offices.data || !dealers.data)
    return { data: undefined, error: queries.find(({ isError }) => isError)?.error ?? null, refetch }
  const onCard = new Set(card.data.data.map(({ toRTO }) => toRTO))
  const options = {
    services: all.data.data.map(({ code, label }) => ({ value: code, label })),
    rtos: offices.data.data
      .filter(({ isActive, proposedBy, displayName }) => !proposedBy && (isActive || onCard.has(displayName)))
      .map(({ displayName }) => ({ value: displayName, label: displayName })),
    dealers: dealers.data.data
      .filter(({ isVerified }) => isVerified)
      .map(({ id, firmName }) => ({ value: id, label: firmName })),
  }
  return { data: { rates: card.data.data, options }, error: null, refetch }
}

/** The inputs of a rate; an empty RTO or dealer means every one. */
export interface RateInputs {
  service: string
  toRTO: string
  clientId: string
  receiptAmount: AmountInput
  otherCharges: AmountInput
  adminCharges: AmountInput
  pucCharges: AmountInput
  insuranceCharges: AmountInput
}

export interface RateCardInputs {
  rates: RateInputs[]
}

export interface RateCardValues {
  rates: RateInput[]
}

const { toRTO, clientId } = RateInput.shape

const orEvery = <S extends typeof toRTO | typeof clientId>(schema: S) =>
  z
    .string()
    .transform((text) => text || null)
    .pipe(schema as z.ZodType<string | null, string | null>)

/** The card as its form holds it. */
export const RateCardForm = z.object({
  rates: z.array(RateInput.extend({ toRTO: orEvery(toRTO), clientId: orEvery(clientId) })),
}) as unknown as z.ZodType<RateCardValues, RateCardInputs>

export const emptyRate: RateInputs = {
  service: '',
  toRTO: '',
  clientId: '',
  receiptAmount: null,
  otherCharges: 0,
  adminCharges: 0,
  pucCharges: null,
  insuranceCharges: null,
}

export const toInputs = (rates: readonly (Rate | ReadRate)[]): RateCardInputs => ({
  rates: rates.map((rate) => ({
    ...rate,
    toRTO: rate.toRTO ?? '',
    clientId: rate.clientId ?? '',
    pucCharges: rate.pucCharges ?? null,
    insuranceCharges: rate.insuranceCharges ?? null,
  })),
})

/** Gives the errors of a list, `0.service`, to the rows of the form. */
export function withFieldsOfRows(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`rates.${name}`, text]))
  return new ApiError(error.status, error.serverMessage, fields)
}
