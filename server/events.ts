import type { ActivityAction, ActivityKind } from '#contract/activity/activity-actions.ts'

/** A field's value before and after; what is personal is sealed. */
export type Changes = Record<string, { from: unknown; to: unknown }>

/** A user set a password by a link: the first one of an account, or another. */
export interface PasswordSet {
  subject: 'user'
  id: string
  action: 'password set'
  /** For the rules of deliveries alone; not kept. */
  facts: { hadPassword: boolean }
}

/** The actions of a kind that need no more than their changes. */
type PlainAction<Kind extends ActivityKind> = Kind extends 'user'
  ? Exclude<ActivityAction<'user'>, PasswordSet['action']>
  : ActivityAction<Kind>

/** What happened to a thing, as the history keeps it. */
export type Entry =
  | {
      [Kind in ActivityKind]: { subject: Kind; id: string; action: PlainAction<Kind>; changes?: Changes }
    }[ActivityKind]
  | PasswordSet

/** Strangers try passwords at the account of the user `id`. */
interface AccountGuessed {
  subject: 'notice'
  id: string
  action: 'account guessed at'
}

/** The audit found laws of the ledger broken. */
export interface LawsBroken {
  subject: 'notice'
  id: 'ledger'
  action: 'laws broken'
  facts: { laws: readonly { law: string; broken: number }[] }
}

/** What the portal noticed by itself. It is delivered as an entry is, and is no line of the history. */
export type Notice = AccountGuessed | LawsBroken

export type Event = Entry | Notice

/** By what name a rule knows an event. */
export type EventName =
  | { [Kind in ActivityKind]: `${Kind} ${ActivityAction<Kind>}` }[ActivityKind]
  | `${Notice['subject']} ${Notice['action']}`

/** An event, and its entry of the history; null for a notice. */
export interface RecordedEvent<E extends Event = Event> {
  event: E
  entryId: string | null
}
