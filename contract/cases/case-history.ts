import { z } from 'zod'
import { type ActivityAction, activityActions } from '../activity/activity-actions.ts'
import { Role } from '../endpoint.ts'
import { requiredReason } from '../fields.ts'
import { messages } from '../messages.ts'
import { creator } from './case.ts'

/** What can have happened to a case, as its history says it. */
export type CaseEvent = ActivityAction<'case'>

const HistoryValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry of a case's history; amounts in rupees, Aadhaar masked. `by` is null for the office's own jobs. */
export const CaseHistoryEntry = z.object({
  at: z.string(),
  by: creator.extend({ role: Role }).nullable(),
  action: z.enum(activityActions.case),
  changes: z.record(z.string(), z.object({ from: HistoryValue, to: HistoryValue })),
})
export type CaseHistoryEntry = z.infer<typeof CaseHistoryEntry>

/** Why someone needs to read the Aadhaar numbers in full; it stays in the case's history. */
export const RevealAadhaar = z.strictObject({ reason: requiredReason(messages.cases.reasonRequired) })

/** Both numbers in full; none where the case has no owner details. */
export const RevealedAadhaar = z.object({ sellerAadharNo: z.string().nullable(), buyerAadharNo: z.string().nullable() })
