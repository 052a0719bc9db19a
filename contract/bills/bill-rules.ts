import type { Day } from '../dates.ts'
import { addDays, billDueDay, monthEnd, officeDay } from '../dates.ts'
import { DAY } from '../durations.ts'
import type { TextName } from '../texts/translate.ts'

/** The states of a bill. */
export const billStatuses = ['generated', 'paid', 'success', 'failed'] as const
export type BillStatus = (typeof billStatuses)[number]

interface Rule {
  from: readonly BillStatus[]
  to?: BillStatus
  conflictMessage: TextName
}

/**
 * The actions on a bill and the statuses that allow each. The client's screen and the 409 answers of the server both
 * come from this table.
 */
export const billRules = {
  pay: { from: ['generated', 'failed'], to: 'paid', conflictMessage: 'bills.notPayable' },
  /** By adjustments that leave nothing to pay, when the bill is raised. */
  settle: { from: ['generated'], to: 'success', conflictMessage: 'bills.notPayable' },
  verify: { from: ['paid'], to: 'success', conflictMessage: 'payments.alreadyDecided' },
  reject: { from: ['paid'], to: 'failed', conflictMessage: 'payments.alreadyDecided' },
  penalise: { from: ['generated', 'failed'], conflictMessage: 'bills.notPayable' },
  waive: { from: ['generated', 'failed'], conflictMessage: 'bills.notWaivable' },
} as const satisfies Record<string, Rule>

export const isBillActionAllowed = (action: keyof typeof billRules, status: string): boolean =>
  (billRules[action].from as readonly string[]).includes(status)

/** Returns the reason why the penalty of a bill cannot be waived; null where it can. */
export function reasonNotToWaive(bill: { status: string; hasPenalty: boolean; isWaived: boolean }): TextName | null {
  if (!isBillActionAllowed('waive', bill.status)) return billRules.waive.conflictMessage
  if (bill.isWaived) return 'bills.alreadyWaived'
  return bill.hasPenalty ? null : 'bills.noPenalty'
}

/** Days before the due day on which the client is reminded. */
const REMIND_DAYS_BEFORE = 3

/** Returns the dates of the bill for the month of `day`. */
export function billDays(day: Day): { year: number; month: number; billDate: Day; dueDate: Day } {
  const billDate = monthEnd(day)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), billDate, dueDate: billDueDay(day) }
}

/** Returns the year in which the financial year of a day begins, on 1 April. */
export const financialYear = (day: Day): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)

/** Returns whether the 15th has passed; true from the first moment of the 16th (IST). */
export const isOverdue = (dueDate: Day, today: Day): boolean => today > dueDate

/** Days after a bill came into being in which it is never fined, in milliseconds. */
const PENALTY_GRACE = 7 * DAY

/**
 * Returns the last moment at which a bill must have been raised to be fined now: a bill that is raised
 * late, after a downtime, is not fined at once.
 */
export const lastRaisedToFine = (now: Date): Date => new Date(now.getTime() - PENALTY_GRACE)

/** Returns whether a bill that is not paid is fined now. */
export const isPenaltyDue = ({ dueDate, raisedAt }: { dueDate: Day; raisedAt: string }, now: Date): boolean =>
  isOverdue(dueDate, officeDay(now)) && new Date(raisedAt) <= lastRaisedToFine(now)

/** The state of a bill for people: one that is still to be paid past its due date is `overdue`. */
export type BillState = BillStatus | 'overdue'
export const billState = ({ status, dueDate }: { status: BillStatus; dueDate: Day }, today: Day): BillState =>
  isBillActionAllowed('pay', status) && isOverdue(dueDate, today) ? 'overdue' : status

/** Returns the first day on which the client is reminded of a bill. */
export const firstReminderDay = (dueDate: Day): Day => addDays(dueDate, -REMIND_DAYS_BEFORE)
