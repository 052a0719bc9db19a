import type { Day } from '../dates.ts'
import { addDays, billDueDay, monthEnd } from '../dates.ts'
import { type MessageText, messages } from '../messages.ts'

/** The states of a bill (spec/2 point 4). */
export const billStatuses = ['generated', 'paid', 'success', 'failed'] as const
export type BillStatus = (typeof billStatuses)[number]

interface Rule {
  from: readonly BillStatus[]
  to?: BillStatus
  conflictMessage: MessageText
}

/**
 * What can happen to a bill in which state (contract 4.6 to 4.8). The client's screen and the
 * server's refusals both come from this table.
 */
export const billRules = {
  pay: { from: ['generated', 'failed'], to: 'paid', conflictMessage: messages.bills.notPayable },
  verify: { from: ['paid'], to: 'success', conflictMessage: messages.payments.alreadyDecided },
  reject: { from: ['paid'], to: 'failed', conflictMessage: messages.payments.alreadyDecided },
  penalise: { from: ['generated', 'failed'], conflictMessage: messages.bills.notPayable },
  waive: { from: ['generated', 'failed'], conflictMessage: messages.bills.notWaivable },
} as const satisfies Record<string, Rule>

/** True where the bill's state allows it. */
export const isBillActionAllowed = (action: keyof typeof billRules, status: string): boolean =>
  (billRules[action].from as readonly string[]).includes(status)

/** Why the penalty of a bill cannot be waived (contract-trade section 10); null where it can. */
export function reasonNotToWaive(bill: { status: string; hasPenalty: boolean; isWaived: boolean }): MessageText | null {
  if (!isBillActionAllowed('waive', bill.status)) return billRules.waive.conflictMessage
  if (bill.isWaived) return messages.bills.alreadyWaived
  return bill.hasPenalty ? null : messages.bills.noPenalty
}

/** What a client reads over a bill in each state (spec/2 point 4; the first is the office's own). */
export const billStatusTexts: Record<BillStatus, string> = {
  generated: messages.bills.generated,
  paid: messages.bills.paid,
  success: messages.bills.success,
  failed: messages.bills.failed,
}

/** How many days before a bill is due its client is reminded. */
const REMIND_DAYS_BEFORE = 3

/** The days of the bill for the month that holds `day` (contract 4.6). */
export function billDays(day: Day): { year: number; month: number; billDate: Day; dueDate: Day } {
  const billDate = monthEnd(day)
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), billDate, dueDate: billDueDay(day) }
}

/** True once the 15th has passed (contract 4.7): from the first moment of the 16th. */
export const isOverdue = (dueDate: Day, today: Day): boolean => today > dueDate

/** The first day on which a bill's client is reminded that it will be due. */
export const firstReminderDay = (dueDate: Day): Day => addDays(dueDate, -REMIND_DAYS_BEFORE)

/** A bill's month in words, `October 2026`. */
export const showBillMonth = ({ billMonth, billYear }: { billMonth: number; billYear: number }): string =>
  `${messages.dates.months[billMonth - 1]} ${billYear}`
