import type { Role } from '../endpoint.ts'
import { staffRoles } from '../roles.ts'
import type { TextName } from '../texts/translate.ts'
import type { CaseStatus } from './case-values.ts'

export const caseActions = [
  'edit',
  'verify',
  'assign',
  'unassign',
  'reject',
  'reopen',
  'close',
  'pay',
  'updateExpiry',
  'moveStage',
] as const
export type CaseAction = (typeof caseActions)[number]

interface Rule {
  roles: readonly Role[]
  /** The statuses that allow the action; any other one is a 409 with `conflictMessage`. */
  from: readonly CaseStatus[]
  /** The status after the action; missing where the status does not change. */
  to?: CaseStatus
  conflictMessage: TextName
}

/**
 * The actions on a case, the statuses that allow each and the roles that may take it. The buttons of the screens and the
 * server's 409 answers both come from this table.
 */
export const caseRules = {
  edit: {
    roles: staffRoles,
    from: ['Created', 'Updated', 'ready'],
    to: 'Updated',
    conflictMessage: 'cases.notEditable',
  },
  verify: {
    roles: staffRoles,
    from: ['Created', 'Updated'],
    to: 'ready',
    conflictMessage: 'cases.notVerifiable',
  },
  assign: {
    roles: ['superadmin'],
    from: ['ready'],
    to: 'assigned',
    conflictMessage: 'cases.notAssignable',
  },
  unassign: {
    roles: ['superadmin'],
    from: ['assigned'],
    to: 'ready',
    conflictMessage: 'cases.notUnassignable',
  },
  reject: {
    roles: ['superadmin'],
    from: ['ready'],
    to: 'rejected',
    conflictMessage: 'cases.notRejectable',
  },
  reopen: {
    roles: staffRoles,
    from: ['rejected'],
    to: 'Updated',
    conflictMessage: 'cases.notReopenable',
  },
  /** Only a rejected case that is not closed yet (`closedAt`). */
  close: { roles: ['superadmin'], from: ['rejected'], conflictMessage: 'cases.notClosable' },
  pay: { roles: ['client'], from: ['assigned'], to: 'paid', conflictMessage: 'payments.alreadyPaid' },
  updateExpiry: {
    roles: staffRoles,
    from: ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'],
    conflictMessage: 'general.conflict',
  },
  moveStage: {
    roles: staffRoles,
    from: ['ready', 'assigned', 'paid'],
    conflictMessage: 'stages.notMovable',
  },
} as const satisfies Record<CaseAction, Rule>

/** Returns the reason why a status forbids an action, or null. Compares statuses case-insensitively. */
export function disabledReason(action: CaseAction, status: string): TextName | null {
  const rule: Rule = caseRules[action]
  return rule.from.some((allowed) => allowed.toLowerCase() === status.toLowerCase()) ? null : rule.conflictMessage
}

/**
 * Returns the message for the fields that a case lacks before this role may verify it, or null: a superadmin needs an
 * appointment date, an employee an appointment date or an application no.
 */
export function missingForVerify(
  role: Role,
  caseData: { appointmentDate: string | null; applicationNo: string | null },
): TextName | null {
  if (caseData.appointmentDate) return null
  if (role === 'superadmin') return 'cases.needsAppointment'
  return caseData.applicationNo ? null : 'cases.needsAppointmentOrApplication'
}

/**
 * Returns the reason why a case cannot be taken back from its client, or null; `hasLivePayment` is
 * true while a payment waits or has succeeded.
 */
export const reasonNotToUnassign = (caseData: { status: string; hasLivePayment: boolean }): TextName | null =>
  disabledReason('unassign', caseData.status) ?? (caseData.hasLivePayment ? 'cases.paymentWaits' : null)
