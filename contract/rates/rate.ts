import { z } from 'zod'
import { caseFields } from '../cases/case-fields.ts'
import { requiredRupees, requiredText } from '../fields.ts'
import { MAX_RATES, MAX_TEXT } from '../limits.ts'
import { ServiceCode } from '../services/service.ts'
import { serviceCodes } from '../services/service-values.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import type { RatedCharge } from './rated-charges.ts'

/**
 * A row of the rate card: what a service costs, in rupees. A null `toRTO` (display name) means every RTO, a null
 * `clientId` every dealer.
 */
export const Rate = z.object({
  service: ServiceCode,
  toRTO: z.string().nullable(),
  clientId: z.uuid().nullable(),
  receiptAmount: z.number(),
  otherCharges: z.number(),
  adminCharges: z.number(),
})
export type Rate = z.infer<typeof Rate>

const amount = (name: RatedCharge) =>
  requiredRupees(textKey('general.isRequiredStop', { label: textKey(caseFields.expenseDetail[name].label) }))

/** A row as it is saved. */
export const RateInput = z.strictObject({
  service: z.enum(serviceCodes, { error: textKey('rates.serviceRequired') }),
  toRTO: requiredText(textKey('rates.unknownRto'), MAX_TEXT, normalizeLine).nullable(),
  clientId: z
    .uuid({ error: textKey('rates.unknownDealer') })
    .toLowerCase()
    .nullable(),
  receiptAmount: amount('receiptAmount'),
  otherCharges: amount('otherCharges'),
  adminCharges: amount('adminCharges'),
})
export type RateInput = z.output<typeof RateInput>

/** The whole card, in its order. */
export const EditRates = z
  .array(RateInput)
  .max(MAX_RATES, textKey('rates.tooMany', { most: MAX_RATES }))
  .transform((rates) => ({ rates }))

/** What a case asks for; the RTO in any spelling. */
export const SuggestionAsk = z.strictObject({
  services: z.array(ServiceCode).max(serviceCodes.length),
  toRTO: requiredText(
    textKey('general.isRequired', { label: textKey(caseFields.vehicleDetail.toRTO.label) }),
    MAX_TEXT,
    normalizeLine,
  ),
  clientId: z
    .uuid({ error: textKey('rates.unknownDealer') })
    .toLowerCase()
    .nullable(),
})

/** The sums of the best rows of the services in rupees, null without any row; employees get no `adminCharges`. */
export const Suggestion = z.object({
  receiptAmount: z.number().nullable(),
  otherCharges: z.number().nullable(),
  adminCharges: z.number().nullable().optional(),
})
export type Suggestion = z.infer<typeof Suggestion>
