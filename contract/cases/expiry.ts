import { z } from 'zod'
import { requiredDay } from '../fields.ts'
import { textKey } from '../texts.ts'
import { expiryTypes } from './case-fields.ts'
import { type ExpiryField, expiryFields } from './case-list-fields.ts'
import { dateRange, isOrderedRange, reversedRangeError } from './case-lists.ts'

export const ExpiryType = z.enum(expiryTypes, {
  error: textKey('fields.badExpiryType', {
    types: expiryTypes.slice(0, -1).join(', '),
    last: expiryTypes.at(-1) ?? '',
  }),
})
export type ExpiryType = z.infer<typeof ExpiryType>

/** A new date for one type of expiry. */
export const ExpiryUpdate = z.strictObject({
  expiryType: ExpiryType,
  newExpiryDate: requiredDay(textKey('summary.pickDate')),
})

export const SummaryRange = z.strictObject(dateRange).refine(isOrderedRange, reversedRangeError)

const expiryShape = Object.fromEntries(
  expiryTypes.map((type) => [expiryFields[type], z.string().nullable()]),
) as Record<ExpiryField, z.ZodNullable<z.ZodString>>

/** A case in the expiry summary. */
export const ExpiringCase = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  buyerName: z.string().nullable(),
  buyerPhoneNo: z.string().nullable(),
  ...expiryShape,
})
export type ExpiringCase = z.infer<typeof ExpiringCase>

/** Maximum cases per type in the summary; the count is exact beyond them. */
export const SUMMARY_CASES = 500

export const ExpirySummary = z.object({ expiryType: ExpiryType, count: z.int(), cases: z.array(ExpiringCase) })
export type ExpirySummary = z.infer<typeof ExpirySummary>
