import { z } from 'zod'
import { type ActivityAction, activityActions } from '../activity-actions.ts'
import { Role } from '../endpoint.ts'
import { inAddress, pageQuery, sortKey } from '../fields.ts'
import { requiredReason } from '../reason.ts'
import { textKey } from '../texts.ts'
import { creator } from './case.ts'

export type CaseEvent = ActivityAction<'case'>

/** Entries of one page of a history: of the whole history without a page, the newest ones. */
export const HISTORY_PAGE_SIZE = 200

/** The page of a history; a page may be larger than that of other lists. */
export const HistoryQuery = z.strictObject({
  ...pageQuery,
  pageSize: inAddress(z.int().min(1).max(HISTORY_PAGE_SIZE)),
  sort: sortKey(['at']).optional(),
})

const HistoryValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** One entry of a case's history; amounts in rupees, Aadhaar masked. `by` is null for jobs of the portal. */
export const CaseHistoryEntry = z.object({
  at: z.string(),
  /** A dealer's person has the firm. */
  by: creator.extend({ role: Role, firmName: z.string().optional() }).nullable(),
  /** The name of the API key by which the change was made; missing for a person's. */
  key: z.string().optional(),
  action: z.enum(activityActions.case),
  changes: z.record(z.string(), z.object({ from: HistoryValue, to: HistoryValue })),
})
export type CaseHistoryEntry = z.infer<typeof CaseHistoryEntry>

/** The reason for reading the full Aadhaar numbers; the history of the case keeps it. */
export const RevealAadhaar = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })

/** The full Aadhaar numbers of both owners; null where the case has no owner details, or the owner is a company. */
export const RevealedAadhaar = z.object({ sellerAadharNo: z.string().nullable(), buyerAadharNo: z.string().nullable() })
