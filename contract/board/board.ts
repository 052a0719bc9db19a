import { z } from 'zod'
import { CaseStatus } from '../cases/case-kinds.ts'

/** How far back and ahead the board looks. */
export const RECEIVED_DAYS = 30
export const EXPIRY_WEEKS = 8
export const TURNAROUND_WEEKS = 12

const Sum = z.object({ count: z.int(), amount: z.number() })
export type Sum = z.infer<typeof Sum>

/** The office in figures, for the superadmin's home. Amounts are in rupees, weeks begin on Monday. */
export const Board = z.object({
  /** Every state, in the order a case goes through them. */
  cases: z.array(z.object({ status: CaseStatus, count: z.int() })),
  money: z.object({
    /** What was verified, cash and UPI, each of the last days up to today. */
    received: z.array(z.object({ day: z.string(), amount: z.number() })),
    /** Payments that wait for the superadmin's decision. */
    verifying: Sum,
    /** Cases with clients that no live payment covers. */
    unpaid: Sum,
    /** Credit that clients use. */
    credit: z.number(),
    /** Bills that are raised and neither paid nor under verification, and those of them that are past their day. */
    billed: Sum,
    overdue: Sum,
  }),
  /** Cases whose papers expire, this week and the following ones. */
  expiries: z.array(
    z.object({
      week: z.string(),
      PUC: z.int(),
      INSURANCE: z.int(),
      FITNESS: z.int(),
      TAX: z.int(),
      PERMIT: z.int(),
    }),
  ),
  /** What the hourly audit found last: when (null before the first), and the laws of the ledger that were broken. */
  ledger: z.object({ auditedAt: z.string().nullable(), brokenLaws: z.array(z.string()) }),
  /** The days from a case's making to its assigning, the middle one of each week; null where none was assigned. */
  turnaround: z.array(z.object({ week: z.string(), cases: z.int(), days: z.number().nullable() })),
})
export type Board = z.infer<typeof Board>
