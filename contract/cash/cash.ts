import { z } from 'zod'
import { person } from '../cases/case.ts'
import { endpoint } from '../endpoint.ts'
import {
  flagInAddress,
  optionalDay,
  optionalText,
  pageOf,
  pagingQuery,
  requiredDay,
  requiredRupees,
} from '../fields.ts'
import { MAX_PAPER_NOTE, MAX_WEB_ADDRESS } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { requiredReason } from '../reason.ts'
import { staffRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { cashKinds, expenseKinds } from './cash-values.ts'

/** An entry of a cash book; `amount` in rupees is what it adds to the balance, below 0 for what was spent or returned. */
export const CashEntry = z.object({
  id: z.uuid(),
  kind: z.enum(cashKinds),
  amount: z.number(),
  day: z.string(),
  expense: z.enum(expenseKinds).nullable(),
  caseNo: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  note: z.string().nullable(),
  photoUrl: z.string().nullable(),
  at: z.string(),
  by: person,
  /** Whether it takes another entry back, or was taken back by another. */
  isReversal: z.boolean(),
  isTakenBack: z.boolean(),
  /** Whether the actor may take it back. */
  isReversible: z.boolean(),
})

export type CashEntry = z.infer<typeof CashEntry>

/** A closed day of a cash book, with the balance at its end in rupees. */
const CashDay = z.object({
  id: z.uuid(),
  day: z.string(),
  balance: z.number(),
  closedBy: person,
  closedAt: z.string(),
  /** Null until the superadmin has confirmed it. */
  confirmedAt: z.string().nullable(),
})

/** What an employee has of the office's money, in rupees; below 0 where the office owes it. */
export const CashBalance = z.object({
  employeeId: z.uuid(),
  name: z.string(),
  balance: z.number(),
  advance: z.number(),
  spent: z.number(),
  returned: z.number(),
  /** The last closed day, and how many closed days wait for the superadmin. */
  closedUntil: z.string().nullable(),
  unconfirmed: z.int(),
})

export type CashBalance = z.infer<typeof CashBalance>

/** A cash book: its balance, and its last closed days, the newest first. */
export const CashBook = CashBalance.extend({ days: z.array(CashDay) })

export type CashBook = z.infer<typeof CashBook>

const chargeAndCost = z.object({ charged: z.number(), spent: z.number() })

/** What a case is charged, in rupees, against what the cash books say was spent on it. */
export const CashCharge = z.object({
  caseId: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  firmName: z.string(),
  receipt: chargeAndCost,
  puc: chargeAndCost,
  insurance: chargeAndCost,
  other: chargeAndCost,
  /** What was spent beyond the charges at cost, and otherwise. */
  beyond: z.number(),
})

export type CashCharge = z.infer<typeof CashCharge>

/** A new entry. Its amount has no sign; the case is named by its number or plate. */
export const NewCashEntry = z
  .strictObject({
    kind: z.enum(cashKinds, { error: textKey('cash.kindRequired') }),
    amount: requiredRupees(textKey('general.isRequired', { label: textKey('fields.amount') })).refine(
      (rupees) => rupees > 0,
      textKey('cash.notNothing'),
    ),
    /** Today without one. */
    day: optionalDay(),
    expense: z.enum(expenseKinds, { error: textKey('cash.expenseRequired') }).optional(),
    caseRef: optionalText(),
    note: optionalText(MAX_PAPER_NOTE, maskedLines),
    photoUrl: optionalText(MAX_WEB_ADDRESS, normalizeLine),
  })
  .superRefine(({ kind, expense, caseRef, photoUrl, note }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    const isSpent = kind === 'spent'
    if (isSpent !== (expense !== undefined)) refuse('expense', textKey('cash.expenseRequired'))
    if (!isSpent && caseRef !== null) refuse('caseRef', textKey('cash.noCase'))
    if (!isSpent && photoUrl !== null) refuse('photoUrl', textKey('cash.noCase'))
    if (isSpent && expense !== 'other' && caseRef === null) refuse('caseRef', textKey('cash.caseRequired'))
    if (expense === 'other' && note === null) refuse('note', textKey('cash.noteRequired'))
  })

export type NewCashEntry = z.input<typeof NewCashEntry>

export const CashReversal = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })

const CashClosing = z.strictObject({
  day: requiredDay(textKey('general.isRequired', { label: textKey('cash.day') })),
})

/** The cash books of the employees. */
export const cashEndpoints = {
  books: endpoint('GET', '/cash/books', {
    roles: ['superadmin'],
    summary: 'What each employee has of the office’s money',
    data: z.array(CashBalance),
  }),
  book: endpoint('GET', '/cash/book/:employeeId', {
    roles: staffRoles,
    summary: 'A cash book with its closed days; as employee the own',
    data: CashBook,
  }),
  entries: endpoint('GET', '/cash/entries/:employeeId', {
    roles: staffRoles,
    summary: 'The entries of a cash book, the newest first; as employee of the own',
    query: z.strictObject({ ...pagingQuery, kind: z.enum(cashKinds).optional() }),
    ...pageOf(CashEntry),
  }),
  charges: endpoint('GET', '/cash/charges', {
    roles: ['superadmin'],
    summary: 'Cases on which cash was spent, against their charges; the newest entry first',
    query: z.strictObject({ ...pagingQuery, isDifferent: flagInAddress().optional() }),
    ...pageOf(CashCharge),
  }),
  enter: endpoint('POST', '/cash/enter/:employeeId', {
    roles: staffRoles,
    summary: 'Enter an advance, an expense or money that came back; as employee an own expense',
    body: NewCashEntry,
    data: CashEntry,
    status: 201,
    message: 'cash.entered',
  }),
  takeBack: endpoint('POST', '/cash/take-back/:id', {
    roles: staffRoles,
    summary: 'Take an entry back by its opposite, today; as employee an own expense',
    body: CashReversal,
    data: CashEntry,
    status: 201,
    message: 'cash.takenBack',
  }),
  close: endpoint('POST', '/cash/close/:employeeId', {
    roles: staffRoles,
    summary: 'Close a cash book up to a day; as employee the own',
    body: CashClosing,
    data: CashBook,
    message: 'cash.closed',
  }),
  confirm: endpoint('POST', '/cash/confirm/:id', {
    roles: ['superadmin'],
    summary: 'Confirm a closed day',
    data: CashBook,
    message: 'cash.confirmed',
  }),
}
