import { t } from './texts.ts'

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
    'papers asked for',
    'asking taken back',
    'file added',
    'file moved',
    'file deleted',
    'original received',
    'original handed over',
    'original entry taken back',
    'Aadhaar revealed',
  ],
  payment: ['made', 'verified', 'rejected'],
  bill: [
    'raised',
    'settled',
    'reminded',
    'overdue',
    'overdue reminder sent',
    'reminder sent by hand',
    'reminder taken back',
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
    'reminders paused',
    'reminders resumed',
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
    'passkey added',
    'passkey renamed',
    'passkey removed',
    'recovery code used',
    'recovery codes renewed',
    'cash entered',
    'cash taken back',
    'cash day closed',
    'cash day confirmed',
  ],
  branch: ['created', 'edited', 'switched'],
  firm: ['created', 'edited', 'switched'],
  rto: ['created', 'edited', 'switched', 'proposed', 'confirmed', 'merged'],
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
export const activityLabels = (): Record<ActivityKind, string> => ({
  case: t.activity('kindCase'),
  payment: t.activity('kindPayment'),
  bill: t.activity('kindBill'),
  request: t.activity('kindRequest'),
  client: t.activity('kindClient'),
  user: t.activity('kindUser'),
  branch: t.activity('kindBranch'),
  firm: t.activity('kindFirm'),
  rto: t.activity('kindRto'),
  service: t.activity('kindService'),
  form: t.activity('kindForm'),
  vehicle: t.activity('kindVehicle'),
  setting: t.activity('kindSetting'),
  document: t.activity('kindDocument'),
  mail: t.activity('kindMail'),
  key: t.activity('kindKey'),
  import: t.activity('kindImport'),
  webhook: t.activity('kindWebhook'),
})

/** Returns the actions of one kind; without a kind every action, without duplicates. */
export const actionsOf = (kind: ActivityKind | undefined): ActivityAction[] => [
  ...new Set<ActivityAction>(
    kind ? activityActions[kind] : activityKinds.flatMap((anyKind) => activityActions[anyKind]),
  ),
]

/** Replaces a person's id for changes by a job of the portal or a caller without a session. */
export const NO_ACTOR = 'nobody'

/** Replaces a personal value: the log says that the value changed, the history of the case shows the value. */
export const PERSONAL_VALUE = '(personal)'
