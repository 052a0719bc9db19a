import { messages } from '../messages.ts'

/**
 * What the history can hold: for each kind of thing, what can happen to it. A change that is
 * recorded must be named here, so that the log can show it and filter by it.
 */
export const activityActions = {
  case: [
    'created',
    'edited',
    'verified',
    'assigned',
    'rejected',
    'payment made',
    'payment verified',
    'payment rejected',
    'expiry changed',
    'Aadhaar revealed',
  ],
  payment: ['made', 'verified', 'rejected'],
  bill: ['raised', 'reminded', 'overdue', 'penalty waived', 'payment made', 'payment verified', 'payment rejected'],
  client: ['signed up', 'verified', 'rejected', 'credit changed'],
  user: [
    'created',
    'switched',
    'signed in',
    'sign-in refused',
    'signed out',
    'stepped up',
    'step-up refused',
    'other sessions ended',
    'password link sent',
    'password set',
    'password changed',
    'two-factor turned on',
    'two-factor turned off',
    'two-factor reset',
    'recovery code used',
    'recovery codes renewed',
  ],
  branch: ['created', 'switched'],
  firm: ['created', 'switched'],
  rto: ['created', 'edited', 'switched'],
  setting: ['edited'],
  document: ['created', 'edited', 'deleted'],
  mail: ['sent again', 'link shown'],
} as const

/** A kind of thing that has a history. */
export type ActivityKind = keyof typeof activityActions
export type ActivityAction<K extends ActivityKind = ActivityKind> = (typeof activityActions)[K][number]

export const activityKinds = Object.keys(activityActions) as [ActivityKind, ...ActivityKind[]]

/** How the kinds read, in the words of the menu. */
export const activityLabels: Record<ActivityKind, string> = {
  case: messages.activity.kindCase,
  payment: messages.activity.kindPayment,
  bill: messages.activity.kindBill,
  client: messages.activity.kindClient,
  user: messages.activity.kindUser,
  branch: messages.activity.kindBranch,
  firm: messages.activity.kindFirm,
  rto: messages.activity.kindRto,
  setting: messages.activity.kindSetting,
  document: messages.activity.kindDocument,
  mail: messages.activity.kindMail,
}

/** The actions of one kind, or every action once. */
export const actionsOf = (kind: ActivityKind | undefined): ActivityAction[] => [
  ...new Set<ActivityAction>(kind ? activityActions[kind] : activityKinds.flatMap((one) => activityActions[one])),
]

/** In the place of a person's id: what the portal did by itself, or someone who was not signed in. */
export const NO_ACTOR = 'nobody'

/** In the place of a value that is personal: the log says that it changed, the case's own history says to what. */
export const PERSONAL_VALUE = '(personal)'
