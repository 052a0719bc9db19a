import { z } from 'zod'
import { dateRange, isOrderedRange, reversedRangeError } from '../cases/case-lists.ts'
import type { CaseStatus } from '../cases/case-values.ts'
import { endpoint } from '../endpoint.ts'
import { textKey } from '../texts.ts'

/** What the report has a row for. */
export const marginGroups = ['service', 'rto', 'dealer', 'month'] as const

export type MarginGroup = (typeof marginGroups)[number]

/** The statuses of charged cases: assigning freezes their amount. */
export const chargedStatuses = ['assigned', 'paid'] as const satisfies readonly CaseStatus[]

/** Cases by their application date, both days included. */
export const MarginQuery = z
  .strictObject({ ...dateRange, by: z.enum(marginGroups, { error: textKey('margin.badGroup') }) })
  .refine(isOrderedRange, reversedRangeError)

/**
 * What charged cases brought, in rupees: `margin` is `charges` less what was paid on at cost (receipt, PUC, insurance), less
 * other expenses and the incentive. What the cash books say was spent of a charge at cost counts in the place of the charge.
 */
export const MarginRow = z.object({
  /** The codes of the services, joined by commas; the RTO; the client's id; or the month, `2026-10`. */
  key: z.string(),
  /** The name of `key` for people: of a dealer the firm, else the same. */
  name: z.string(),
  cases: z.int(),
  charges: z.number(),
  receipt: z.number(),
  pucAndInsurance: z.number(),
  /** What the cash books say was spent on the cases for anything else. */
  spentOtherwise: z.number(),
  incentive: z.number(),
  margin: z.number(),
})

export type MarginRow = z.infer<typeof MarginRow>

/** What the office keeps of its charges. */
export const marginEndpoints = {
  report: endpoint('GET', '/report/margin', {
    roles: ['superadmin'],
    summary: 'Charges of assigned and paid cases against receipt and incentive, by services, RTO, dealer or month',
    query: MarginQuery,
    data: z.array(MarginRow),
  }),
}
