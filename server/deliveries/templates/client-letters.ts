import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { type Day, officeDay, showDay, showInstant } from '#contract/dates.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { ownerPapers } from '#contract/reminders/reminder-text.ts'
import { languageInForce, t } from '#contract/texts.ts'
import type { DigestLine } from '../../history/events.ts'
import { letterTemplate, type MailTemplate, opens } from './letter.ts'

/** Informs a client that a case was taken back; the amount is in paise. */
export const caseUnassigned = letterTemplate<{ name: string; caseNo: string; vehicleNo: string; amount: number }>({
  name: 'case-unassigned',
  subject: ({ caseNo }) => t.letters('caseUnassignedSubject', { caseNo }),
  paragraphs: ({ caseNo, vehicleNo, amount }) => [
    t.letters('caseUnassigned', { caseNo, vehicleNo: showPlate(vehicleNo), amount: showRupees(toRupees(amount)) }),
  ],
  action: opens('/client/cases', () => t.letters('seeYourCases')),
})

/** Informs a client that a payment was verified, with its receipt; the amount is in paise. */
export const paymentVerified = letterTemplate<{ name: string; receiptNo: string; amount: number; mode: string }>({
  name: 'payment-verified',
  subject: ({ receiptNo }) => t.receipts('mailSubject', { receiptNo }),
  paragraphs: ({ amount, mode, receiptNo }) => [
    t.receipts('mailText', { amount: showRupees(toRupees(amount)), mode, receiptNo }),
  ],
  action: opens('/client/Transactions', () => t.receipts('seeTransactions')),
})

/** The parameters of a bill's letters, amounts in paise. */
interface BillParameters {
  name: string
  month: number
  year: number
  dueDate: Day
  total: number
  penalty: number
}

export type BillTemplate = MailTemplate<BillParameters>

const monthOf = ({ month, year }: BillParameters) => showBillMonth({ billMonth: month, billYear: year })
const totalOf = ({ total }: BillParameters) => showRupees(toRupees(total))
const penaltyOf = ({ penalty }: BillParameters) => showRupees(toRupees(penalty))

const seeBills = opens('/client/Bills', () => t.letters('seeYourBills'))

const billLetter = (
  name: string,
  subject: (bill: BillParameters) => string,
  paragraph: (bill: BillParameters) => string,
): BillTemplate =>
  letterTemplate<BillParameters>({
    name,
    subject,
    paragraphs: (bill) => [paragraph(bill)],
    action: seeBills,
  })

export const billRaised = billLetter(
  'bill-raised',
  (bill) => t.letters('billRaisedSubject', { month: monthOf(bill) }),
  (bill) =>
    bill.total === 0
      ? t.letters('nothingToPay', { month: monthOf(bill) })
      : t.letters('billRaised', { month: monthOf(bill), total: totalOf(bill), dueDate: showDay(bill.dueDate) }),
)

export const billDueSoon = billLetter(
  'bill-due-soon',
  (bill) => t.letters('billDueSubject', { month: monthOf(bill), dueDate: showDay(bill.dueDate) }),
  (bill) => t.letters('billDue', { month: monthOf(bill), total: totalOf(bill), dueDate: showDay(bill.dueDate) }),
)

export const billOverdue = billLetter(
  'bill-overdue',
  (bill) => t.letters('billOverdueSubject', { month: monthOf(bill) }),
  (bill) => {
    const penalty = bill.penalty > 0 ? t.letters('penaltyAdded', { penalty: penaltyOf(bill) }) : ''
    return t.letters('billOverdue', {
      month: monthOf(bill),
      dueDate: showDay(bill.dueDate),
      penalty,
      total: totalOf(bill),
    })
  },
)

/** The parameters of a reminder of an overdue bill: the facts at the moment it was queued. */
export interface DunningParameters extends BillParameters {
  billNo: string
  clientId: string
  day: number
  judgedAt: string
  /** The first day of the attached statement; null without one. */
  statementFrom: Day | null
}

export const billDunned = letterTemplate<DunningParameters>({
  name: 'bill-dunned',
  subject: (bill) => t.dunning('subject', { month: monthOf(bill), days: bill.day }),
  paragraphs: (bill) => {
    const { billNo, dueDate, judgedAt, statementFrom } = bill
    return [
      t.dunning('overdue', {
        billNo,
        month: monthOf(bill),
        dueDate: showDay(dueDate),
        asOf: showInstant(judgedAt),
        total: totalOf(bill),
      }),
      statementFrom === null
        ? t.dunning('seeStatement')
        : t.dunning('statementAttached', {
            fromDate: showDay(statementFrom),
            toDate: showDay(officeDay(new Date(judgedAt))),
          }),
      t.dunning('ignoreIfPaid'),
    ]
  },
  action: seeBills,
})

export const penaltyWaived = billLetter(
  'penalty-waived',
  (bill) => t.letters('penaltyWaivedSubject', { month: monthOf(bill) }),
  (bill) => t.letters('penaltyWaived', { penalty: penaltyOf(bill), month: monthOf(bill), total: totalOf(bill) }),
)

interface DigestParameters {
  name: string
  lines: readonly DigestLine[]
  /** The number of expiries beyond the lines. */
  more: number
}

/** How an owner calls a paper, in the language in force. */
const paperOf = (kind: ExpiryType): string => ownerPapers[kind][languageInForce()]

export const reminderDigest = letterTemplate<DigestParameters>({
  name: 'reminder-digest',
  subject: ({ lines, more }) => t.reminders('digestSubject', { count: lines.length + more }),
  paragraphs: ({ lines, more }) => [
    t.reminders('digestIntro'),
    ...lines.map(({ vehicleNo, kind, expiryDate, hasEnded }) => {
      return (
        hasEnded
          ? (vehicle: string, paper: string, day: string) => t.reminders('digestEndedLine', { vehicle, paper, day })
          : (vehicle: string, paper: string, day: string) => t.reminders('digestLine', { vehicle, paper, day })
      )(vehicleNo, paperOf(kind), showDay(expiryDate))
    }),
    ...(more > 0 ? [t.reminders('digestMore', { count: more })] : []),
  ],
  action: opens('/client/vehicles', () => t.reminders('digestOpen')),
})
