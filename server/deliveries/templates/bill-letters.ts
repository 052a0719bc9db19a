import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { type Day, officeDay, showDay, showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { letterTemplate, type MailTemplate, type Office } from './letter.ts'

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

const seeBills = (_bill: BillParameters, { publicUrl }: Office) => ({
  label: messages.letters.seeYourBills,
  href: `${publicUrl}/client/Bills`,
})

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

/** The parameters of a reminder of an overdue bill: what was stored when it was judged. */
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
