import { z } from 'zod'
import { requiredDay } from '../fields.ts'
import { messages } from '../messages.ts'
import type { expiryFilters } from './case-kinds.ts'
import { dateRange, inOrder, reversed } from './case-lists.ts'

export const expiryTypes = ['PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'] as const
export const ExpiryType = z.enum(expiryTypes, { error: 'Expiry type must be PUC, INSURANCE, FITNESS, TAX or PERMIT' })
export type ExpiryType = z.infer<typeof ExpiryType>

/** The field that each type of expiry is. */
export const expiryFields = {
  PUC: 'pucExpiry',
  INSURANCE: 'insuranceExpiry',
  FITNESS: 'fitnessExpiry',
  TAX: 'taxExpiry',
  PERMIT: 'permitExpiry',
} as const satisfies Record<ExpiryType, (typeof expiryFilters)[number]>

/** A new date for one type of expiry (spec/1 point 5). */
export const ExpiryUpdate = z.strictObject({
  expiryType: ExpiryType,
  newExpiryDate: requiredDay(messages.summary.pickDate),
})

/** From and to of the expiry summary. */
export const SummaryRange = z.strictObject(dateRange).refine(inOrder, reversed)

/** A case in the expiry summary (spec/1 point 3). */
export const ExpiringCase = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  buyerName: z.string().nullable(),
  buyerPhoneNo: z.string().nullable(),
  pucExpiry: z.string().nullable(),
  insuranceExpiry: z.string().nullable(),
  fitnessExpiry: z.string().nullable(),
  taxExpiry: z.string().nullable(),
  permitExpiry: z.string().nullable(),
})
export type ExpiringCase = z.infer<typeof ExpiringCase>

/** The most cases that the summary lists for each type; its count is exact beyond them. */
export const SUMMARY_CASES = 500

export const ExpirySummary = z.object({ expiryType: ExpiryType, count: z.int(), cases: z.array(ExpiringCase) })
export type ExpirySummary = z.infer<typeof ExpirySummary>
