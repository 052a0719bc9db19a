import { z } from 'zod'
import { type Rate, RateInput } from '#contract/rates/rate.ts'
import type { ReadRate } from '#contract/rates/read-rates.ts'
import type { AmountInput } from '#web/forms/filters.ts'
import { ApiError } from '#web/lib/errors.ts'

/** The inputs of a rate; an empty RTO or dealer means every one. */
export interface RateInputs {
  service: string
  toRTO: string
  clientId: string
  receiptAmount: AmountInput
  otherCharges: AmountInput
  adminCharges: AmountInput
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
}

export const toInputs = (rates: readonly (Rate | ReadRate)[]): RateCardInputs => ({
  rates: rates.map((rate) => ({ ...rate, toRTO: rate.toRTO ?? '', clientId: rate.clientId ?? '' })),
})

/** Gives the errors of a list, `0.service`, to the rows of the form. */
export function withFieldsOfRows(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, text]) => [`rates.${name}`, text]))
  return new ApiError(error.status, error.serverMessage, fields)
}
