import { messages } from '../messages.ts'

/**
 * Every kind of thing in the history, with its actions. A change that is recorded must be listed here,
 * so that the activity log can show and filter it.
 */
export const activityActions = {
  case: [
    'created',
    'edited',
    'verified',
    'assigned',
    'unassigned',
    'rejected',
    'reopened',
    'closed',
    'stage changed',
    'payment made',
    'payment verified',
    'payment rejected',
    'expiry changed',
    'paper changed',
    'paper checked',
    'file added',
    'file moved',
    'file deleted',
    'Aadhaar revealed',
  ],
  payment: ['made', 'verified', 'rejected'],
  bill: [
    'raised',
    'settled',
    'reminded',
    'overdue',
    'penalty waived',
    'payment made',
    'payment verified',
    'payment rejected',
  ],
  request: ['sent', 'file added', 'accepted', 'declined'],
  client: [
    'signed up',
    'added',
    'imported',
    'verified',
    'rejected',
    'edited',
    'credit changed',
    'credit override given',
    'adjusted',
  ],
  user: [
    'created',
    'edited',
    'switched',
    'signed in',
    'sign-in refused',
    'signed out',
    'stepped up',
    'step-up refused',
    'other sessions ended',
    'vehicle checks limited',
    'password link sent',
    'password set',
    'password changed',
    'two-factor turned on',
    'two-factor turned off',
    'two-factor reset',
    'recovery code used',
    'recovery codes renewed',
  ],
  branch: ['created', 'edited', 'switched'],
  firm: ['created', 'edited', 'switched'],
  rto: ['created', 'edited', 'switched'],
  service: ['edited', 'paper added', 'paper edited'],
  form: ['uploaded', 'edited'],
  vehicle: ['edited', 'imported', 'expiry changed'],
  setting: ['edited'],
  document: ['created', 'edited', 'deleted'],
  mail: ['sent again', 'link shown'],
  key: ['created', 'revoked'],
  import: ['carried out', 'taken back'],
  webhook: ['created', 'edited', 'deleted', 'secret renewed', 'switched off', 'sent again'],
} as const

export type ActivityKind = keyof typeof activityActions
export type ActivityAction<K extends ActivityKind = ActivityKind> = (typeof activityActions)[K][number]

export const activityKinds = Object.keys(activityActions) as [ActivityKind, ...ActivityKind[]]

/** The label of each kind, in the words of the menu. */
export const activityLabels: Record<ActivityKind, string> = {
  get case() {
    return messages.activity.kindCase
  },
  get payment() {
    return messages.activity.kindPayment
  },
  get bill() {
    return messages.activity.kindBill
  },
  get request() {
    return messages.activity.kindRequest
  },
  get client() {
    return messages.activity.kindClient
  },
  get user() {
    return messages.activity.kindUser
  },
  get branch() {
    return messages.activity.kindBranch
  },
  get firm() {
    return messages.activity.kindFirm
  },
  get rto() {
    return messages.activity.kindRto
  },
  get service() {
    return messages.activity.kindService
  },
  get form() {
    return messages.activity.kindForm
  },
  get vehicle() {
    return messages.activity.kindVehicle
  },
  get setting() {
    return messages.activity.kindSetting
  },
  get document() {
    return messages.activity.kindDocument
  },
  get mail() {
    return messages.activity.kindMail
  },
  get key() {
    return messages.activity.kindKey
  },
  get import() {
    return messages.activity.kindImport
  },
  get webhook() {
    return messages.activity.kindWebhook
  },
}

/** Returns the actions of one kind; without a kind every action, without duplicates. */
export const actionsOf = (kind: ActivityKind | undefined): ActivityAction[] => [
  ...new Set<ActivityAction>(
    kind ? activityActions[kind] : activityKinds.flatMap((anyKind) => activityActions[anyKind]),
  ),
]

/** Stands for a person's id where a job of the portal or a caller without a session acted. */
export const NO_ACTOR = 'nobody'

/** Stands for a personal value: the log says that the value changed, the history of the case shows the value. */
export const PERSONAL_VALUE = '(personal)'
