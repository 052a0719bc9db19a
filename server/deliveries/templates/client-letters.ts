import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { type Day, officeDay, showDay, showInstant } from '#contract/dates.ts'
import { languageInForce } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { ownerPapers } from '#contract/reminders/owner-texts.ts'
import type { DigestLine } from '../../events.ts'
import { letterTemplate, type MailTemplate, opens } from './letter.ts'

/** Informs a client that a case was taken back; the amount is in paise. */
export const caseUnassigned = letterTemplate<{ name: string; caseNo: string; vehicleNo: string; amount: number }>({
  name: 'case-unassigned',
  subject: ({ caseNo }) => messages.letters.caseUnassignedSubject(caseNo),
  paragraphs: ({ caseNo, vehicleNo, amount }) => [
    messages.letters.caseUnassigned(caseNo, showPlate(vehicleNo), showRupees(toRupees(amount))),
  ],
  action: opens('/client/cases', () => messages.letters.seeYourCases),
})

/** Informs a client that a payment was verified, with its receipt; the amount is in paise. */
export const paymentVerified = letterTemplate<{ name: string; receiptNo: string; amount: number; mode: string }>({
  name: 'payment-verified',
  subject: ({ receiptNo }) => messages.receipts.mailSubject(receiptNo),
  paragraphs: ({ amount, mode, receiptNo }) => [
    messages.receipts.mailText(showRupees(toRupees(amount)), mode, receiptNo),
  ],
  action: opens('/client/Transactions', () => messages.receipts.seeTransactions),
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

const seeBills = opens('/client/Bills', () => messages.letters.seeYourBills)

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
  (bill) => messages.letters.billRaisedSubject(monthOf(bill)),
  (bill) =>
    bill.total === 0
      ? messages.letters.nothingToPay(monthOf(bill))
      : messages.letters.billRaised(monthOf(bill), totalOf(bill), showDay(bill.dueDate)),
)

export const billDueSoon = billLetter(
  'bill-due-soon',
  (bill) => messages.letters.billDueSubject(monthOf(bill), showDay(bill.dueDate)),
  (bill) => messages.letters.billDue(monthOf(bill), totalOf(bill), showDay(bill.dueDate)),
)

export const billOverdue = billLetter(
  'bill-overdue',
  (bill) => messages.letters.billOverdueSubject(monthOf(bill)),
  (bill) => {
    const penalty = bill.penalty > 0 ? messages.letters.penaltyAdded(penaltyOf(bill)) : ''
    return messages.letters.billOverdue(monthOf(bill), showDay(bill.dueDate), penalty, totalOf(bill))
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
  subject: (bill) => messages.dunning.subject(monthOf(bill), bill.day),
  paragraphs: (bill) => {
    const { billNo, dueDate, judgedAt, statementFrom } = bill
    return [
      messages.dunning.overdue(billNo, monthOf(bill), showDay(dueDate), showInstant(judgedAt), totalOf(bill)),
      statementFrom === null
        ? messages.dunning.seeStatement
        : messages.dunning.statementAttached(showDay(statementFrom), showDay(officeDay(new Date(judgedAt)))),
      messages.dunning.ignoreIfPaid,
    ]
  },
  action: seeBills,
})

export const penaltyWaived = billLetter(
  'penalty-waived',
  (bill) => messages.letters.penaltyWaivedSubject(monthOf(bill)),
  (bill) => messages.letters.penaltyWaived(penaltyOf(bill), monthOf(bill), totalOf(bill)),
)

interface DigestParameters {
  name: string
  lines: readonly DigestLine[]
  /** The number of expiries beyond the lines. */
  more: number
}

/** How an owner calls a paper, in the language in force. */
function paperOf(kind: ExpiryType): string {
  return { ...ownerPapers[kind], mr: messages.reminders.kinds[kind] }[languageInForce()]
}

export const reminderDigest = letterTemplate<DigestParameters>({
  name: 'reminder-digest',
  subject: ({ lines, more }) => messages.reminders.digestSubject(lines.length + more),
  paragraphs: ({ lines, more }) => [
    messages.reminders.digestIntro,
    ...lines.map(({ vehicleNo, kind, expiryDate, hasEnded }) => {
      const { digestLine, digestEndedLine } = messages.reminders
      return (hasEnded ? digestEndedLine : digestLine)(vehicleNo, paperOf(kind), showDay(expiryDate))
    }),
    ...(more > 0 ? [messages.reminders.digestMore(more)] : []),
  ],
  action: opens('/client/vehicles', () => messages.reminders.digestOpen),
})
