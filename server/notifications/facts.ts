import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { Stage, WaitReason } from '#contract/cases/case-values.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { type Day, showDay } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import {
  type FoldedEvent,
  foldedEvents,
  type NotificationEvent,
  notificationLabels,
} from '#contract/notifications/notification-events.ts'
import { askText } from '#contract/stages/file-sentence.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'

/** The facts for the text and the link of a notification; no number, name or address of a person. */
export interface Facts {
  caseNo?: string
  vehicleNo?: string
  stage?: Stage
  waitsForDealer?: boolean
  /** What the dealer is to do, which the office has just said. */
  waitReason?: WaitReason
  waitNote?: string | null
  /** The paper of a file. */
  paper?: string
  /** The papers that are lacking. */
  wanted?: readonly string[]
  /** In paise. */
  amount?: number
  isForBill?: boolean
  isVerified?: boolean
  month?: number
  year?: number
  dueDate?: Day
  clientId?: string
  /** The dealer's firm, which staff read. */
  firmName?: string
  /** The subject of a mail. */
  subject?: string
  /** The comment names the reader. */
  namesReader?: boolean
}

const theCase = ({ caseNo = '', vehicleNo = '' }: Facts) =>
  t.notifications('theCase', { caseNo, vehicleNo: showPlate(vehicleNo) })

const caseWithPaper = ({ paper, ...facts }: Facts) =>
  paper ? t.notifications('paperOf', { theCase: theCase(facts), paper }) : theCase(facts)

/** What a folded event says besides the case; undefined if the facts contain no such event. */
const parts: Record<FoldedEvent, (facts: Facts) => string | undefined> = {
  stageChanged: ({ stage: reached, waitsForDealer, waitReason, waitNote = null }) => {
    if (!reached) return undefined
    const stage = stageLabels()[reached]
    if (waitReason) return t.notifications('stageAsks', { stage, asked: askText({ waitReason, waitNote }) })
    return waitsForDealer ? t.notifications('stageWaiting', { stage }) : stage
  },
  // Older notifications have one paper, newer ones the papers of a day.
  paperWanted: ({ wanted = [], paper = '' }) => wanted.join(', ') || paper || undefined,
  paymentVerified: ({ amount, isVerified }) => (isVerified === true ? showRupees(toRupees(amount ?? 0)) : undefined),
  paymentRejected: ({ amount, isVerified }) => (isVerified === false ? showRupees(toRupees(amount ?? 0)) : undefined),
}

/** Returns the state of a case: the newest event first, then the other events of the day. */
const caseOfDay =
  (event: FoldedEvent) =>
  (facts: Facts): string => {
    const others = foldedEvents.flatMap((other) => {
      const said = other === event ? undefined : parts[other](facts)
      return said === undefined ? [] : [t.notifications('also', { title: notificationLabels()[other], text: said })]
    })
    return t.notifications('paperOf', {
      theCase: theCase(facts),
      paper: [parts[event](facts) ?? '', ...others].join(' · '),
    })
  }

/** Returns the facts of two events of one case as those of one message: the newest state of each kind. */
export function mergeFacts(earlier: Facts, newer: Facts): Facts {
  const { waitsForDealer, waitReason, waitNote, ...rest } = earlier
  const wanted = [...new Set([...(earlier.wanted ?? []), ...(newer.wanted ?? [])])]
  return {
    ...rest,
    ...(newer.stage === undefined && waitsForDealer && { waitsForDealer }),
    ...(newer.stage === undefined && waitReason && { waitReason, waitNote: waitNote ?? null }),
    ...newer,
    ...(wanted.length > 0 && { wanted }),
  }
}

const payment = (event: FoldedEvent) => (facts: Facts) =>
  facts.caseNo === undefined ? paymentAlone(facts) : caseOfDay(event)(facts)

function paymentAlone({ amount = 0, isForBill }: Facts): string {
  const shown = showRupees(toRupees(amount))
  return isForBill ? t.notifications('paymentOfBill', { amount: shown }) : t.notifications('payment', { amount: shown })
}

const bill = ({ month = 1, year = 0, dueDate }: Facts) =>
  t.notifications('bill', { month: showBillMonth({ billMonth: month, billYear: year }), dueDate: showDay(dueDate) })

const vehicle = ({ vehicleNo = '' }: Facts) => showPlate(vehicleNo)

const texts: Record<NotificationEvent, (facts: Facts) => string> = {
  caseAssigned: theCase,
  caseUnassigned: theCase,
  caseRejected: theCase,
  stageChanged: caseOfDay('stageChanged'),
  paperWanted: caseOfDay('paperWanted'),
  paperUploaded: caseWithPaper,
  comment: ({ namesReader, ...facts }) =>
    namesReader
      ? t.notifications('paperOf', { theCase: theCase(facts), paper: t.notifications('namesYou') })
      : theCase(facts),
  requestNew: vehicle,
  requestAccepted: vehicle,
  requestDeclined: vehicle,
  casePaid: theCase,
  paymentWaits: paymentAlone,
  paymentVerified: payment('paymentVerified'),
  paymentRejected: payment('paymentRejected'),
  billRaised: bill,
  billDue: bill,
  billOverdue: bill,
  clientSignedUp: ({ firmName = '' }) => firmName,
  mailGivenUp: ({ subject = '' }) => t.notifications('mailTo', { subject }),
  webhookFailed: ({ subject = '' }) => subject,
}

const casePage = (role: Role, { caseNo }: Facts) => `/${role}/cases/${caseNo}`
const requestsPage = (role: Role) => `/${role}/requests`

/** The page of the thing, for a reader who may open it (web/lib/paths.ts; test/sample-office.test.ts compares both). */
const pages: Record<NotificationEvent, (role: Role, facts: Facts) => string> = {
  caseAssigned: casePage,
  // The dealer can no longer see its case.
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
  paymentRejected: (_role, { isForBill }) => (isForBill ? '/client/Bills' : '/client/cases'),
  billRaised: () => '/client/Bills',
  billDue: () => '/client/Bills',
  billOverdue: () => '/client/Bills',
  clientSignedUp: (_role, { clientId }) => `/superadmin/clients/clientDetails?id=${clientId}`,
  mailGivenUp: () => '/superadmin/mails',
  webhookFailed: () => '/superadmin/integrations',
}

/** What is said, for staff with the firm that it is about. */
function ofFirm(role: Role, event: NotificationEvent, facts: Facts): string {
  const { firmName } = facts
  const text = texts[event](facts)
  return role === 'client' || !firmName || text === firmName ? text : t.notifications('ofFirm', { firmName, text })
}

export interface Said {
  title: string
  text: string
  link: string | null
}

/**
 * Returns the text and link of a notification for a role. A case's page is linked only where the reader still sees the
 * case.
 */
export const presentNotification = (role: Role, event: NotificationEvent, facts: Facts, seesCase: boolean): Said => ({
  title: notificationLabels()[event],
  text: ofFirm(role, event, facts),
  link: pages[event] === casePage && !seesCase ? null : pages[event](role, facts),
})
