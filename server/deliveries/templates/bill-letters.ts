import { showBillMonth } from '#contract/bills/bill-rules.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { letterTemplate, type MailTemplate } from './letter.ts'

/** A bill as its letters tell of it, amounts in paise. */
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

const billLetter = (
  name: string,
  subject: (bill: BillParameters) => string,
  paragraph: (bill: BillParameters) => string,
): BillTemplate =>
  letterTemplate<BillParameters>({
    name,
    subject,
    paragraphs: (bill) => [paragraph(bill)],
    action: (_bill, { publicUrl }) => ({ label: 'See your bills', href: `${publicUrl}/client/Bills` }),
  })

export const billRaised = billLetter(
  'bill-raised',
  (bill) => `Your bill for ${monthOf(bill)}`,
  (bill) => `Your bill for ${monthOf(bill)} is ready: ${totalOf(bill)}, due on ${showDay(bill.dueDate)}.`,
)

export const billDueSoon = billLetter(
  'bill-due-soon',
  (bill) => `Your bill for ${monthOf(bill)} is due on ${showDay(bill.dueDate)}`,
  (bill) =>
    `Your bill for ${monthOf(bill)}, ${totalOf(bill)}, is due on ${showDay(bill.dueDate)}. If it is paid already and under verification, ignore this mail.`,
)

export const billOverdue = billLetter(
  'bill-overdue',
  (bill) => `Your bill for ${monthOf(bill)} is overdue`,
  (bill) => {
    const penalty = bill.penalty > 0 ? ` A penalty of ${penaltyOf(bill)} was added.` : ''
    return `Your bill for ${monthOf(bill)} was due on ${showDay(bill.dueDate)} and is not paid.${penalty} The amount to be paid is ${totalOf(bill)}.`
  },
)

export const penaltyWaived = billLetter(
  'penalty-waived',
  (bill) => `The penalty on your bill for ${monthOf(bill)} was waived`,
  (bill) =>
    `The office has waived the penalty of ${penaltyOf(bill)} on your bill for ${monthOf(bill)}. The amount to be paid is ${totalOf(bill)}.`,
)
