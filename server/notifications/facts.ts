import { showBillMonth } from '#contract/bills/bill-rules.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { type Day, showDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import type { NotificationEvent } from '#contract/notifications/notification-events.ts'
import { notificationLabels } from '#contract/notifications/notification-labels.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import type { Stage } from '#contract/stages/stage-values.ts'

/** What the text and the link of a notification need; no number, name or address of a person. */
export interface Facts {
  caseNo?: string
  vehicleNo?: string
  stage?: Stage
  waitsForDealer?: boolean
  paper?: string
  /** In paise. */
  amount?: number
  isForBill?: boolean
  month?: number
  year?: number
  dueDate?: Day
  clientId?: string
  firmName?: string
  /** The subject of a mail. */
  subject?: string
}

const theCase = ({ caseNo = '', vehicleNo = '' }: Facts) => messages.notifications.theCase(caseNo, showPlate(vehicleNo))

const caseAtStage = ({ stage = 'papers', waitsForDealer, ...facts }: Facts) =>
  (waitsForDealer ? messages.notifications.caseAtWaiting : messages.notifications.caseAt)(
    theCase(facts),
    stageLabels()[stage],
  )

const caseWithPaper = ({ paper, ...facts }: Facts) =>
  paper ? messages.notifications.paperOf(theCase(facts), paper) : theCase(facts)

function payment({ amount = 0, isForBill }: Facts): string {
  const shown = showRupees(toRupees(amount))
  return isForBill ? messages.notifications.paymentOfBill(shown) : messages.notifications.payment(shown)
}

const bill = ({ month = 1, year = 0, dueDate }: Facts) =>
  messages.notifications.bill(showBillMonth({ billMonth: month, billYear: year }), showDay(dueDate))

const vehicle = ({ vehicleNo = '' }: Facts) => showPlate(vehicleNo)

const texts: Record<NotificationEvent, (facts: Facts) => string> = {
  caseAssigned: theCase,
  caseUnassigned: theCase,
  caseRejected: theCase,
  stageChanged: caseAtStage,
  paperWanted: caseWithPaper,
  paperUploaded: caseWithPaper,
  comment: theCase,
  requestNew: vehicle,
  requestAccepted: vehicle,
  requestDeclined: vehicle,
  casePaid: theCase,
  paymentWaits: payment,
  paymentVerified: payment,
  paymentRejected: payment,
  billRaised: bill,
  billDue: bill,
  billOverdue: bill,
  clientSignedUp: ({ firmName = '' }) => firmName,
  mailGivenUp: ({ subject = '' }) => messages.notifications.mailTo(subject),
  webhookFailed: ({ subject = '' }) => subject,
}

const casePage = (role: Role, { caseNo }: Facts) => `/${role}/cases/${caseNo}`
const requestsPage = (role: Role) => `/${role}/requests`

/** The page of the thing, for a reader who may open it (web/paths.ts; test/notifications.test.ts compares both). */
const pages: Record<NotificationEvent, (role: Role, facts: Facts) => string> = {
  caseAssigned: casePage,
  // Its case is out of the dealer's sight.
  caseUnassigned: () => '/client/cases',
  caseRejected: casePage,
  stageChanged: casePage,
  paperWanted: casePage,
  paperUploaded: casePage,
  comment: casePage,
  requestNew: requestsPage,
  requestAccepted: requestsPage,
  requestDeclined: requestsPage,
  casePaid: casePage,
  paymentWaits: () => '/superadmin/VerifyPayments',
  paymentVerified: (_role, { isForBill }) => (isForBill ? '/client/Bills' : '/client/Transactions'),
  paymentRejected: (_role, { isForBill }) => (isForBill ? '/client/Bills' : '/client/payment'),
  billRaised: () => '/client/Bills',
  billDue: () => '/client/Bills',
  billOverdue: () => '/client/Bills',
  clientSignedUp: (_role, { clientId }) => `/superadmin/clients/clientDetails?id=${clientId}`,
  mailGivenUp: () => '/superadmin/mails',
  webhookFailed: () => '/superadmin/integrations',
}

export interface Said {
  title: string
  text: string
  link: string | null
}

/** Returns how a notification reads for a role. A case's page is linked only where the reader still sees the case. */
export const sayTo = (role: Role, event: NotificationEvent, facts: Facts, seesCase: boolean): Said => ({
  title: notificationLabels()[event],
  text: texts[event](facts),
  link: pages[event] === casePage && !seesCase ? null : pages[event](role, facts),
})
