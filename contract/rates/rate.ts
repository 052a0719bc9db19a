import { z } from 'zod'
import { caseFields } from '../cases/case-fields.ts'
import { endpoint } from '../endpoint.ts'
import { optionalRupees, requiredRupees, requiredText } from '../fields.ts'
import { MAX_RATES, MAX_TEXT } from '../limits.ts'
import { staffRoles } from '../roles.ts'
import { ServiceCode } from '../services/service.ts'
import { serviceCodes } from '../services/service-values.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import type { serviceCharges } from './rate-columns.ts'
import { ReadRates, ReadRatesFields } from './read-rates.ts'

/**
 * A row of the rate card: what a service costs, in rupees. A null `toRTO` (display name) means every RTO, a null
 * `clientId` every dealer. PUC and insurance, which a case has once, are missing where the card does not say them.
 */
export const Rate = z.object({
  service: ServiceCode,
  toRTO: z.string().nullable(),
  clientId: z.uuid().nullable(),
  receiptAmount: z.number(),
  otherCharges: z.number(),
  adminCharges: z.number(),
  pucCharges: z.number().optional(),
  insuranceCharges: z.number().optional(),
})

export type Rate = z.infer<typeof Rate>

const amount = (name: (typeof serviceCharges)[number]) =>
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
  pucCharges: optionalRupees(),
  insuranceCharges: optionalRupees(),
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

/**
 * The sums of the best rows of the services in rupees, null without any row; of PUC and insurance the highest, missing where
 * no row says it. Employees get no `adminCharges`.
 */
export const Suggestion = z.object({
  receiptAmount: z.number().nullable(),
  otherCharges: z.number().nullable(),
  adminCharges: z.number().nullable().optional(),
  pucCharges: z.number().optional(),
  insuranceCharges: z.number().optional(),
})

export type Suggestion = z.infer<typeof Suggestion>

/** What the office charges by service, RTO and dealer. */
export const rateEndpoints = {
  all: endpoint('GET', '/rate/all', {
    roles: ['superadmin'],
    summary: 'The rate card, in its order',
    data: z.array(Rate),
  }),
  replace: endpoint('PUT', '/rate/all', {
    roles: ['superadmin'],
    summary: 'Replace the rate card',
    body: EditRates,
    data: z.array(Rate),
    message: 'rates.saved',
  }),
  read: endpoint('POST', '/rate/read', {
    roles: ['superadmin'],
    summary: 'Read a rate card from a sheet (CSV, XLSX), with what is wrong with each row; nothing is saved',
    accepts: 'multipart',
    body: ReadRatesFields,
    data: ReadRates,
  }),
  suggest: endpoint('POST', '/rate/suggest', {
    roles: staffRoles,
    summary: 'The charges of a case by the rate card; admin charges for superadmins only',
    body: SuggestionAsk,
    data: Suggestion,
  }),
}
