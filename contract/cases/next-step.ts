import { daysBetween, officeDay, showInstantDay } from '../dates.ts'
import type { Role } from '../endpoint.ts'
import { fullName } from '../full-name.ts'
import { showRupees } from '../money.ts'
import type { StaffRole } from '../roles.ts'
import { t } from '../texts.ts'
import type { Case } from './case.ts'
import { missingForVerify } from './case-actions.ts'
import { rejectionText, showRemarks } from './remarks.ts'

/** The action that takes a case on. */
export type NextAction = 'edit' | 'verify' | 'assign' | 'reopen' | 'openPayments' | 'openMyCases'

export interface NextStep {
  sentence: string
  /** Null where the viewer can only wait, or nothing is left to do. */
  action: NextAction | null
}

/** The state of a case as far as its next step depends on it: status, payment, and missing fields. */
type Situation = 'lacking' | 'toVerify' | 'ready' | 'unpaid' | 'checking' | 'refused' | 'paid' | 'rejected'

type Viewed = Pick<Case, 'status' | 'payment' | 'assignedTo' | 'rejectionRemarks' | 'totalAmount' | 'waitsSince'> & {
  reasonCode?: Case['reasonCode']
  generalDetail: Pick<Case['generalDetail'], 'appointmentDate' | 'applicationNo'>
}

/** Returns the situation of a case; the fields that a verification needs depend on the role. */
function situationOf(role: Role, { status, payment, generalDetail }: Viewed): Situation {
  switch (status) {
    case 'Created':
    case 'Updated':
      return missingForVerify(role, generalDetail) ? 'lacking' : 'toVerify'
    case 'assigned':
      return payment?.status === 'paid' ? 'checking' : payment?.status === 'failed' ? 'refused' : 'unpaid'
    default:
      return status
  }
}

interface Facts {
  /** "for 6 days". */
  waited: string
  dealer: string
  /** The amount of the newest payment, which may cover several cases, or of the case. */
  amount: string
  /** The reason of a rejected payment with its colon, or empty. */
  because: string
  remarks: string
  paidOn: string
  mode: string
}

type Step = [sentence: (facts: Facts) => string, action: NextAction | null]
/** A client sees no case before its assignment. */
type Row = Record<StaffRole, Step> & { client?: Step }

const waiting = (sentence: Step[0]): Required<Row> => ({
  superadmin: [sentence, null],
  employee: [sentence, null],
  client: [sentence, null],
})

/** The next step of a case by its situation and the viewer's role. */
const table: Record<Situation, Row> = {
  lacking: {
    superadmin: [() => t.caseSteps('lacksAppointment'), 'edit'],
    employee: [() => t.caseSteps('lacksAppointmentOrApplication'), 'edit'],
  },
  toVerify: {
    superadmin: [({ waited }) => t.caseSteps('toVerify', { waited }), 'verify'],
    employee: [({ waited }) => t.caseSteps('toVerify', { waited }), 'verify'],
  },
  ready: {
    superadmin: [({ waited }) => t.caseSteps('toAssign', { waited }), 'assign'],
    employee: [({ waited }) => t.caseSteps('officeAssigns', { waited }), null],
  },
  unpaid: {
    ...waiting(({ dealer, waited }) => t.caseSteps('dealerPays', { dealer, waited })),
    client: [({ amount }) => t.caseSteps('youPay', { amount }), 'openMyCases'],
  },
  checking: {
    superadmin: [({ amount }) => t.caseSteps('paymentToCheck', { amount }), 'openPayments'],
    employee: [({ amount }) => t.caseSteps('paymentChecked', { amount }), null],
    client: [({ amount }) => t.caseSteps('yourPaymentChecked', { amount }), null],
  },
  refused: {
    ...waiting(({ amount, because, dealer }) => t.caseSteps('paymentRejected', { amount, reason: because, dealer })),
    client: [({ amount, because }) => t.caseSteps('yourPaymentRejected', { amount, reason: because }), 'openMyCases'],
  },
  paid: waiting(({ paidOn, mode }) => t.caseSteps('paidOn', { day: paidOn, mode })),
  rejected: {
    superadmin: [({ remarks }) => t.caseSteps('caseRejected', { reason: remarks }), 'reopen'],
    employee: [({ remarks }) => t.caseSteps('caseRejected', { reason: remarks }), 'reopen'],
  },
}

/** Returns the next step of a case for a role; null for a client before the assignment. */
export function nextStep(role: Role, caseData: Viewed, now: Date): NextStep | null {
  const step = table[situationOf(role, caseData)][role]
  if (!step) return null
  const { payment, assignedTo, totalAmount, waitsSince } = caseData
  const days = waitsSince === null ? 0 : daysBetween(officeDay(new Date(waitsSince)), officeDay(now))
  const reason = showRemarks(payment?.remark ?? '')
  const [sentence, action] = step
  return {
    sentence: sentence({
      waited: days <= 0 ? t.caseSteps('today') : t.caseSteps('waitedDays', { days }),
      dealer: assignedTo ? fullName(assignedTo) : '',
      amount: showRupees(payment?.Amount ?? totalAmount),
      because: reason && t.caseSteps('becauseOf', { reason }),
      remarks: rejectionText(caseData),
      paidOn: showInstantDay(payment?.paymentDate),
      mode: payment?.mode ?? '',
    }),
    action,
  }
}
