import { z } from 'zod'
import { CaseStatus } from '../cases/case-enums.ts'
import { byExpiryType } from '../cases/case-list-fields.ts'
import { endpoint } from '../endpoint.ts'
import { ServiceCode } from '../services/service.ts'

/** The periods that the board covers. */
export const RECEIVED_DAYS = 30

export const EXPIRY_WEEKS = 8

export const TURNAROUND_WEEKS = 12

export const RTO_TURNAROUND_DAYS = 90

/** Fewer files of an RTO and service than these are no forecast. */
export const FILES_OF_FORECAST = 20

/** Maximum rows of RTO and service. */
export const RTO_TURNAROUNDS_SHOWN = 100

/** Maximum RTOs with their ranges, and open files of each. */
export const RTO_RANGES_SHOWN = 30

export const RTO_FILES_SHOWN = 40

const Sum = z.object({ count: z.int(), amount: z.number() })

export type Sum = z.infer<typeof Sum>

/** Key figures of the office, for the superadmin's home page. Amounts are in rupees, weeks begin on Monday. */
export const Board = z.object({
  /** Every status, in the order of the life of a case. */
  cases: z.array(z.object({ status: CaseStatus, count: z.int() })),
  money: z.object({
    /** Verified CASH and UPI payments per day, up to today. */
    received: z.array(z.object({ day: z.string(), amount: z.number() })),
    /** Payments under verification. */
    verifying: Sum,
    /** Assigned cases without a live payment. */
    unpaid: Sum,
    /** The used credit of all clients. */
    credit: z.number(),
    /** Bills that are neither paid nor under verification, and those of them that are overdue. */
    billed: Sum,
    overdue: Sum,
  }),
  /** Cases whose documents expire, per week, from this week on. */
  expiries: z.array(z.object({ week: z.string(), ...byExpiryType(() => z.int()) })),
  /**
   * The result of the last hourly audit: its instant (null before the first one), and the laws of the
   * ledger that were broken.
   */
  ledger: z.object({ auditedAt: z.string().nullable(), brokenLaws: z.array(z.string()) }),
  /** The median of days from creation to assignment, per week; null for a week without an assignment. */
  turnaround: z.array(z.object({ week: z.string(), cases: z.int(), days: z.number().nullable() })),
})

export type Board = z.infer<typeof Board>

/** How many IST days an RTO took for a service, from submitted to approved: the middle, and within which 9 of 10 were. */
export const RtoTurnaround = z.object({
  toRTO: z.string(),
  service: ServiceCode,
  cases: z.int(),
  medianDays: z.int(),
  ninetiethDays: z.int(),
})

export type RtoTurnaround = z.infer<typeof RtoTurnaround>

/** A file that is at its RTO now, with the IST days since it was submitted; 0 on the first. */
const FileAtRto = z.object({ id: z.uuid(), CaseNo: z.string(), vehicleNo: z.string(), days: z.int() })

export type FileAtRto = z.infer<typeof FileAtRto>

/**
 * How many days an RTO took for the files approved lately, of all services; null without any. `open` are the files that are
 * there now, the longest first: of `openCount` at most `RTO_FILES_SHOWN`.
 */
export const RtoRange = z.object({
  toRTO: z.string(),
  cases: z.int(),
  medianDays: z.int().nullable(),
  ninetiethDays: z.int().nullable(),
  openCount: z.int(),
  open: z.array(FileAtRto),
})

export type RtoRange = z.infer<typeof RtoRange>

export const boardEndpoints = {
  board: endpoint('GET', '/board', {
    roles: ['superadmin'],
    summary: 'The office in figures: cases, money, expiries, turn-around',
    data: Board,
  }),
  rtoTurnaround: endpoint('GET', '/board/rto-turnaround', {
    roles: ['superadmin'],
    summary: 'How long each RTO took for each service, from submitted to approved, in the last 90 days',
    data: z.array(RtoTurnaround),
  }),
  rtoRanges: endpoint('GET', '/board/rto-ranges', {
    roles: ['superadmin'],
    summary: 'How long each RTO took in the last 90 days, and the files that are there now',
    data: z.array(RtoRange),
  }),
}
